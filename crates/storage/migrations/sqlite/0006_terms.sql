-- Anybody may sit down on this seat: no link is needed.
ALTER TABLE seat ADD COLUMN free BIGINT NOT NULL DEFAULT 0;

-- What the players of a table agreed on, as far as questions about many tables ask for it. The log has all of it; this is
-- written with the entry that says so.
CREATE TABLE terms (
    table_id  TEXT PRIMARY KEY REFERENCES game_table (id),
    -- What its players call the table; empty if they don't.
    name      TEXT NOT NULL,
    has_clock BIGINT NOT NULL,
    -- Whether it is shown to everybody who looks for a game to watch.
    is_listed BIGINT NOT NULL
) WITHOUT ROWID;
