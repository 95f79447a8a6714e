-- What other rooms read of files, sessions, settings and the register by the tables until now, they read by views.
CREATE OR REPLACE VIEW stored_file_public AS
SELECT file_id, original_name, content_type, size, uploaded_by, uploaded_at, sha256 FROM stored_file;
CREATE OR REPLACE VIEW session_public AS
SELECT person_id, created_at, via, id, expires_at, revoked_at, last_seen_at, address FROM session;
CREATE VIEW setting_public AS SELECT key, value, version, changed_at, changed_by FROM setting;
CREATE OR REPLACE VIEW register_agency_public AS
SELECT licence_no, name, gst_registered, search, address FROM register_agency;
CREATE VIEW register_account_public AS
SELECT id, licence_no, bank, holder, number_masked, uen, gst_number, prepared_by, prepared_at, approved_by, approved_at, ended_at
FROM register_account;
CREATE VIEW waiting_change_public AS SELECT id, kind, subject, title, prepared_by, prepared_at FROM waiting_change;
