-- The hash of a purged file keeps whether all had signed it, as /verify says so. What was purged until now was: a file that was not completed is
-- kept for five years, and there were none before.
ALTER TABLE sealed_hash ADD is_complete boolean NOT NULL DEFAULT true;
ALTER TABLE sealed_hash ALTER is_complete DROP DEFAULT;
