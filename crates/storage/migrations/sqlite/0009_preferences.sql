-- How somebody likes the pages, on all their devices. What the text says is the pages' own matter.
CREATE TABLE preferences (
    session TEXT PRIMARY KEY REFERENCES session (token_hash),
    chosen  TEXT NOT NULL
) WITHOUT ROWID;
