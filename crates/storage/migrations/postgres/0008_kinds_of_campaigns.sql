-- Which campaign it is, by the game that its chapters are played with. Until now there was one.
ALTER TABLE campaign ADD COLUMN kind TEXT NOT NULL DEFAULT '';
UPDATE campaign SET kind = 'ticket-to-ride-legacy';
