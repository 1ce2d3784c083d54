// node shot.mjs URL OUT [width height scheme]
import { chromium } from "@playwright/test";
const [url, out, width = "1280", height = "900", scheme = "light"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const page = await browser.newPage({ viewport: { width: +width, height: +height }, colorScheme: scheme });
page.on("console", (m) => console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message));
await page.goto(url);
await page.waitForTimeout(800);
if (process.env.CLICK) { for (const text of process.env.CLICK.split("|")) { await page.getByRole("button", { name: text }).first().click(); await page.waitForTimeout(1200); } }
await page.screenshot({ path: out, fullPage: true });
console.log(page.url());
await browser.close();
