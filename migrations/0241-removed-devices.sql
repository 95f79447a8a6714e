-- A browser that was removed stays removed until it is turned on again.
ALTER TABLE notification_device ADD COLUMN mark uuid NOT NULL DEFAULT gen_random_uuid();
CREATE TABLE notification_device_removed (
  person_id uuid NOT NULL REFERENCES person,
  mark      uuid NOT NULL,
  PRIMARY KEY (person_id, mark)
);

-- Mails of a day are made at their time, from what was not read by then.
CREATE INDEX notification_mailed ON notification (mailed_on, person_id) WHERE read_at IS NULL AND mailed_on IS NOT NULL;
