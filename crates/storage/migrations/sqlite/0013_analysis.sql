-- How a game went, in the eyes of a bot. It is worked out from the log and can be again; of another number of decisions it is out
-- of date.
CREATE TABLE analysis (
    table_id  TEXT PRIMARY KEY REFERENCES game_table (id),
    decisions BIGINT NOT NULL,
    json      TEXT NOT NULL
) WITHOUT ROWID;
