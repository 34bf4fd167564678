-- When somebody last looked at a table: what nobody uses goes after a while. What was there before this is looked at now.
ALTER TABLE game_table ADD COLUMN looked BIGINT NOT NULL DEFAULT 0;
UPDATE game_table SET looked = CAST(strftime('%s', 'now') AS INTEGER);
