"""What the server counts about itself, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of one process, in a registry of their own, so that two servers can live in one test."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter("partita_entries", "Entries written: moves, undos and what seats do", registry=registry)
        self.refusals = Counter("partita_refusals", "What was refused", ["code"], registry=registry)
        self.unavailable = Counter("partita_store_unavailable", "Times the store was out of reach", registry=registry)
        self.commits = Histogram(
            "partita_commit_seconds", "How long a commit took", buckets=_BUCKETS, registry=registry
        )
        self.commands = Histogram(
            "partita_command_seconds",
            "From a command to its acknowledgement",
            buckets=_BUCKETS,
            registry=registry,
        )
        self.thinking = Histogram(
            "partita_bot_seconds", "How long a bot thought", ["level"], buckets=_BUCKETS, registry=registry
        )
        self.sockets = Gauge("partita_sockets", "Connected WebSockets", registry=registry)
        self.rooms = Gauge("partita_matches_in_memory", "Matches held in memory", registry=registry)
        self.bots_waiting = Gauge("partita_bots_waiting", "Matches that wait for a bot", registry=registry)

    def text(self) -> bytes:
        """All of it in Prometheus's text format."""
        return generate_latest(self.registry)
