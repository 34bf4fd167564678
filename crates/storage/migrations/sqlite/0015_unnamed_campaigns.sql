-- A campaign that nobody named has an empty name; until now it had the words for one, in the language of whoever began it.
UPDATE campaign SET name = '' WHERE name IN ('Our campaign', 'Onze campagne');
