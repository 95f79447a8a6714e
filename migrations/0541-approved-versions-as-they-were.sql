-- What a transaction was approved with stays readable while it is corrected: the form and its answers as they were, without the number. A correction
-- that was saved before this update has kept nothing.
ALTER TABLE ecdd_correction ADD kept jsonb;
-- A version that is corrected is done as long as it counts, beside the one that takes its place.
ALTER TABLE ecdd_done DROP CONSTRAINT ecdd_done_pkey, ADD PRIMARY KEY (form_id, version);
