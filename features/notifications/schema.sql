-- What people were notified of.

-- A notification of one person, in the words of its moment. batch: those that were written together, which an open page reads.
CREATE TABLE notification (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id  uuid NOT NULL REFERENCES person,
  kind       text NOT NULL,
  key        text NOT NULL,
  batch      uuid NOT NULL,
  title      text NOT NULL,
  line       text NOT NULL,
  link       text NOT NULL CHECK (link LIKE '/%' AND link NOT LIKE '//%'),
  -- Whose desk it is of (`Who`): whoever has left it, or rests there, isn't shown it. Without one it is its person's own.
  who        text,
  -- The day whose mail brings it, if one does.
  mailed_on  date,
  created_at timestamptz NOT NULL,
  read_at    timestamptz,
  UNIQUE (person_id, key)
);
CREATE INDEX notification_newest ON notification (person_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (person_id) WHERE read_at IS NULL;
-- What the mail of a day brings.
CREATE INDEX notification_mailed ON notification (mailed_on, person_id) WHERE read_at IS NULL AND mailed_on IS NOT NULL;
CREATE INDEX notification_batch ON notification (batch, person_id);
-- What is done is found by its key, or by what keys begin with.
CREATE INDEX notification_key ON notification (key text_pattern_ops);
-- The nightly job forgets the oldest.
CREATE INDEX notification_age ON notification (created_at);

-- When a person is left in peace: nothing is pushed, and no mail but the daily one is sent. The hours of Singapore; the same hour
-- twice is never. Without a row: from 22 to 8.
CREATE TABLE notification_hours (
  person_id  uuid PRIMARY KEY REFERENCES person,
  quiet_from smallint NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to   smallint NOT NULL CHECK (quiet_to BETWEEN 0 AND 23)
);

-- The moment itself, or the end of the quiet hours that it lies in.
CREATE FUNCTION after_quiet_hours(moment timestamptz, quiet_from integer, quiet_to integer) RETURNS timestamptz
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN quiet_from < quiet_to AND hour >= quiet_from AND hour < quiet_to
      OR quiet_from > quiet_to AND (hour >= quiet_from OR hour < quiet_to)
    THEN (midnight + make_interval(hours => quiet_to, days => CASE WHEN hour < quiet_to THEN 0 ELSE 1 END))
      AT TIME ZONE 'Asia/Singapore'
    ELSE moment
  END
  FROM (
    SELECT extract(hour FROM local) AS hour, date_trunc('day', local) AS midnight
    FROM (SELECT moment AT TIME ZONE 'Asia/Singapore' AS local) here
  ) parts $$;

-- A browser that a person gets notifications in. Its address is sealed, as who has it can send there; a keyed hash finds it again.
CREATE TABLE notification_device (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id     uuid NOT NULL REFERENCES person,
  session_id    uuid NOT NULL,
  endpoint_hash bytea NOT NULL UNIQUE,
  sealed        text NOT NULL,
  name          text NOT NULL,
  -- By which its browser is known, wherever its push service moves it.
  mark          uuid NOT NULL DEFAULT gen_random_uuid(),
  added_at      timestamptz NOT NULL,
  reached_at    timestamptz
);
CREATE INDEX notification_device_person ON notification_device (person_id);
CREATE INDEX notification_device_session ON notification_device (session_id);

-- Browsers that their person removed: they stay so until they are turned on again. One whose session ended comes back by itself.
CREATE TABLE notification_device_removed (
  person_id uuid NOT NULL REFERENCES person,
  mark      uuid NOT NULL,
  PRIMARY KEY (person_id, mark)
);

-- The pair of keys by which push services know this agency, made when the first device is added.
CREATE TABLE push_key (
  id     boolean PRIMARY KEY DEFAULT true CHECK (id),
  public text NOT NULL,
  sealed text NOT NULL
);

-- What is to be sent besides the bell: a mail, a push to each device, or the mail of a day, which has all that waits for it then. What
-- was taken and not settled within two minutes is taken again.
CREATE TABLE notification_delivery (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id       uuid NOT NULL REFERENCES person,
  way             text NOT NULL CHECK (way IN ('mail', 'push', 'daily')),
  notification_id uuid REFERENCES notification ON DELETE CASCADE,
  device_id       uuid REFERENCES notification_device ON DELETE CASCADE,
  day             date,
  due_at          timestamptz NOT NULL,
  taken_at        timestamptz,
  tries           smallint NOT NULL DEFAULT 0,
  settled_at      timestamptz,
  -- Why it was given up; null where it was sent, or had been read before.
  failure         text,
  CHECK ((way = 'daily') = (day IS NOT NULL)),
  CHECK ((way = 'daily') = (notification_id IS NULL)),
  CHECK ((way = 'push') = (device_id IS NOT NULL)),
  UNIQUE (person_id, day)
);
CREATE INDEX notification_delivery_due ON notification_delivery (due_at) WHERE settled_at IS NULL;
CREATE INDEX notification_delivery_notification ON notification_delivery (notification_id);
CREATE INDEX notification_delivery_device ON notification_delivery (device_id);
CREATE INDEX notification_delivery_settled ON notification_delivery (settled_at) WHERE settled_at IS NOT NULL;

-- Whose session is ended gets nothing on the device that it was opened on: by signing out, from elsewhere, or with a new password.
CREATE FUNCTION forget_devices_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_device WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_devices AFTER UPDATE OF revoked_at ON session FOR EACH ROW
WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION forget_devices_of_session();
