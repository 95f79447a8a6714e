-- Two people who correct the same terms: the second is told.
ALTER TABLE plan_version ADD COLUMN revision integer NOT NULL DEFAULT 1;
