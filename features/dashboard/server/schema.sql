-- How each person has their home page.

-- How a person arranged the cards of the home page. Ids of cards that no longer exist may stay.
CREATE TABLE dashboard_layout (
  person_id  uuid PRIMARY KEY REFERENCES person,
  version    integer NOT NULL CHECK (version > 0),
  placed     text[] NOT NULL,
  hidden     text[] NOT NULL,
  changed_at timestamptz NOT NULL,
  shown      text[] NOT NULL DEFAULT '{}'
);

-- The link under which calendar programs read a person's key dates: its hash alone.
CREATE TABLE calendar_feed (
  person_id  uuid PRIMARY KEY REFERENCES person,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  made_at    timestamptz NOT NULL
);
