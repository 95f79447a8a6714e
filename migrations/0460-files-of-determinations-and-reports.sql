-- Documents that forms fill have a file each: the determination of a version, whatever it is rated later, and the report of a case that may
-- be shared. Neither is stored; both are made when they are opened.
ALTER TABLE ecdd_rating ADD file_id uuid NOT NULL GENERATED ALWAYS AS (
  overlay(overlay(md5('determination ' || form_id::text || ' ' || version::text) placing '4' from 13) placing '8' from 17)::uuid
) STORED;
CREATE INDEX ecdd_rating_file ON ecdd_rating (file_id);

ALTER TABLE aml_case ADD report_file uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX aml_case_report ON aml_case (report_file);
CREATE OR REPLACE VIEW aml_case_public AS
  SELECT id, case_no, owner, contact_id, name, joined, left_at, from_party, report_file FROM aml_case;
