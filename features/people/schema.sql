-- Who works here, who leads whom, and what is kept of each person.

-- What a name is compared by: its words in any order, whatever their case and what stands between them.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(
    SELECT word COLLATE "C" FROM regexp_split_to_table(lower(name), '[[:space:].,''’()/-]+') AS word WHERE word <> '' ORDER BY 1
  ), ' ') $$;

-- The next code that a salesperson is given (sa_no).
CREATE SEQUENCE person_sa_no_next;

-- Salespeople, staff and administrators.
CREATE TABLE person (
  id                          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_name                   text NOT NULL,
  name                        text NOT NULL,
  email                       text NOT NULL,
  -- Whoever reads an address opens the account behind it, so it has one account. Accounts that shared one before that rule keep
  -- it, marked, until they are given another.
  shares_email                boolean NOT NULL DEFAULT false,
  -- When another person last changed the email address: the bank account can't be changed for some time after it.
  email_changed_by_another_at timestamptz,
  mobile                      text,
  role                        text NOT NULL CHECK (role IN ('salesperson', 'staff', 'admin')),
  desks                       text[] NOT NULL DEFAULT '{}',
  registration_no             text,
  -- The agency's own code of a salesperson. It is given once and never to anybody else, so papers and reports can name
  -- people by it for good.
  sa_no                       text CHECK (sa_no ~ '^[A-Z0-9]{3,10}$'),
  password_hash               text,
  second_step                 boolean NOT NULL DEFAULT true,
  disabled_at                 timestamptz,
  created_at                  timestamptz NOT NULL DEFAULT now(),
  -- Names the picture in person_picture; null without one.
  picture                     text,
  gst_number                  text,
  gst_from                    date,
  -- The business address of a salesperson who is registered for GST: a tax invoice says it of its supplier and of its customer.
  -- Empty: not known.
  gst_address                 text NOT NULL DEFAULT '',
  gst_postal_code             text NOT NULL DEFAULT '' CHECK (gst_postal_code ~ '^(\d{6})?$'),
  search                      text GENERATED ALWAYS AS (search_text(name, registration_no, sa_no)) STORED,
  CHECK (role = 'salesperson' OR registration_no IS NULL),
  CHECK (role = 'staff' OR desks = '{}'),
  CONSTRAINT person_gst_whole CHECK ((gst_number IS NULL) = (gst_from IS NULL)),
  CHECK (role = 'salesperson' OR sa_no IS NULL),
  CHECK (role <> 'salesperson' OR sa_no IS NOT NULL),
  CONSTRAINT person_gst_address_whole CHECK ((gst_address = '') = (gst_postal_code = ''))
);
CREATE UNIQUE INDEX person_user_name ON person (lower(user_name));
CREATE UNIQUE INDEX person_registration_no ON person (registration_no);
CREATE INDEX person_name ON person (lower(name) text_pattern_ops) WHERE role = 'salesperson' AND disabled_at IS NULL;
-- A party that is one of us is found by name or email address.
CREATE INDEX person_same_name ON person (lower(name)) WHERE disabled_at IS NULL;
CREATE INDEX person_same_email ON person (lower(email)) WHERE disabled_at IS NULL;
CREATE UNIQUE INDEX person_sa_no ON person (sa_no);
CREATE INDEX person_name_key ON person (name_key(name));
-- Of those who share one, only the first has it.
CREATE UNIQUE INDEX person_email ON person (lower(email)) WHERE NOT shares_email;

-- Whoever is added without a code gets the next one that is free.
CREATE FUNCTION give_sa_no() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.sa_no IS NOT NULL THEN
    IF NEW.sa_no IS DISTINCT FROM OLD.sa_no THEN
      RAISE EXCEPTION 'A salesperson code never changes.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  WHILE NEW.role = 'salesperson' AND NEW.sa_no IS NULL LOOP
    NEW.sa_no := 'S' || lpad(nextval('person_sa_no_next')::text, 5, '0');
    IF EXISTS (SELECT FROM person WHERE sa_no = NEW.sa_no) THEN
      NEW.sa_no := NULL;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER person_sa_no BEFORE INSERT OR UPDATE OF sa_no, role ON person FOR EACH ROW EXECUTE FUNCTION give_sa_no();

-- What the yearly commission file says of a salesperson: identity document, nationality, sex, day of birth, sealed together.
CREATE TABLE person_identity (
  person_id     uuid PRIMARY KEY REFERENCES person,
  sealed        text NOT NULL,
  id_type       text NOT NULL CHECK (id_type IN ('NRIC', 'FIN', 'PASSPORT')),
  number_masked text NOT NULL,
  changed_at    timestamptz NOT NULL
);

-- Where a person's commission goes.
CREATE TABLE bank_account (
  person_id     uuid PRIMARY KEY REFERENCES person,
  bank          text NOT NULL,
  holder        text NOT NULL,
  number_sealed text NOT NULL,
  number_masked text NOT NULL,
  changed_at    timestamptz NOT NULL
);

-- Apart from person, which is read all the time. Some ten kilobytes each: too small and too many for the file store.
CREATE TABLE person_picture (
  person_id uuid PRIMARY KEY REFERENCES person,
  bytes     bytea NOT NULL CHECK (length(bytes) <= 262144)
);

-- The ladder, from its foot up. Titles are the agency's own.
CREATE TABLE rank (
  code     text PRIMARY KEY,
  name     text NOT NULL,
  position smallint NOT NULL UNIQUE
);

-- Which rank someone has from a day on: a deal goes by the rank of its own day, not by today's.
CREATE TABLE person_rank (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  rank      text NOT NULL REFERENCES rank,
  PRIMARY KEY (person_id, from_day)
);

-- Who leads whom from a day on: a deal goes by the team of its own day, not by today's.
CREATE TABLE upline (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  -- Null: from that day on nobody leads them.
  upline_id uuid REFERENCES person,
  PRIMARY KEY (person_id, from_day),
  CHECK (upline_id <> person_id)
);
CREATE INDEX upline_leads ON upline (upline_id, from_day) WHERE upline_id IS NOT NULL;

-- A change that one person prepared, until another one makes it or declines it. `input` is what is done then, `lines` are what is
-- read of it.
CREATE TABLE waiting_change (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind        text NOT NULL CHECK (kind IN ('SETTING', 'PLAN', 'DUE_DILIGENCE', 'RATE', 'GST_RATE')),
  subject     text NOT NULL,
  title       text NOT NULL,
  lines       jsonb NOT NULL,
  input       jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL
);
CREATE INDEX waiting_change_subject ON waiting_change (kind, subject);

-- What was done to an account by which somebody else may have it: until then it is nobody's second person.
CREATE TABLE account_change (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES person,
  kind        text NOT NULL CHECK (kind IN ('SET_UP', 'ADDRESS', 'DESK', 'DESK_TAKEN', 'ROLE', 'ENABLED', 'PASSWORD_BY_MAIL', 'SECOND_STEP')),
  -- The desk that it is about; null: all that the account may do.
  desk        text,
  -- Null: whoever opened a link, or the command line.
  by          uuid REFERENCES person,
  at          timestamptz NOT NULL,
  rests_until timestamptz NOT NULL,
  CHECK ((kind IN ('DESK', 'DESK_TAKEN')) = (desk IS NOT NULL))
);
CREATE INDEX account_change_person ON account_change (person_id, rests_until);

-- What the servers remember of a session is dropped: it says which desks are closed to its person.
CREATE FUNCTION tell_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.person_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER account_is_known_otherwise AFTER INSERT OR UPDATE ON account_change FOR EACH ROW
  EXECUTE FUNCTION tell_account_changed();

-- How notifications of a kind come to a person besides the bell, where they chose something else than what the kind begins with.
CREATE TABLE notice_choice (
  person_id uuid NOT NULL REFERENCES person,
  kind      text NOT NULL,
  way       text NOT NULL CHECK (way IN ('push', 'mail')),
  choice    text NOT NULL CHECK (choice IN ('off', 'daily', 'now')),
  PRIMARY KEY (person_id, kind, way),
  CHECK (way = 'mail' OR choice <> 'daily')
);

-- Settings stand below people.
ALTER TABLE setting ADD FOREIGN KEY (changed_by) REFERENCES person;

-- What other rooms may read.

-- A person as lists, papers and mails know them. Never the password's hash.
CREATE VIEW person_public AS
SELECT id, name, user_name, registration_no, sa_no, role, created_at, disabled_at, search, email, mobile, picture, desks, second_step,
       gst_number, gst_from, gst_address, gst_postal_code, email_changed_by_another_at, password_hash IS NOT NULL AS has_password
FROM person;

-- How notifications come to a person.
CREATE VIEW notice_choice_public AS SELECT person_id, kind, way, choice FROM notice_choice;

-- Where a person's commission goes, without the account's number.
CREATE VIEW bank_account_public AS SELECT person_id, bank, holder, number_masked, changed_at FROM bank_account;

-- Whose identity document is on record, without its number.
CREATE VIEW person_identity_public AS SELECT person_id, id_type, number_masked, changed_at FROM person_identity;

-- Who leads whom from a day on.
CREATE VIEW upline_public AS SELECT person_id, from_day, upline_id FROM upline;

-- What waits for a second person.
CREATE VIEW waiting_change_public AS SELECT id, kind, subject, title, prepared_by, prepared_at FROM waiting_change;
