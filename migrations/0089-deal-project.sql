-- The developer's project that finance counts a deal to. Plans may have rates by project and role.
ALTER TABLE deal ADD COLUMN project text CHECK (project <> '');
