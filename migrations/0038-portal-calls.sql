-- What a look into a portal read: each call, with the ids of the records that it was for, once.
ALTER TABLE portal_view ADD COLUMN calls text[] NOT NULL DEFAULT '{}';
ALTER TABLE portal_view DROP COLUMN page;
