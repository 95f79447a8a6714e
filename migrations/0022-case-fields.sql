-- Where a property lies for planning, whether completion is expected or has taken place, and where a co-broker's agency is.
ALTER TABLE esubmission
  ADD COLUMN planning_area    text,
  ADD COLUMN completion_state text NOT NULL DEFAULT 'EXPECTED' CHECK (completion_state IN ('EXPECTED', 'ACTUAL'));

ALTER TABLE external_cobroke
  ADD COLUMN agency_address text NOT NULL DEFAULT '';
