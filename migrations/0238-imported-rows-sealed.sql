-- What a row of a file says is sealed with the row, so that only the rows that are looked at are opened.
-- The files of before lay for a day, as one text each: they go, and the contacts that came in stay.
DELETE FROM contact_import;
ALTER TABLE contact_import DROP COLUMN sealed;
ALTER TABLE contact_import ADD COLUMN unread text[] NOT NULL DEFAULT '{}';
ALTER TABLE contact_import_row ADD COLUMN line integer NOT NULL;
ALTER TABLE contact_import_row ADD COLUMN sealed text NOT NULL;
ALTER TABLE contact_import_row DROP COLUMN address_id;
ALTER TABLE contact_import_row ADD COLUMN address_ids uuid[] NOT NULL DEFAULT '{}';
