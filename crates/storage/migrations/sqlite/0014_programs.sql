-- Whether a device is a program with a token that was made for it: it plays for its owner, and can't take their place. Until now a
-- program was known by a label that somebody wrote: those of browsers are made of what is in this list.
ALTER TABLE device ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
UPDATE device SET program = 1 WHERE label NOT IN
    ('', 'Firefox', 'Edg', 'Chrome', 'Safari', 'curl', 'Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux')
    AND label NOT LIKE 'Firefox, %' AND label NOT LIKE 'Edg, %' AND label NOT LIKE 'Chrome, %'
    AND label NOT LIKE 'Safari, %' AND label NOT LIKE 'curl, %';
