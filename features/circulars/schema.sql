-- Circulars of the regulator, whom they are for, and who has read and acknowledged them.

-- A circular, notice or letter that the content desk publishes. Its state follows from publish_at and archive_at.
CREATE TABLE circular (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ref_no         text NOT NULL DEFAULT '',
  title          text NOT NULL,
  type           text NOT NULL CHECK (type IN ('PRACTICE_CIRCULAR', 'PRACTICE_GUIDELINE', 'NOTICE', 'ADVISORY', 'LETTER_TO_KEO', 'CONSULTATION', 'PRESS_RELEASE', 'GAZETTE')),
  category       text NOT NULL,
  issued_on      date NOT NULL,
  effective_on   date,
  supersedes     uuid REFERENCES circular,
  body           jsonb NOT NULL,
  -- The words of the body, for the search.
  body_text      text NOT NULL,
  -- Keys of whom it is for.
  audience       text[] NOT NULL,
  -- Null: it need not be acknowledged.
  acknowledge_by date,
  -- Null: a draft.
  publish_at     timestamptz,
  archive_at     timestamptz,
  -- When its people were notified, which happens once, also when it is withdrawn and published again.
  announced_at   timestamptz,
  reminded_at    timestamptz,
  -- A material change begins a new one, from that moment: then everyone is asked again.
  edition        smallint NOT NULL DEFAULT 1,
  edition_at     timestamptz,
  revision       integer NOT NULL DEFAULT 1,
  search         tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', ref_no || ' ' || title), 'A') || setweight(to_tsvector('english', body_text), 'B')
  ) STORED,
  CHECK (supersedes <> id),
  CHECK (archive_at IS NULL OR publish_at IS NOT NULL)
);
CREATE INDEX circular_search ON circular USING gin (search);
CREATE INDEX circular_supersedes ON circular (supersedes) WHERE supersedes IS NOT NULL;
-- What the announcing job looks for each minute.
CREATE INDEX circular_unannounced ON circular (publish_at) WHERE announced_at IS NULL AND publish_at IS NOT NULL;

-- An attachment, with the words in it.
CREATE TABLE circular_file (
  file_id     uuid PRIMARY KEY REFERENCES stored_file,
  circular_id uuid NOT NULL REFERENCES circular,
  position    smallint NOT NULL,
  state       text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SEARCHABLE', 'NOT_SEARCHABLE')),
  pages       integer,
  text        text NOT NULL DEFAULT '',
  search      tsvector GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
  CONSTRAINT circular_file_place UNIQUE (circular_id, position)
);
CREATE INDEX circular_file_search ON circular_file USING gin (search);

-- Who has read an edition, and who has confirmed it. Without a row it is unread.
CREATE TABLE circular_read (
  person_id       uuid NOT NULL REFERENCES person,
  circular_id     uuid NOT NULL REFERENCES circular,
  edition         smallint NOT NULL,
  read_at         timestamptz NOT NULL,
  acknowledged_at timestamptz,
  PRIMARY KEY (person_id, circular_id, edition)
);
-- Who has read one of them.
CREATE INDEX circular_read_of ON circular_read (circular_id, edition, person_id) INCLUDE (acknowledged_at);

-- The regulator may ask who was informed of what: an acknowledgement is evidence, and is never taken back.
CREATE FUNCTION keep_acknowledgement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.acknowledged_at IS DISTINCT FROM OLD.acknowledged_at THEN
    RAISE EXCEPTION 'An acknowledgement stays.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER circular_acknowledged BEFORE UPDATE OR DELETE ON circular_read
  FOR EACH ROW WHEN (OLD.acknowledged_at IS NOT NULL) EXECUTE FUNCTION keep_acknowledgement();

-- The first sentence of a text that a search finds, for what is shown with a hit.
CREATE FUNCTION first_sentence(text text, words tsquery) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT sentence FROM regexp_split_to_table(text, '(?<=[.!?])\s+|\n\s*') AS sentence
  WHERE to_tsvector('english', sentence) @@ words LIMIT 1 $$;
