-- Lessons. Where a learner is stands in the log of the table.

-- A table on which somebody learns: for the question which lessons somebody has begun. Written with the entry that changes it.
CREATE TABLE lesson (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    name     TEXT NOT NULL
) WITHOUT ROWID;

-- What need not be said to a visitor again: a lesson gone through, a hint read, a game played to its end.
CREATE TABLE learnt (
    session TEXT NOT NULL REFERENCES session (token_hash),
    game    TEXT NOT NULL,
    what    TEXT NOT NULL,
    PRIMARY KEY (session, game, what)
) WITHOUT ROWID;
