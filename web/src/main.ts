import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { firstLanguage, wording } from "./text/wording.svelte";

await wording.speak(firstLanguage());
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
