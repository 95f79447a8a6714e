-- What a stored file is, and who uploaded it when.
CREATE VIEW stored_file_public AS
SELECT file_id, original_name, content_type, size, uploaded_by, uploaded_at FROM stored_file;
