"""The server: matches for people, bots and programs over HTTP and WebSockets.

Nothing here knows a rule.  ``wire`` is what is said, ``store`` what is kept, ``table`` one match in memory, ``hall``
all of them; ``docs/protocol.md`` and ``docs/architecture.md`` tell the rest.
"""
