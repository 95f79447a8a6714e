-- Whose session is ended gets nothing on the device that it was opened on: by signing out, from elsewhere, or with a new password.
CREATE FUNCTION forget_devices_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_device WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_devices AFTER UPDATE OF revoked_at ON session FOR EACH ROW
WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION forget_devices_of_session();
