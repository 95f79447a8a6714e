-- What rooms above may know of cases: whose they are, whether a party of a submission opened them, and never what was found.
CREATE OR REPLACE VIEW aml_case_public AS
  SELECT id, case_no, owner, contact_id, name, joined, left_at, from_party FROM aml_case;
