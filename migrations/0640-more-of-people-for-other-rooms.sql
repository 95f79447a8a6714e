-- What other rooms read of a person by the table until now, they read by its view.
CREATE OR REPLACE VIEW person_public AS
SELECT id, name, user_name, registration_no, sa_no, role, created_at, disabled_at, search, email, mobile, picture, desks, second_step,
       gst_number, gst_from, gst_address, gst_postal_code, email_changed_by_another_at, password_hash IS NOT NULL AS has_password
FROM person;

CREATE VIEW bank_account_public AS SELECT person_id, bank, holder, number_masked, changed_at FROM bank_account;
CREATE VIEW person_identity_public AS SELECT person_id, id_type, number_masked, changed_at FROM person_identity;

CREATE VIEW upline_public AS SELECT person_id, from_day, upline_id FROM upline;
