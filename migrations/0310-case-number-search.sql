-- A part of a case's number is looked for beside a part of its customer's name, in the same search.
CREATE INDEX aml_case_no_part ON aml_case USING gin (case_no gin_trgm_ops);
