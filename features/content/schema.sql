-- What the desk publishes for everybody at the agency.

-- Links to pages of others, by group and place.
CREATE TABLE useful_link (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "group"     text NOT NULL CHECK ("group" IN ('gov-e-services', 'tools-and-services', 'professional-body', 'resources', 'agent-tools')),
  place       integer NOT NULL,
  title       text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  address     text NOT NULL CHECK (address ~* '^https://'),
  icon        text NOT NULL,
  is_hidden   boolean NOT NULL
);
CREATE INDEX useful_link_in_order ON useful_link ("group", place);

-- What articles are about. The one of announcements is known to the code.
CREATE TABLE article_category (
  code  text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]*$'),
  name  text NOT NULL CHECK (name <> ''),
  place integer NOT NULL
);

-- Pictures for rich texts. A text names them by their file.
CREATE TABLE content_picture (
  file_id uuid PRIMARY KEY REFERENCES stored_file,
  -- When it was added, or a text had it last.
  used_at timestamptz NOT NULL
);

-- Which record's text has which picture. What nobody has is deleted after its days.
CREATE TABLE picture_use (
  file_id   uuid NOT NULL REFERENCES content_picture,
  record_id uuid NOT NULL,
  PRIMARY KEY (file_id, record_id)
);
CREATE INDEX picture_use_of_record ON picture_use (record_id);

-- News and announcements.
CREATE TABLE article (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category     text NOT NULL REFERENCES article_category,
  title        text NOT NULL CHECK (title <> ''),
  summary      text NOT NULL,
  body         jsonb NOT NULL,
  words        text NOT NULL,
  cover        uuid REFERENCES stored_file,
  thumbnail    uuid REFERENCES stored_file,
  audience     text[] NOT NULL CHECK (audience <> '{}'),
  publish_at   timestamptz,
  archive_at   timestamptz CHECK (archive_at > publish_at),
  announced_at timestamptz,
  version      integer NOT NULL DEFAULT 1,
  changed_by   uuid NOT NULL REFERENCES person,
  changed_at   timestamptz NOT NULL,
  search       text GENERATED ALWAYS AS (search_text(title, words)) STORED
);
-- A picture is found by its file, and a file that is deleted by its picture.
CREATE INDEX article_cover ON article (cover);
CREATE INDEX article_thumbnail ON article (thumbnail);
CREATE INDEX article_newest ON article (publish_at);

-- Short texts that roll along the top of the home page.
CREATE TABLE rolling_text (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text         text NOT NULL CHECK (text <> ''),
  link         text NOT NULL,
  place        integer NOT NULL,
  audience     text[] NOT NULL CHECK (audience <> '{}'),
  publish_at   timestamptz,
  archive_at   timestamptz CHECK (archive_at > publish_at),
  announced_at timestamptz
);

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
  changed_at   timestamptz NOT NULL,
  search       text GENERATED ALWAYS AS (search_text(title, place, words)) STORED
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

-- What happened to a person's registration for an event, for them to read. A place that was given back leaves its lines here.
CREATE TABLE event_registration_log (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id  uuid NOT NULL REFERENCES event,
  person_id uuid NOT NULL REFERENCES person,
  what      text NOT NULL CHECK (what IN ('REGISTERED', 'WAITING', 'MOVED_UP', 'CANCELLED')),
  at        timestamptz NOT NULL
);
CREATE INDEX event_registration_log_of_person ON event_registration_log (person_id, event_id);
