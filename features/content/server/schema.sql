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
