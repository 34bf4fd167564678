-- What the program remembers of itself: the key its promises are made of, and that it could write.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- Promises of fair luck that a table was opened with: no other table may have them.
CREATE TABLE kept_promise (
    commitment TEXT PRIMARY KEY
) WITHOUT ROWID;
