-- Letterheads stand below people: who saved one is kept without a reference, as other rooms' tables are read by views alone.
ALTER TABLE letterhead DROP CONSTRAINT letterhead_made_by_fkey;
