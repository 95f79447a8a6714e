-- How a browser was let in is kept with its visit. Visits of before may have been let in either way: they are asked again.
DELETE FROM signing_visit;
ALTER TABLE signing_visit ADD COLUMN verified_by text NOT NULL CHECK (verified_by IN ('CODE', 'LINK'));
-- What can't be sealed is tried once a day.
ALTER TABLE signing_request ADD COLUMN seal_asked_at timestamptz;
