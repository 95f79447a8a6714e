-- At which version each step was last changed, so that edits of different steps don't stand in each other's way. A step
-- that is not named may have changed at any time.
ALTER TABLE esubmission ADD COLUMN step_versions jsonb NOT NULL DEFAULT '{}';
