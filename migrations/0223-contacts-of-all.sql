-- The administrator's list: all contacts by name, and the newest first.
CREATE INDEX contact_all ON contact (name, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
CREATE INDEX contact_all_newest ON contact (created_at DESC, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
