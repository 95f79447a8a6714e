-- Lists of names to screen against, with every version of each.

-- A list by whose it is, and the version that is in force.
CREATE TABLE list_source (
  source     text PRIMARY KEY CHECK (source IN ('UN', 'OFAC', 'OPENSANCTIONS', 'OWN')),
  -- Null: none was loaded yet.
  version_id integer,
  -- When it was last known to be the newest: it was loaded, or what was fetched said the same.
  checked_at timestamptz
);

-- A file that was loaded. One that would lose much of the list waits to be confirmed.
CREATE TABLE list_version (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source      text NOT NULL REFERENCES list_source,
  state       text NOT NULL CHECK (state IN ('WAITING', 'APPLIED', 'DISCARDED')),
  -- The day that the list itself bears.
  as_of       date NOT NULL,
  file_name   text NOT NULL,
  entities    integer NOT NULL,
  came        integer NOT NULL,
  gone        integer NOT NULL,
  changed     integer NOT NULL,
  -- How it was loaded.
  loaded_by   text NOT NULL CHECK (loaded_by IN ('CLI', 'UPLOAD', 'FETCH', 'DEMO')),
  -- Who uploaded it, or confirmed its loss.
  person_id   uuid REFERENCES person,
  imported_at timestamptz NOT NULL,
  -- When it came into force.
  applied_at  timestamptz,
  -- Why it was doubted, a sentence each, and entries that show it.
  doubts      jsonb NOT NULL DEFAULT '[]',
  CHECK ((state = 'APPLIED') = (applied_at IS NOT NULL))
);
CREATE INDEX list_version_of ON list_version (source, id);
-- One version of a source waits at a time.
CREATE UNIQUE INDEX list_version_waiting ON list_version (source) WHERE state = 'WAITING';
ALTER TABLE list_source ADD FOREIGN KEY (version_id) REFERENCES list_version;

-- An entry of a list, as it was from one version to before another. What is on a customer's hit stays readable.
CREATE TABLE listed_entity (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source       text NOT NULL REFERENCES list_source,
  key          text NOT NULL,
  -- Ids that it had before, where the list names them.
  former_keys  text[] NOT NULL DEFAULT '{}',
  -- Of names and facts, not of remarks.
  content_hash text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('PERSON', 'BODY', 'VESSEL', 'AIRCRAFT')),
  names        jsonb NOT NULL,
  facts        jsonb NOT NULL,
  remarks      text NOT NULL DEFAULT '',
  from_version integer NOT NULL REFERENCES list_version,
  -- The first version without it as it is here.
  to_version   integer REFERENCES list_version
);
CREATE UNIQUE INDEX listed_entity_current ON listed_entity (source, key) WHERE to_version IS NULL;
CREATE INDEX listed_entity_came ON listed_entity (from_version);

-- Entries of a file while it is loaded, and of one that waits to be confirmed.
CREATE TABLE list_staged (
  version_id   integer NOT NULL REFERENCES list_version,
  key          text NOT NULL,
  former_keys  text[] NOT NULL,
  content_hash text NOT NULL,
  kind         text NOT NULL,
  names        jsonb NOT NULL,
  facts        jsonb NOT NULL,
  remarks      text NOT NULL,
  PRIMARY KEY (version_id, key)
);

-- Countries of higher risk as the FATF publishes them, each from a day to another.
CREATE TABLE country_risk (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  country  text NOT NULL,
  level    text NOT NULL CHECK (level IN ('COUNTERMEASURES', 'ENHANCED', 'MONITORED')),
  from_day date NOT NULL,
  -- The first day on which it is not on the list any more.
  to_day   date CHECK (to_day > from_day)
);
-- A country is on one list at a time.
CREATE UNIQUE INDEX country_risk_open ON country_risk (country) WHERE to_day IS NULL;
