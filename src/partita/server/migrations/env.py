"""What Alembic runs: the steps that are missing, on the connection it is given."""

from alembic import context

from partita.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=True,
    render_as_batch=True,  # SQLite changes columns by making a table anew
)
with context.begin_transaction():
    context.run_migrations()
