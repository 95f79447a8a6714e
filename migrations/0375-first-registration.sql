-- The register says only the current period of a registration: the first day that was ever seen is kept beside it.
ALTER TABLE register_salesperson ADD COLUMN first_from date;
UPDATE register_salesperson SET first_from = valid_from;

CREATE OR REPLACE VIEW register_salesperson_public AS
SELECT registration_no, valid_from, valid_to, first_from FROM register_salesperson;
