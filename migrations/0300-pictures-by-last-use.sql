-- A picture is swept thirty days after a text last had it, not after it was added.
ALTER TABLE content_picture RENAME COLUMN added_at TO used_at;
