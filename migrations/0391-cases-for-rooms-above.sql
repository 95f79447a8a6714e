-- What rooms above may know of cases: whose they are, and never what was found.
CREATE VIEW aml_case_public AS
  SELECT id, case_no, owner, contact_id, name, joined, left_at FROM aml_case;
