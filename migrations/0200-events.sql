-- What takes place: a briefing, a launch, a dinner. Without a capacity everybody has a place.
CREATE TABLE event (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title        text NOT NULL CHECK (title <> ''),
  summary      text NOT NULL,
  body         jsonb NOT NULL,
  words        text NOT NULL,
  place        text NOT NULL,
  starts_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL CHECK (ends_at > starts_at),
  capacity     integer CHECK (capacity > 0),
  audience     text[] NOT NULL CHECK (audience <> '{}'),
  publish_at   timestamptz,
  archive_at   timestamptz CHECK (archive_at > publish_at),
  announced_at timestamptz,
  version      integer NOT NULL DEFAULT 1,
  changed_by   uuid NOT NULL REFERENCES person,
  changed_at   timestamptz NOT NULL
);
CREATE INDEX event_by_day ON event (starts_at);

-- Who has a place at an event, and who waits for one, in the order in which they came.
CREATE TABLE event_registration (
  event_id   uuid NOT NULL REFERENCES event,
  person_id  uuid NOT NULL REFERENCES person,
  seq        bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  is_waiting boolean NOT NULL,
  taken_at   timestamptz NOT NULL,
  PRIMARY KEY (event_id, person_id)
);
CREATE INDEX event_registration_of_person ON event_registration (person_id);
