-- Every table as it was in November 2026, in the order of the rooms from below, and the rows that an agency begins with. It takes the
-- place of the migrations that 0000-baseline.replaces names. It never changes: what comes after is in later migrations. The tables of
-- today are written down in each room's schema.sql.

-- What every feature stands on: the audit trail, answers that are given once, numbers without gaps, and what is known of the
-- installation.

-- A trusted extension: the owner of the database may make it. Words are searched by three letters at a time.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Even the owner's own mistake is refused: a trail is added to, never rewritten.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

-- Who did what. Each row is a link of the chain of its aggregate; `hash` is keyed.
CREATE TABLE audit_row (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aggregate    text NOT NULL,
  aggregate_id text NOT NULL,
  seq          integer NOT NULL CHECK (seq > 0),
  at           timestamptz NOT NULL,
  actor_id     uuid,
  actor_name   text NOT NULL,
  via          text NOT NULL,
  address      text NOT NULL,
  action       text NOT NULL,
  detail       jsonb NOT NULL,
  hash         bytea NOT NULL CHECK (length(hash) = 32),
  UNIQUE (aggregate, aggregate_id, seq)
);
-- The audit page lists the trail in the order of its times.
CREATE INDEX audit_row_by_time ON audit_row (at DESC, id DESC);
CREATE INDEX audit_row_by_actor ON audit_row (actor_id, at DESC, id DESC);
CREATE TRIGGER audit_row_is_final BEFORE UPDATE OR DELETE ON audit_row FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The hash over all rows up to one, set hourly.
CREATE TABLE audit_anchor (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  rows    bigint NOT NULL,
  last_id bigint NOT NULL,
  hash    bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER audit_anchor_is_final BEFORE UPDATE OR DELETE ON audit_anchor FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The key of the audit trail's hashes and the number of the first row that it was used for, both sealed. Rows that are
-- older than the key keep their hashes.
CREATE TABLE audit_key (
  id     text PRIMARY KEY CHECK (id = 'audit-key'),
  sealed text NOT NULL
);

-- The answer to a change, for whoever asks again with the same key.
CREATE TABLE idempotency_key (
  actor_id    uuid NOT NULL,
  key         text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  status      smallint,
  answer      jsonb,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Numbers without gaps: the row is updated in the transaction that uses the number, as late as can be.
CREATE TABLE counter (
  name  text PRIMARY KEY,
  value bigint NOT NULL CHECK (value >= 0)
);

-- The encryption key that the sealed values of this database open with: a server with another would write what nobody
-- can read together. One row.
CREATE TABLE sealing_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id   text NOT NULL CHECK (length(key_id) = 8)
);

-- Whether this database holds the demo agency. Decided at the first start and never again.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_demo  boolean NOT NULL
);

-- What the agency has set.

-- A row for each setting that was ever changed: who changed it, and which version it is. No value: the one that it comes with.
CREATE TABLE setting (
  key        text PRIMARY KEY,
  value      jsonb,
  changed_at timestamptz NOT NULL DEFAULT now(),
  version    integer NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_by uuid
);

-- The rates of GST.

-- In percent, from a day on.
CREATE TABLE gst_rate (
  valid_from date PRIMARY KEY,
  rate       numeric(7, 4) NOT NULL
);

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
  -- When another person last changed the e-mail address: the bank account can't be changed for some time after it.
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
  unwanted_mails              text[] NOT NULL DEFAULT '{}',
  -- Names the picture in person_picture; null without one.
  picture                     text,
  gst_number                  text,
  gst_from                    date,
  -- The business address of a salesperson who is registered for GST: a tax invoice says it of its supplier and of its customer.
  -- Empty: not known.
  gst_address                 text NOT NULL DEFAULT '',
  gst_postal_code             text NOT NULL DEFAULT '' CHECK (gst_postal_code ~ '^(\d{6})?$'),
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
-- A party that is one of us is found by name or e-mail address.
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
  kind        text NOT NULL CHECK (kind IN ('SETTING', 'PLAN')),
  subject     text NOT NULL,
  title       text NOT NULL,
  lines       jsonb NOT NULL,
  input       jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL
);
CREATE INDEX waiting_change_subject ON waiting_change (kind, subject);

-- Settings stand below people.
ALTER TABLE setting ADD FOREIGN KEY (changed_by) REFERENCES person;

-- The public register of estate agents and their salespeople, and the accounts of the agencies in it.

-- The agencies of the register.
CREATE TABLE register_agency (
  licence_no     text PRIMARY KEY,
  name           text NOT NULL,
  address        text NOT NULL DEFAULT '',
  -- Null while nobody told: the register itself does not say.
  gst_registered boolean
);
CREATE INDEX register_agency_name ON register_agency USING gin (name gin_trgm_ops, licence_no gin_trgm_ops);

-- The salespeople of the register, with the agency that they work for.
CREATE TABLE register_salesperson (
  registration_no text PRIMARY KEY,
  name            text NOT NULL,
  licence_no      text NOT NULL REFERENCES register_agency,
  valid_from      date,
  valid_to        date
);
CREATE INDEX register_salesperson_name ON register_salesperson USING gin (name gin_trgm_ops, registration_no gin_trgm_ops);
CREATE INDEX register_salesperson_of ON register_salesperson (licence_no, name);

-- When the public register was imported: somebody who is not in it may have been registered after that day.
CREATE TABLE register_import (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  imported_on date NOT NULL,
  agencies    integer NOT NULL,
  salespeople integer NOT NULL
);

-- The bank account of a co-broke agency: one of finance prepares it, another one approves it. Its GST number comes with it.
CREATE TABLE register_account (
  id            uuid PRIMARY KEY,
  licence_no    text NOT NULL REFERENCES register_agency,
  bank          text NOT NULL,
  holder        text NOT NULL CHECK (holder <> ''),
  number_sealed text NOT NULL,
  number_masked text NOT NULL,
  uen           text NOT NULL,
  -- Null: the agency is not registered for GST.
  gst_number    text CHECK (gst_number <> ''),
  prepared_by   uuid NOT NULL REFERENCES person,
  prepared_at   timestamptz NOT NULL,
  approved_by   uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at   timestamptz,
  -- When it was withdrawn, or another one replaced it.
  ended_at      timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX register_account_waits ON register_account (licence_no) WHERE approved_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX register_account_in_force ON register_account (licence_no)
  WHERE approved_at IS NOT NULL AND ended_at IS NULL;

-- Addresses by postal code.

-- As far as lists or an address service have it.
CREATE TABLE postal_address (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null where the list has none: the blocks of HDB come without.
  postal_code text CHECK (postal_code ~ '^[0-9]{6}$'),
  block       text NOT NULL,
  street      text NOT NULL,
  building    text NOT NULL,
  latitude    double precision,
  longitude   double precision,
  source      text NOT NULL CHECK (source IN ('demo', 'condominiums', 'hdb', 'onemap')),
  UNIQUE NULLS NOT DISTINCT (postal_code, block, street, building)
);

-- The codes that exist, where a list of them was loaded.
CREATE TABLE postal_code (
  postal_code text PRIMARY KEY CHECK (postal_code ~ '^[0-9]{6}$')
);

-- How people sign in.

-- Sign-ins. Of the token only its hash is kept.
CREATE TABLE session (
  token_hash   bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  via          text NOT NULL CHECK (via IN ('password', 'amsaccess')),
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  revoked_at   timestamptz,
  address      text NOT NULL,
  user_agent   text NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX session_person ON session (person_id, created_at DESC);
CREATE INDEX session_id ON session (id);

-- Failures alone are counted; the account is a keyed hash, since a wrong user name may be a mistyped password.
CREATE TABLE sign_in_failure (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,
  address text NOT NULL,
  at      timestamptz NOT NULL,
  kind    text NOT NULL DEFAULT 'password' CHECK (kind IN ('password', 'code', 'reset'))
);
CREATE INDEX sign_in_failure_recent ON sign_in_failure (account, at);
-- Counts the accounts that were tried from an address.
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at);

-- Someone whose password was right, until the second step is done.
CREATE TABLE login_session (
  token_hash      bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id       uuid NOT NULL REFERENCES person,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  ended_at        timestamptz,
  channel         text CHECK (channel IN ('EMAIL', 'AUTHENTICATOR')),
  code_mac        bytea CHECK (length(code_mac) = 32),
  code_sent_at    timestamptz,
  code_expires_at timestamptz,
  codes_sent      integer NOT NULL DEFAULT 0,
  wrong_codes     integer NOT NULL DEFAULT 0,
  -- An unfinished sign-in or the confirmation of a change: the one is never taken for the other.
  purpose         text NOT NULL DEFAULT 'sign-in' CHECK (purpose IN ('sign-in', 'confirmation'))
);
CREATE INDEX login_session_person ON login_session (person_id, created_at);

-- Links by mail: to a new password, to an account's first visit, or to a new e-mail address. Another person's change of an e-mail
-- address waits until it is confirmed from there, and is undone from the old one.
CREATE TABLE account_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id         uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id  uuid NOT NULL REFERENCES person,
  purpose    text NOT NULL CHECK (purpose IN ('reset', 'invitation', 'email', 'email-by-another', 'email-undo')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Used, or replaced by a later one.
  ended_at   timestamptz,
  -- A new e-mail address waits until the link that was mailed there is opened; the one before stays in force.
  email      text,
  CONSTRAINT account_link_email_check CHECK ((purpose IN ('email', 'email-by-another', 'email-undo')) = (email IS NOT NULL))
);
CREATE INDEX account_link_person ON account_link (person_id, purpose, created_at);

-- The app of the second step. Secrets are sealed. One that waits to be confirmed leaves the one in use alone.
CREATE TABLE authenticator (
  person_id      uuid PRIMARY KEY REFERENCES person,
  secret         text,
  confirmed_at   timestamptz,
  last_step      bigint,
  pending_secret text,
  pending_at     timestamptz,
  -- After a new password by mail, a code by mail would add nothing: the app or a recovery code is asked for once.
  is_mail_off    boolean NOT NULL DEFAULT false,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_at IS NULL))
);

-- What opens the second step where the app is lost, once each.
CREATE TABLE recovery_code (
  person_id  uuid NOT NULL REFERENCES person,
  code_mac   bytea NOT NULL CHECK (length(code_mac) = 32),
  created_at timestamptz NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (person_id, code_mac)
);

-- What was accepted, word for word, and when.
CREATE TABLE notice_acceptance (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id   uuid NOT NULL REFERENCES person,
  version     text NOT NULL,
  notice      text NOT NULL,
  accepted_at timestamptz NOT NULL,
  address     text NOT NULL
);
CREATE INDEX notice_acceptance_person ON notice_acceptance (person_id, accepted_at);

-- What identity keeps up to date on the servers.

-- What the servers remember of a person is dropped the moment it is no longer so, whoever changed it.
CREATE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER person_is_known_otherwise AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR OLD.desks <> NEW.desks OR OLD.user_name <> NEW.user_name
        OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION tell_person_changed();

-- How long a session may rest is remembered with it.
CREATE FUNCTION tell_idle_limit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.key, OLD.key) = 'sessionIdleMinutes' THEN
    PERFORM pg_notify('session_ended', '*');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER setting_of_sessions AFTER INSERT OR UPDATE OR DELETE ON setting FOR EACH ROW
  EXECUTE FUNCTION tell_idle_limit_changed();

-- Files that were stored.

-- The bytes lie in the file store, under `storage_key`.
CREATE TABLE stored_file (
  file_id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  storage_key   text NOT NULL UNIQUE,
  original_name text NOT NULL,
  content_type  text NOT NULL,
  size          bigint NOT NULL CHECK (size >= 0),
  sha256        text NOT NULL,
  uploaded_by   uuid NOT NULL REFERENCES person,
  uploaded_at   timestamptz NOT NULL
);

-- The money, in double entry. Entries and lines are only ever added; the database itself refuses what does not balance.

-- The accounts that there are.
CREATE TABLE ledger_account (
  no   smallint PRIMARY KEY,
  name text NOT NULL UNIQUE
);

-- Months that something was posted in, and those that are closed.
CREATE TABLE ledger_month (
  month       date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at   timestamptz,
  closed_by   uuid REFERENCES person,
  -- How many entries the month has and what they debit. It is kept when the month is closed, so that the list of months counts the
  -- open ones alone.
  entries     int NOT NULL DEFAULT 0,
  debit_cents bigint NOT NULL DEFAULT 0
);

CREATE FUNCTION refuse_reopened_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the month % of the ledger is closed and stays closed', to_char(OLD.month, 'YYYY-MM');
END $$;
CREATE TRIGGER ledger_month_stays BEFORE UPDATE OR DELETE ON ledger_month FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION refuse_reopened_month();

-- One event of the money, posted once.
CREATE TABLE journal_entry (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day       date NOT NULL,
  -- The day of the event itself, where its month was closed already.
  value_day date NOT NULL,
  event     text NOT NULL,
  event_id  uuid NOT NULL,
  text      text NOT NULL,
  made_in   xid8 NOT NULL DEFAULT pg_current_xact_id(),
  made_at   timestamptz NOT NULL,
  UNIQUE (event, event_id)
);
CREATE INDEX journal_entry_day ON journal_entry (day, id);
-- The entries of a record are found by its id, whatever happened to it.
CREATE INDEX journal_entry_event_id ON journal_entry (event_id);
-- The GST of a quarter is in entries of its value days, and in those that were made in it. Entries are made one after the other, so
-- that of these the index of a few pages is enough.
CREATE INDEX journal_entry_value_day ON journal_entry (value_day);
CREATE INDEX journal_entry_made_at ON journal_entry USING brin (made_at);
CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE ON journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER journal_entry_stays BEFORE TRUNCATE ON journal_entry EXECUTE FUNCTION refuse_rewrite();

-- With a month all that is before it is closed, also a month in which nothing had been posted: the balances that the later one was
-- closed with count it in. An entry holds its month until its transaction ends, so that the month is not closed meanwhile.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_day date := date_trunc('month', NEW.day)::date;
BEGIN
  INSERT INTO ledger_month (month) VALUES (first_day) ON CONFLICT DO NOTHING;
  PERFORM FROM ledger_month WHERE month = first_day FOR SHARE;
  IF EXISTS (SELECT FROM ledger_month WHERE month >= first_day AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the month % of the ledger is closed', to_char(first_day, 'YYYY-MM');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER journal_entry_month BEFORE INSERT ON journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

-- One check an entry, at the commit: a trigger for each line takes some 6 s for 5,000 lines, and an entry without lines passes.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(cents), 0) INTO lines, total FROM journal_line WHERE entry = NEW.id;
  IF lines < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'journal entry % does not balance: % lines, % cents', NEW.id, lines, total;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_entry_balances AFTER INSERT ON journal_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();

-- An entry's lines sum to zero.
CREATE TABLE journal_line (
  entry     bigint NOT NULL REFERENCES journal_entry,
  position  smallint NOT NULL,
  account   smallint NOT NULL REFERENCES ledger_account,
  person_id uuid REFERENCES person,
  -- The number of the deal that it comes from.
  deal      text,
  -- Debit is positive, credit negative.
  cents     bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (entry, position)
);
CREATE INDEX journal_line_account ON journal_line (account) INCLUDE (cents);
CREATE INDEX journal_line_person ON journal_line (person_id, account) WHERE person_id IS NOT NULL;
CREATE INDEX journal_line_deal ON journal_line (deal) WHERE deal IS NOT NULL;
CREATE TRIGGER journal_line_is_final BEFORE UPDATE OR DELETE ON journal_line FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER journal_line_stays BEFORE TRUNCATE ON journal_line EXECUTE FUNCTION refuse_rewrite();

CREATE FUNCTION refuse_later_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added JOIN journal_entry e ON e.id = added.entry WHERE e.made_in <> pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'lines come with their journal entry, not later';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journal_line_in_time AFTER INSERT ON journal_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_later_lines();

-- What each account stood at when its month was closed, all months together.
CREATE TABLE ledger_balance (
  month        date NOT NULL REFERENCES ledger_month,
  account      smallint NOT NULL REFERENCES ledger_account,
  cents        bigint NOT NULL,
  -- The trial balance of ever adds up what came after the last closed month, and nothing before it.
  debit_cents  bigint NOT NULL,
  credit_cents bigint NOT NULL,
  PRIMARY KEY (month, account),
  CHECK (debit_cents - credit_cents = cents)
);
CREATE TRIGGER ledger_balance_is_final BEFORE UPDATE OR DELETE ON ledger_balance FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- A reported transaction, what hangs on it, and the dated rules of its documents. Amounts are cents; rates are percent.

-- The submission. `price_cents` is the price of a sale and the rent of a month of a lease.
CREATE TABLE esubmission (
  id                           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_no                      text NOT NULL UNIQUE,
  status                       smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 10),
  current_step                 text NOT NULL DEFAULT 'info',
  version                      integer NOT NULL DEFAULT 1,
  -- At which version each step was last changed, so that edits of different steps don't stand in each other's way. A step
  -- that is not named may have changed at any time.
  step_versions                jsonb NOT NULL DEFAULT '{}',
  transaction_type             text NOT NULL CHECK (transaction_type IN ('SALE', 'LEASE')),
  represented_side             text NOT NULL,
  market_type                  text NOT NULL DEFAULT 'RESALE',
  -- The property.
  property_category            text NOT NULL,
  property_type                text NOT NULL,
  postal_code                  text NOT NULL,
  block                        text NOT NULL,
  street                       text NOT NULL,
  building                     text NOT NULL,
  unit                         text NOT NULL,
  district                     text NOT NULL,
  planning_area                text,
  hdb_town                     text,
  lease_start_year             smallint,
  floor_area                   numeric(10, 2) CHECK (floor_area > 0),
  land_area                    numeric(10, 2) CHECK (land_area > 0),
  area_unit                    text NOT NULL DEFAULT 'SQM',
  tenure                       text,
  -- The deal. Of a sale:
  price_cents                  bigint NOT NULL CHECK (price_cents > 0),
  option_date                  date,
  option_serial_no             text NOT NULL DEFAULT '',
  option_fee_cents             bigint,
  option_expiry_date           date,
  intent_to_sell_date          date,
  exercise_date                date,
  exercise_fee_cents           bigint,
  completion_date              date,
  completion_state             text NOT NULL DEFAULT 'EXPECTED' CHECK (completion_state IN ('EXPECTED', 'ACTUAL')),
  possession                   text NOT NULL DEFAULT 'VACANT',
  -- Of a lease:
  agreement_date               date,
  loi_date                     date,
  good_faith_cents             bigint,
  tenancy_start                date,
  tenancy_end                  date,
  renewal_months               smallint,
  security_deposit_cents       bigint CHECK (security_deposit_cents >= 0),
  rental_scope                 text NOT NULL DEFAULT 'WHOLE' CHECK (rental_scope IN ('WHOLE', 'ROOM')),
  room_description             text NOT NULL DEFAULT '',
  diplomatic_clause            boolean NOT NULL DEFAULT false,
  occupants                    smallint,
  -- The agency agreement, stamp duty and commission.
  agency_form                  text,
  agency_agreement_no          text NOT NULL DEFAULT '',
  agency_from                  date,
  agency_to                    date,
  stamp_certificate_no         text NOT NULL DEFAULT '',
  stamp_date                   date,
  stamp_duty_cents             bigint,
  marketing_cost_cents         bigint,
  commission_basis             text NOT NULL,
  commission_rate              numeric(7, 4),
  commission_cents             bigint NOT NULL CHECK (commission_cents >= 0),
  late_reason                  text NOT NULL DEFAULT '',
  created_by                   uuid NOT NULL REFERENCES person,
  created_at                   timestamptz NOT NULL,
  submitted_at                 timestamptz,
  claimed_by                   uuid REFERENCES person,
  claimed_at                   timestamptz,
  deleted_at                   timestamptz,
  -- When the salesperson's checklist was complete for the first time.
  sp_checklist_compliance_date timestamptz,
  -- Where a submission on hold stood.
  held_from                    smallint CHECK (held_from IN (2, 3, 7, 10)),
  -- What the agency keeps of a forfeited fee, and the evidence of an abort.
  forfeiture_cents             bigint CHECK (forfeiture_cents >= 0),
  evidence_file_id             uuid REFERENCES stored_file,
  -- What the search box looks through: number, address, names of parties; kept by the use-cases that change them.
  search                       text NOT NULL DEFAULT '',
  -- Each type has its own dates and sides.
  CONSTRAINT esubmission_of_its_type CHECK (
  CASE transaction_type
    WHEN 'SALE' THEN option_date IS NOT NULL AND agreement_date IS NULL AND represented_side IN ('SELLER', 'BUYER')
    ELSE agreement_date IS NOT NULL AND tenancy_start IS NOT NULL AND tenancy_end IS NOT NULL
      AND tenancy_end > tenancy_start
      AND option_date IS NULL AND represented_side IN ('LANDLORD', 'TENANT')
  END
),
  CHECK ((status = 8) = (held_from IS NOT NULL)),
  CHECK (status <> 9 OR (forfeiture_cents IS NOT NULL AND evidence_file_id IS NOT NULL))
);
-- What staff see is never a draft: the indexes of their lists hold nothing else.
CREATE INDEX esubmission_search ON esubmission USING gin (search gin_trgm_ops) WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_newest ON esubmission (created_at DESC, id DESC) WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_status ON esubmission (status, created_at DESC, id DESC) INCLUDE (transaction_type)
  WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_category ON esubmission (property_category, status, created_at DESC, id DESC) INCLUDE (transaction_type)
  WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_price ON esubmission (price_cents, id) WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_commission ON esubmission (commission_cents, id) WHERE deleted_at IS NULL AND status <> 1;
-- Other submissions of a property, for the checks on submission.
CREATE INDEX esubmission_of_property ON esubmission (postal_code, unit) WHERE deleted_at IS NULL AND status <> 1;
-- Whose claims are under way: for what is new to them.
CREATE INDEX esubmission_claims ON esubmission (claimed_by) WHERE status IN (3, 5, 8) AND claimed_by IS NOT NULL;
-- The desk's queue by when a submission came in: what waits, and everything.
CREATE INDEX esubmission_waiting ON esubmission (submitted_at, id) WHERE deleted_at IS NULL AND status IN (2, 3, 8);
CREATE INDEX esubmission_by_submission ON esubmission (submitted_at, id) WHERE deleted_at IS NULL AND status <> 1;
-- Another case of the same block and unit is found whatever its postal code.
CREATE INDEX esubmission_of_block ON esubmission (lower(block), unit) WHERE deleted_at IS NULL AND status <> 1;
-- The desk lists what a person has claimed.
CREATE INDEX esubmission_claimed ON esubmission (claimed_by, status) WHERE deleted_at IS NULL AND status <> 1;

-- Who sees it in their own list: the owner from the start, an internal co-broker from Submitted on (decision 3).
CREATE TABLE esubmission_member (
  user_id        uuid NOT NULL REFERENCES person,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  capacity       text NOT NULL CHECK (capacity IN ('OWNER', 'COBROKE')),
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (user_id, esubmission_id)
);
CREATE INDEX esubmission_member_newest ON esubmission_member (user_id, created_at DESC, esubmission_id DESC);
CREATE INDEX esubmission_member_of ON esubmission_member (esubmission_id);

-- Buyers, sellers, landlords and tenants: every kind of body, and whom one acts for.
CREATE TABLE esubmission_party (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid                  uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  esubmission_id        uuid NOT NULL REFERENCES esubmission,
  party_type            text NOT NULL,
  represented_party     text NOT NULL CHECK (represented_party IN ('I', 'O')),
  is_unrepresented      boolean NOT NULL,
  kind                  text NOT NULL
    CHECK (kind IN ('INDIVIDUAL', 'COMPANY', 'LLP', 'PARTNERSHIP', 'SOLE_PROP', 'TRUST', 'ESTATE', 'SOCIETY', 'MCST', 'GOVT')),
  name                  text NOT NULL,
  -- What a party's documents say beyond its name and number, and how long a document or a pass holds.
  alias                 text NOT NULL DEFAULT '',
  trading_name          text NOT NULL DEFAULT '',
  -- The number is sealed. It is compared by its print, a keyed hash.
  id_type               text NOT NULL,
  id_number_sealed      text NOT NULL,
  id_number_masked      text NOT NULL,
  id_number_print       text NOT NULL,
  is_id_doubtful        boolean NOT NULL DEFAULT false,
  id_expiry             date,
  pass_type             text CHECK (pass_type IN ('EP', 'S_PASS', 'WP', 'DP', 'LTVP', 'STP', 'PEP', 'ONE_PASS', 'TECH_PASS', 'NA')),
  pass_expiry           date,
  nationality           text NOT NULL,
  residency             text CHECK (residency IN ('SC', 'PR', 'FOREIGNER')),
  gender                text CHECK (gender IN ('F', 'M')),
  date_of_birth         date,
  date_of_incorporation date,
  occupation            text NOT NULL DEFAULT '',
  employer              text NOT NULL DEFAULT '',
  phone                 text NOT NULL,
  email                 text NOT NULL,
  address               text NOT NULL,
  tenancy               text CHECK (tenancy IN ('SOLE', 'JOINT', 'COMMON')),
  ownership_rate        numeric(7, 4) CHECK (ownership_rate BETWEEN 0 AND 100),
  is_on_behalf          boolean NOT NULL DEFAULT false,
  represents_party_uuid uuid REFERENCES esubmission_party (uuid) ON DELETE SET NULL,
  is_beneficial_owner   boolean NOT NULL DEFAULT true
);
CREATE INDEX esubmission_party_of ON esubmission_party (esubmission_id, id);
CREATE INDEX esubmission_party_print ON esubmission_party (id_number_print);
CREATE INDEX esubmission_party_represented ON esubmission_party (represents_party_uuid) WHERE represents_party_uuid IS NOT NULL;

-- Who holds a company, level under level (SHAREHOLDER), and whom a person holds for (OWNER, one a party).
CREATE TABLE esubmission_holder (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seq              bigint GENERATED ALWAYS AS IDENTITY,
  party_uuid       uuid NOT NULL REFERENCES esubmission_party (uuid) ON DELETE CASCADE,
  relation         text NOT NULL CHECK (relation IN ('SHAREHOLDER', 'OWNER')),
  parent_id        uuid REFERENCES esubmission_holder ON DELETE CASCADE,
  kind             text NOT NULL CHECK (kind IN ('INDIVIDUAL', 'COMPANY')),
  name             text NOT NULL,
  rate             numeric(7, 4) NOT NULL CHECK (rate BETWEEN 0 AND 100),
  id_type          text NOT NULL,
  -- Empty while the number is not known.
  id_number_sealed text NOT NULL,
  id_number_masked text NOT NULL,
  id_number_print  text NOT NULL,
  is_id_doubtful   boolean NOT NULL DEFAULT false,
  nationality      text NOT NULL,
  date_of_birth    date
);
CREATE INDEX esubmission_holder_of ON esubmission_holder (party_uuid, seq);
CREATE INDEX esubmission_holder_under ON esubmission_holder (parent_id) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX esubmission_holder_owner ON esubmission_holder (party_uuid) WHERE relation = 'OWNER';
CREATE INDEX esubmission_holder_print ON esubmission_holder (id_number_print) WHERE id_number_print <> '';

-- What another agency gets of the commission, and who there is reached how.
CREATE TABLE external_cobroke (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id   uuid NOT NULL REFERENCES esubmission,
  position         smallint NOT NULL,
  direction        text NOT NULL DEFAULT 'PAY_OUT' CHECK (direction IN ('PAY_OUT', 'RECEIVE_IN')),
  represented_side text,
  agency_name      text NOT NULL,
  licence_no       text NOT NULL,
  agency_address   text NOT NULL DEFAULT '',
  gst_registered   boolean NOT NULL,
  salesperson_name text NOT NULL,
  registration_no  text NOT NULL,
  mobile           text NOT NULL DEFAULT '',
  email            text NOT NULL DEFAULT '',
  share_basis      text NOT NULL,
  share_rate       numeric(7, 4),
  share_cents      bigint,
  amount_cents     bigint NOT NULL CHECK (amount_cents >= 0),
  UNIQUE (esubmission_id, position)
);

-- What our own salespeople get of the commission.
CREATE TABLE internal_cobroke (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  position       smallint NOT NULL,
  user_id        uuid NOT NULL REFERENCES person,
  role           text NOT NULL,
  remark         text NOT NULL,
  share_basis    text NOT NULL,
  share_rate     numeric(7, 4),
  share_cents    bigint,
  amount_cents   bigint NOT NULL CHECK (amount_cents >= 0),
  UNIQUE (esubmission_id, position)
);

-- Who is invoiced for which part of the commission. `serving_party_uuids` are the clients that it is for.
CREATE TABLE bill (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id      uuid NOT NULL REFERENCES esubmission,
  position            smallint NOT NULL,
  bill_for            text NOT NULL,
  invoice_to_text     text NOT NULL,
  address             text NOT NULL,
  -- What an e-invoice says of the buyer, and the terms that were agreed with them. Empty and null: not known, the agency's own.
  postal_code         text NOT NULL DEFAULT '' CHECK (postal_code ~ '^(\d{6})?$'),
  email               text NOT NULL,
  -- What an e-invoice says of the buyer, and the terms that were agreed with them. Empty and null: not known, the agency's own.
  uen                 text NOT NULL DEFAULT '',
  gst_number          text NOT NULL DEFAULT '',
  terms_days          smallint CHECK (terms_days BETWEEN 0 AND 365),
  basis               text NOT NULL DEFAULT 'FIXED' CHECK (basis IN ('PERCENT', 'MONTHS_OF_RENT', 'FIXED')),
  rate                numeric(7, 4),
  amount_cents        bigint NOT NULL CHECK (amount_cents >= 0),
  gst_rate            numeric(7, 4) NOT NULL,
  gst_cents           bigint NOT NULL,
  serving_party_uuids uuid[] NOT NULL DEFAULT '{}',
  UNIQUE (esubmission_id, position)
);

-- The catalogue of documents.
CREATE TABLE document_type (
  document_id text PRIMARY KEY,
  name        text NOT NULL,
  position    smallint NOT NULL,
  note        text NOT NULL DEFAULT '',
  -- What a document is called for the side that we act for, where each side has one of its own.
  by_side     jsonb NOT NULL DEFAULT '{}',
  -- Finance opens these documents and no others: they are about money.
  is_money    boolean NOT NULL DEFAULT false
);

-- Rules are data: the one in force on the check date whose condition fits decides (decision 7).
CREATE TABLE doc_rule (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id text NOT NULL REFERENCES document_type,
  condition   jsonb NOT NULL,
  level       text NOT NULL CHECK (level IN ('required', 'conditional', 'optional')),
  stage       text NOT NULL CHECK (stage IN ('submit', 'invoice', 'payout')),
  per         text NOT NULL CHECK (per IN ('case', 'party')),
  valid_from  date NOT NULL,
  valid_to    date,
  -- Of the documents of a group, one is enough (an identity copy or a company's profile).
  any_of      text,
  -- A change is a new row that replaces the one before; a rule is never written over.
  replaces    bigint REFERENCES doc_rule,
  created_by  uuid REFERENCES person,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT doc_rule_days CHECK (valid_to IS NULL OR valid_to >= valid_from - 1)
);

-- A line of a submission's checklist that has files.
CREATE TABLE esubmission_document (
  id                           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id               uuid NOT NULL REFERENCES esubmission,
  document_id                  text NOT NULL REFERENCES document_type,
  party_uuid                   uuid,
  sp_checklist_compliance_date timestamptz,
  UNIQUE NULLS NOT DISTINCT (esubmission_id, document_id, party_uuid)
);

-- The files of such a line.
CREATE TABLE esubmission_file (
  file_id  uuid PRIMARY KEY REFERENCES stored_file,
  document bigint NOT NULL REFERENCES esubmission_document
);
CREATE INDEX esubmission_file_of ON esubmission_file (document);

-- What the desk said of a line of the checklist. The text of a query stays, answered, when a new file is uploaded for it.
CREATE TABLE esubmission_document_verdict (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  document_id    text NOT NULL REFERENCES document_type,
  party_uuid     uuid,
  verdict        text NOT NULL CHECK (verdict IN ('accepted', 'queried', 'answered')),
  note           text NOT NULL,
  by             uuid NOT NULL REFERENCES person,
  at             timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (esubmission_id, document_id, party_uuid)
);

-- What the desk uploads to show that a sale fell through.
CREATE TABLE esubmission_evidence (
  file_id        uuid PRIMARY KEY REFERENCES stored_file,
  esubmission_id uuid NOT NULL REFERENCES esubmission
);
CREATE INDEX esubmission_evidence_of ON esubmission_evidence (esubmission_id);

-- How many papers an approved submission still lacks: before its invoice, before its payout, and of due diligence. It is counted
-- anew with every file and verdict, so that lists and payout runs need not evaluate checklists.
CREATE TABLE esubmission_papers (
  esubmission_id uuid PRIMARY KEY REFERENCES esubmission,
  invoice        smallint NOT NULL CHECK (invoice >= 0),
  payout         smallint NOT NULL CHECK (payout >= 0),
  due_diligence  smallint NOT NULL CHECK (due_diligence >= 0),
  -- Their own invoice keeps co-brokers alone from being paid. Null: not counted yet.
  cobroker       smallint CHECK (cobroker >= 0)
);

-- Each move of a submission, with its reason.
CREATE TABLE esubmission_history (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  at             timestamptz NOT NULL,
  actor_id       uuid REFERENCES person,
  from_status    smallint,
  to_status      smallint NOT NULL,
  reason         text NOT NULL
);
CREATE INDEX esubmission_history_of ON esubmission_history (esubmission_id, id);

-- What owner and desk say to each other about a submission.
CREATE TABLE esubmission_remark (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  at             timestamptz NOT NULL,
  author_id      uuid NOT NULL REFERENCES person,
  -- What it is about: a field or step, or a line of the checklist; neither, where it is about the whole.
  path           text,
  document_id    text REFERENCES document_type,
  party_uuid     uuid,
  text           text NOT NULL CHECK (text <> ''),
  -- The return that it came with, and when the submission came back.
  move           bigint REFERENCES esubmission_history,
  answered_at    timestamptz,
  CHECK (path IS NULL OR document_id IS NULL),
  CHECK (party_uuid IS NULL OR document_id IS NOT NULL),
  CHECK (answered_at IS NULL OR move IS NOT NULL)
);
CREATE INDEX esubmission_remark_of ON esubmission_remark (esubmission_id, id);

-- How far someone has read: the last remark they saw.
CREATE TABLE esubmission_reading (
  user_id        uuid NOT NULL REFERENCES person,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  up_to          bigint NOT NULL,
  PRIMARY KEY (user_id, esubmission_id)
);

-- With which reason a warning went along with a submission; `move` is that submission.
CREATE TABLE esubmission_override (
  move           bigint NOT NULL REFERENCES esubmission_history,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  code           text NOT NULL,
  reason         text NOT NULL CHECK (reason <> ''),
  PRIMARY KEY (move, code)
);
CREATE INDEX esubmission_override_of ON esubmission_override (esubmission_id);

-- What an approved submission became: the figures as they stood, by which it is billed and paid.

-- An approved submission. It keeps what money, reports and papers say of it, as it stood at the approval or was revised since.
CREATE TABLE deal (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_no          text NOT NULL UNIQUE,
  esubmission_id   uuid NOT NULL UNIQUE REFERENCES esubmission,
  case_no          text NOT NULL,
  state            text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CANCELLED', 'ABORTED')),
  closed_at        timestamptz,
  approved_at      timestamptz NOT NULL,
  -- Who approved the submission: they don't approve a payout of it.
  approved_by      uuid REFERENCES person,
  -- The closing agent.
  owner_id         uuid NOT NULL REFERENCES person,
  -- The day that plans and teams go by.
  signed_on        date NOT NULL,
  -- The day on which a deal is complete: of a lease its agreement, of a sale as it is recorded.
  completed_on     date,
  tax_point        date NOT NULL,
  tenancy_start    date,
  tenancy_end      date,
  transaction_type text NOT NULL CHECK (transaction_type IN ('SALE', 'LEASE')),
  side             text NOT NULL,
  market           text NOT NULL,
  -- A fixed fee depends on the category of the property, so a deal keeps it.
  category         text NOT NULL,
  property_type    text NOT NULL,
  -- The developer's project that finance counts a deal to. Plans may have rates by project and role.
  project          text CHECK (project <> ''),
  -- The whole address, as lists and papers say it, and its parts.
  address          text NOT NULL,
  postal_code      text NOT NULL,
  block            text NOT NULL,
  street           text NOT NULL,
  building         text NOT NULL,
  unit             text NOT NULL,
  district         text NOT NULL,
  -- The price of a sale, the monthly rent of a lease.
  value_cents      bigint NOT NULL CHECK (value_cents > 0),
  commission_cents bigint NOT NULL CHECK (commission_cents >= 0),
  -- The bills of a deal without an invoice: how many, and for how much. Kept by triggers, so that no way to bill or to
  -- credit can forget it.
  unbilled_bills   smallint NOT NULL DEFAULT 0,
  unbilled_cents   bigint NOT NULL DEFAULT 0,
  -- Where a deal stands follows from its bills, invoices, money and payouts. It is kept by triggers, so that lists find it by an
  -- index and no way to bill, to receive or to pay can forget it.
  standing         text NOT NULL DEFAULT 'UNBILLED'
    CHECK (standing IN ('UNBILLED', 'BILLED', 'PART_PAID', 'PAID', 'SETTLED', 'CANCELLED', 'ABORTED')),
  -- The first due day of what is open of a deal's invoices. It is kept beside the standing, by the same triggers, so that lists find
  -- by an index which deals are overdue.
  due_on           date,
  CHECK ((state = 'OPEN') = (closed_at IS NULL))
);
CREATE INDEX deal_newest ON deal (approved_at DESC, id DESC);
CREATE INDEX deal_case_no ON deal (case_no);
CREATE INDEX deal_ended ON deal (approved_at DESC, id DESC) WHERE state <> 'OPEN';
CREATE INDEX deal_owner ON deal (owner_id, approved_at DESC, id DESC);
CREATE INDEX deal_completed ON deal (completed_on, deal_no) WHERE completed_on IS NOT NULL AND state = 'OPEN';
CREATE INDEX deal_standing ON deal (standing, approved_at DESC, id DESC);
-- Bills that wait for an invoice are listed by whether they wait for the completion first (a forfeiture waits for none), the newest
-- deal first. PostgreSQL takes a condition that is compared with true or false apart, and then doesn't find it in the index; a number
-- it leaves as it is.
CREATE INDEX deal_unbilled ON deal ((CASE WHEN completed_on IS NULL AND state = 'OPEN' THEN 1 ELSE 0 END), approved_at DESC, id DESC)
  INCLUDE (esubmission_id, unbilled_bills, unbilled_cents) WHERE unbilled_bills > 0;
CREATE INDEX deal_due ON deal (approved_at DESC, id DESC) INCLUDE (due_on) WHERE state = 'OPEN' AND due_on IS NOT NULL;
CREATE INDEX deal_address ON deal USING gin (address gin_trgm_ops);
CREATE INDEX deal_commission ON deal (commission_cents);

-- The submission of a settled deal is completed by a job.
CREATE FUNCTION note_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.standing = 'SETTLED' THEN
    INSERT INTO deal_settled VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSIF OLD.standing = 'SETTLED' THEN
    DELETE FROM deal_settled WHERE deal_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_settles AFTER UPDATE OF standing ON deal FOR EACH ROW
  WHEN (OLD.standing IS DISTINCT FROM NEW.standing) EXECUTE FUNCTION note_settled();

-- Who shares in the commission: our own salespeople, and other agencies.
CREATE TABLE deal_share (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id         uuid NOT NULL REFERENCES deal,
  position        smallint NOT NULL,
  -- One of ours; of another agency, whose name stands beside it, there is none.
  user_id         uuid REFERENCES person,
  role            text,
  name            text NOT NULL,
  registration_no text NOT NULL,
  amount_cents    bigint NOT NULL CHECK (amount_cents >= 0),
  share_basis     text NOT NULL CHECK (share_basis IN ('PERCENT', 'AMOUNT')),
  share_rate      numeric(7, 4),
  -- Of another agency alone.
  agency_name     text,
  licence_no      text,
  agency_address  text,
  email           text,
  gst_registered  boolean,
  direction       text CHECK (direction IN ('PAY_OUT', 'RECEIVE_IN')),
  UNIQUE (deal_id, position),
  CHECK ((user_id IS NULL) = (role IS NULL) AND (user_id IS NULL) = (agency_name IS NOT NULL)),
  CONSTRAINT deal_share_of_agency CHECK (num_nulls(licence_no, agency_address, email, gst_registered, direction)
    = CASE WHEN user_id IS NULL THEN 0 ELSE 5 END)
);
CREATE INDEX deal_share_of_person ON deal_share (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX deal_share_licence ON deal_share (licence_no) WHERE licence_no IS NOT NULL;
CREATE INDEX deal_share_agencies ON deal_share (id) INCLUDE (deal_id, amount_cents) WHERE licence_no IS NOT NULL;

-- Who is invoiced for which part of the commission.
CREATE TABLE deal_bill (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id         uuid NOT NULL REFERENCES deal,
  position        smallint NOT NULL,
  bill_for        text NOT NULL,
  invoice_to_text text NOT NULL,
  address         text NOT NULL,
  postal_code     text NOT NULL DEFAULT '' CHECK (postal_code ~ '^(\d{6})?$'),
  email           text NOT NULL,
  -- What an e-invoice says of the buyer, and the terms that were agreed with them. Empty and null: not known, the agency's own.
  uen             text NOT NULL DEFAULT '',
  gst_number      text NOT NULL DEFAULT '',
  terms_days      smallint CHECK (terms_days BETWEEN 0 AND 365),
  -- How a bill was worked out, as its invoice says: by a part of the price, by months of rent, or as a fixed amount. Null: not known.
  basis           text CHECK (basis IN ('PERCENT', 'MONTHS_OF_RENT', 'FIXED')),
  rate            numeric(7, 4),
  amount_cents    bigint NOT NULL CHECK (amount_cents > 0),
  gst_rate        numeric(7, 4) NOT NULL,
  gst_cents       bigint NOT NULL,
  -- What was forfeited to the agency when a deal fell through is billed on its own.
  is_forfeiture   boolean NOT NULL DEFAULT false,
  -- A bill that a revision removed stays for its papers, and is billed no more.
  removed_at      timestamptz,
  UNIQUE (deal_id, position),
  CONSTRAINT deal_bill_rate CHECK ((rate IS NOT NULL) = (coalesce(basis, 'FIXED') <> 'FIXED'))
);
CREATE INDEX deal_bill_removed ON deal_bill (deal_id) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX deal_bill_forfeiture ON deal_bill (deal_id) WHERE is_forfeiture;
CREATE INDEX deal_bill_to ON deal_bill USING gin (invoice_to_text gin_trgm_ops);

-- What a deal was at approval can be revised: one of finance prepares it, another one approves it. Older ones stay.
CREATE TABLE deal_revision (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id     uuid NOT NULL REFERENCES deal,
  -- Counts the revisions of a deal from 1.
  number      smallint NOT NULL CHECK (number > 0),
  reason      text NOT NULL CHECK (reason <> ''),
  -- Commission, shares and bills as they were and as they become.
  before      jsonb NOT NULL,
  after       jsonb NOT NULL,
  -- What follows from it, as both of them saw it: credit notes, money that becomes credit, lines that change.
  follows     jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person,
  approved_at timestamptz,
  UNIQUE (deal_id, number),
  CHECK (prepared_by <> approved_by),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX deal_revision_open ON deal_revision (deal_id) WHERE approved_at IS NULL;
CREATE INDEX deal_revision_waiting ON deal_revision (prepared_at) WHERE approved_at IS NULL;

-- An approved revision is part of the record.
CREATE FUNCTION keep_approved_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'revision % of the deal is approved and stays', OLD.number;
END $$;
CREATE TRIGGER deal_revision_stays BEFORE UPDATE OR DELETE ON deal_revision FOR EACH ROW
  WHEN (OLD.approved_at IS NOT NULL) EXECUTE FUNCTION keep_approved_revision();

-- Deals that are settled, until their submission is completed or they are open again.
CREATE TABLE deal_settled (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- How salespeople are paid: plans, what each share of a deal is divided into, and what was earned.

-- Plans by which salespeople are paid.
CREATE TABLE plan (
  code text PRIMARY KEY,
  name text NOT NULL
);

-- The terms of a plan from a day on.
CREATE TABLE plan_version (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  plan     text NOT NULL REFERENCES plan,
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  -- Two people who correct the same terms: the second is told.
  revision integer NOT NULL DEFAULT 1,
  UNIQUE (plan, from_day)
);

-- What a frozen split was worked out by stays as it was.
CREATE FUNCTION keep_used_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM split WHERE plan_version = OLD.id AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'Plan version % is used by a frozen split', OLD.id;
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_used_plan_version BEFORE UPDATE OR DELETE ON plan_version
  FOR EACH ROW EXECUTE FUNCTION keep_used_plan_version();

-- Who is on which plan from a day on.
CREATE TABLE person_plan (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  plan      text NOT NULL REFERENCES plan,
  PRIMARY KEY (person_id, from_day)
);
CREATE INDEX person_plan_plan ON person_plan (plan);

-- What each share of a deal is divided into. The lines of a split sum to its share.
CREATE TABLE split (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id       uuid NOT NULL REFERENCES deal,
  share_id      uuid NOT NULL UNIQUE REFERENCES deal_share,
  -- The terms that it was worked out by; none for a share of another agency.
  plan_version  uuid REFERENCES plan_version,
  -- When the first cent of its deal cleared.
  frozen_at     timestamptz,
  -- What it was worked out from: who stood above, what was reached in the period before, and each step.
  chain         jsonb NOT NULL DEFAULT '[]',
  period_from   date,
  period_to     date,
  reached_cents bigint CHECK (reached_cents >= 0),
  steps         jsonb NOT NULL DEFAULT '[]',
  CHECK ((period_from IS NULL) = (reached_cents IS NULL) AND (period_to IS NULL) = (reached_cents IS NULL))
);
CREATE INDEX split_deal ON split (deal_id);
CREATE INDEX split_plan_version ON split (plan_version) WHERE frozen_at IS NOT NULL;
CREATE INDEX split_expected ON split (deal_id) WHERE frozen_at IS NULL;

-- One part of a share. What it earned and what is left of it are still the whole line; but a line that gave away can have more left
-- than its cents, once the money that it had earned goes back.
CREATE TABLE split_line (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  split_id   uuid NOT NULL REFERENCES split ON DELETE CASCADE,
  position   smallint NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('OWN', 'OVERRIDE', 'COBROKE', 'AGENCY')),
  person_id  uuid REFERENCES person,
  -- The part of the share, in ten-thousandths of a percent.
  rate       integer NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
  cents      bigint NOT NULL CHECK (cents >= 0),
  -- What is still to be earned.
  left_cents bigint NOT NULL,
  UNIQUE (split_id, position),
  CHECK ((kind IN ('OWN', 'OVERRIDE')) = (person_id IS NOT NULL)),
  CONSTRAINT split_line_left CHECK (left_cents >= 0)
);
CREATE INDEX split_line_person ON split_line (person_id) WHERE person_id IS NOT NULL;
-- Of a leader's hundred thousand lines those that have not earned everything yet are few.
CREATE INDEX split_line_left ON split_line (person_id) WHERE left_cents <> 0;

-- What a line earned by money that cleared. Rows are only ever added; what goes back is negative. By RESPLIT and REVISION it moves
-- between lines: who gets less owes it, who gets more earns it.
CREATE TABLE earning (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id   uuid NOT NULL REFERENCES split_line,
  person_id uuid REFERENCES person,
  day       date NOT NULL,
  cause     text NOT NULL,
  cause_id  uuid NOT NULL,
  cents     bigint NOT NULL CHECK (cents <> 0),
  -- The payout that pays it, while or since there is one.
  taken_by  uuid,
  reverses  uuid UNIQUE REFERENCES earning,
  -- An earning of another agency names its share, as that of a salesperson names the person: what no run has paid is found by an index.
  share_id  uuid REFERENCES deal_share,
  UNIQUE (cause, cause_id, line_id),
  CONSTRAINT earning_cause CHECK (cause IN ('ALLOCATION', 'REVERSAL', 'RESPLIT', 'REVISION')),
  CONSTRAINT earning_sign CHECK (
    (cause = 'REVERSAL') = (reverses IS NOT NULL)
    AND (cause IN ('RESPLIT', 'REVISION') OR (cents < 0) = (reverses IS NOT NULL))
  ),
  CONSTRAINT earning_of_one CHECK (person_id IS NULL OR share_id IS NULL)
);
CREATE INDEX earning_free ON earning (person_id) WHERE person_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_taken ON earning (taken_by) WHERE taken_by IS NOT NULL;
-- What a deal has earned is added up by its lines.
CREATE INDEX earning_line ON earning (line_id);
CREATE INDEX earning_owed ON earning (person_id) WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL;
-- What one person earned adds up from the index alone: a leader of a large team has some hundred thousand earnings, which lie
-- all over the table.
CREATE INDEX earning_person ON earning (person_id, day) INCLUDE (cents, taken_by) WHERE person_id IS NOT NULL;
CREATE INDEX earning_share ON earning (share_id) INCLUDE (cents, taken_by) WHERE share_id IS NOT NULL;
CREATE INDEX earning_share_free ON earning (share_id) WHERE share_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_share_owed ON earning (share_id) WHERE share_id IS NOT NULL AND cents < 0 AND taken_by IS NULL;

-- Of another agency: the share that it earns by.
CREATE FUNCTION name_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.share_id := (
    SELECT s.share_id FROM split_line l JOIN split s ON s.id = l.split_id WHERE l.id = NEW.line_id AND l.kind = 'COBROKE'
  );
  RETURN NEW;
END $$;
CREATE TRIGGER earning_names_share BEFORE INSERT ON earning FOR EACH ROW WHEN (NEW.person_id IS NULL) EXECUTE FUNCTION name_share();

-- A frozen split is worked out anew: one of finance prepares it, another one approves it.
CREATE TABLE resplit (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id     uuid NOT NULL REFERENCES deal,
  reason      text NOT NULL CHECK (reason <> ''),
  -- What each line was and becomes, as both of them saw it.
  changes     jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person,
  approved_at timestamptz,
  CHECK (prepared_by <> approved_by),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX resplit_open ON resplit (deal_id) WHERE approved_at IS NULL;
CREATE INDEX resplit_deal ON resplit (deal_id);

-- What other agencies get of a deal: which agency it is, and its tax invoice.

-- The agency of the register that an external share is paid to. Finance says so: the submission had typed words.
CREATE TABLE cobroke_tie (
  -- A revision may remove a share of which nothing was paid.
  share_id   uuid PRIMARY KEY REFERENCES deal_share ON DELETE CASCADE,
  licence_no text NOT NULL REFERENCES register_agency,
  tied_by    uuid NOT NULL REFERENCES person,
  tied_at    timestamptz NOT NULL
);
CREATE INDEX cobroke_tie_agency ON cobroke_tie (licence_no);

-- The tax invoice of a registered co-broker for their share, until their credit note takes it back.
CREATE TABLE cobroke_invoice (
  id          uuid PRIMARY KEY,
  share_id    uuid NOT NULL REFERENCES cobroke_tie,
  number      text NOT NULL CHECK (number <> ''),
  issued_on   date NOT NULL,
  -- The whole share, before GST.
  net_cents   bigint NOT NULL CHECK (net_cents > 0),
  gst_rate    integer NOT NULL CHECK (gst_rate > 0),
  gst_cents   bigint NOT NULL CHECK (gst_cents > 0),
  -- Whether the agency claims it as input tax.
  is_claimed  boolean NOT NULL,
  keyed_by    uuid NOT NULL REFERENCES person,
  keyed_at    timestamptz NOT NULL,
  credit_note text CHECK (credit_note <> ''),
  credited_on date,
  credited_by uuid REFERENCES person,
  CHECK ((credit_note IS NULL) = (credited_on IS NULL) AND (credit_note IS NULL) = (credited_by IS NULL))
);
CREATE UNIQUE INDEX cobroke_invoice_in_force ON cobroke_invoice (share_id) WHERE credited_on IS NULL;
CREATE INDEX cobroke_invoice_share ON cobroke_invoice (share_id);
CREATE INDEX cobroke_invoice_credited ON cobroke_invoice (share_id) WHERE credited_on IS NOT NULL;

-- What the agency bills and what comes in. Amounts are cents; a paper keeps all that it prints.

-- A tax invoice.
CREATE TABLE invoice (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number         text NOT NULL UNIQUE,
  deal_id        uuid NOT NULL REFERENCES deal,
  bill_id        uuid NOT NULL REFERENCES deal_bill,
  -- The closing agent and the addressee, as printed: what is open is summed by them.
  agent_id       uuid NOT NULL REFERENCES person,
  bill_to        text GENERATED ALWAYS AS (printed #>> '{to,text}') STORED,
  issued_on      date NOT NULL,
  due_on         date NOT NULL,
  net_cents      bigint NOT NULL CHECK (net_cents > 0),
  gst_rate       numeric(7, 4) NOT NULL,
  gst_cents      bigint NOT NULL CHECK (gst_cents >= 0),
  -- What is still to be paid of it.
  open_net       bigint NOT NULL CHECK (open_net BETWEEN 0 AND net_cents),
  open_gst       bigint NOT NULL CHECK (open_gst BETWEEN 0 AND gst_cents),
  -- What was given up of an invoice. Money that comes after all opens it again.
  written_off_by uuid,
  written_net    bigint NOT NULL DEFAULT 0 CHECK (written_net >= 0),
  written_gst    bigint NOT NULL DEFAULT 0 CHECK (written_gst >= 0),
  -- What its credit notes took back; `credited_at` is when that was all of it.
  credited_net   bigint NOT NULL DEFAULT 0,
  credited_gst   bigint NOT NULL DEFAULT 0,
  credited_at    timestamptz,
  -- An open invoice that the client disputes: a mark with the reason. It moves no money; the audit trail keeps earlier ones.
  disputed_at    timestamptz,
  disputed_by    uuid REFERENCES person,
  dispute_reason text CHECK (dispute_reason <> ''),
  printed        jsonb NOT NULL,
  issued_by      uuid NOT NULL REFERENCES person,
  issued_at      timestamptz NOT NULL,
  CONSTRAINT invoice_credited_net CHECK (credited_net >= 0 AND credited_net + open_net + written_net <= net_cents),
  CONSTRAINT invoice_credited_gst CHECK (credited_gst >= 0 AND credited_gst + open_gst + written_gst <= gst_cents),
  CONSTRAINT invoice_credited_whole CHECK (
    (credited_at IS NOT NULL) = (credited_net = net_cents) AND (credited_at IS NULL OR credited_gst = gst_cents)
  ),
  CONSTRAINT invoice_dispute_whole CHECK (num_nonnulls(disputed_at, disputed_by, dispute_reason) IN (0, 3))
);
CREATE INDEX invoice_deal ON invoice (deal_id);
CREATE UNIQUE INDEX invoice_bill ON invoice (bill_id) WHERE credited_at IS NULL;
CREATE INDEX invoice_open_amount ON invoice ((open_net + open_gst)) WHERE open_net + open_gst > 0;
CREATE INDEX invoice_issued ON invoice (issued_on);
CREATE INDEX invoice_open_agent ON invoice (agent_id) WHERE open_net + open_gst > 0;
CREATE INDEX invoice_written_off ON invoice (issued_on) WHERE written_off_by IS NOT NULL;
CREATE INDEX invoice_open_words ON invoice USING gin (number gin_trgm_ops, bill_to gin_trgm_ops, (printed ->> 'address') gin_trgm_ops)
  WHERE open_net + open_gst > 0;
-- PostgreSQL takes a third of all invoices for open where it has no figures of the sum, and then reads every bill to find the few.
CREATE STATISTICS invoice_open_cents ON (open_net + open_gst) FROM invoice;
CREATE STATISTICS invoice_open_sum ON (open_net + open_gst) FROM invoice;
CREATE INDEX invoice_part_paid ON invoice (due_on, id)
  WHERE open_net + open_gst > 0 AND open_net + open_gst < net_cents - credited_net + gst_cents - credited_gst;
CREATE INDEX invoice_disputed ON invoice (deal_id) WHERE disputed_at IS NOT NULL AND open_net + open_gst > 0;
-- Lists of finance stay fast with a million deals: each state of an invoice is found by an index. The aging sums by these alone.
CREATE INDEX invoice_open ON invoice (due_on, id) INCLUDE (agent_id, open_net, open_gst, disputed_at)
  WHERE open_net + open_gst > 0;
CREATE INDEX invoice_open_client ON invoice (bill_to) INCLUDE (due_on, open_net, open_gst, disputed_at)
  WHERE open_net + open_gst > 0;
CREATE INDEX invoice_amount ON invoice ((net_cents + gst_cents));

-- It takes back an invoice or a part of it. The invoice keeps the sums of its credit notes; it is credited when all of it is, and its
-- bill can then be invoiced again.
CREATE TABLE credit_note (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number      text NOT NULL UNIQUE,
  invoice_id  uuid NOT NULL REFERENCES invoice,
  issued_on   date NOT NULL,
  net_cents   bigint NOT NULL CHECK (net_cents > 0),
  gst_cents   bigint NOT NULL CHECK (gst_cents >= 0),
  reason      text NOT NULL CHECK (reason <> ''),
  printed     jsonb NOT NULL,
  issued_by   uuid NOT NULL REFERENCES person,
  issued_at   timestamptz NOT NULL,
  -- The revision that it comes from.
  revision_id uuid REFERENCES deal_revision
);
CREATE INDEX credit_note_issued ON credit_note (issued_on);
CREATE INDEX credit_note_invoice ON credit_note (invoice_id);
CREATE INDEX credit_note_revision ON credit_note (revision_id) WHERE revision_id IS NOT NULL;
CREATE INDEX credit_note_amount ON credit_note ((net_cents + gst_cents));

-- What a client is told to pay before there is a tax invoice. Nothing is posted by it.
CREATE TABLE pro_forma (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number    text NOT NULL UNIQUE,
  bill_id   uuid NOT NULL REFERENCES deal_bill,
  issued_on date NOT NULL,
  printed   jsonb NOT NULL,
  issued_by uuid NOT NULL REFERENCES person,
  issued_at timestamptz NOT NULL
);
CREATE INDEX pro_forma_bill ON pro_forma (bill_id);

-- Money that came in. Cheques wait until they clear; what is not on an invoice is the payer's credit, used later or refunded.
CREATE TABLE receipt (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number        text NOT NULL UNIQUE,
  method        text NOT NULL,
  payer         text NOT NULL,
  reference     text NOT NULL,
  received_on   date NOT NULL,
  cleared_on    date,
  returned_on   date,
  return_reason text,
  cents         bigint NOT NULL CHECK (cents > 0),
  -- What is not on an invoice: the payer's credit.
  left_cents    bigint NOT NULL,
  printed       jsonb NOT NULL,
  recorded_by   uuid NOT NULL REFERENCES person,
  recorded_at   timestamptz NOT NULL,
  CONSTRAINT receipt_method CHECK (method IN ('PAYNOW', 'GIRO', 'TRANSFER', 'CHEQUE')),
  CONSTRAINT receipt_cleared CHECK (cleared_on IS NOT NULL OR method = 'CHEQUE'),
  -- What was refunded of money that the bank then took back is owed by the payer.
  CONSTRAINT receipt_left CHECK (left_cents <= cents AND (left_cents >= 0 OR returned_on IS NOT NULL))
);
CREATE INDEX receipt_search ON receipt USING gin (payer gin_trgm_ops, reference gin_trgm_ops);
CREATE INDEX receipt_received ON receipt (received_on DESC, id);
CREATE INDEX receipt_clearing ON receipt (received_on) WHERE cleared_on IS NULL AND returned_on IS NULL;
CREATE INDEX receipt_credit ON receipt (received_on) WHERE left_cents <> 0;
-- Receipts are looked for by the amount of a credit, and those that were taken back by the day of a debit.
CREATE INDEX receipt_amount ON receipt (cents) WHERE returned_on IS NULL;
CREATE INDEX receipt_returned ON receipt (returned_on) WHERE returned_on IS NOT NULL;
CREATE INDEX receipt_cents ON receipt (cents);

-- What of a receipt pays which invoice. It is taken back by a row of its own, once.
CREATE TABLE allocation (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  receipt_id uuid NOT NULL REFERENCES receipt,
  invoice_id uuid NOT NULL REFERENCES invoice,
  day        date NOT NULL,
  net_cents  bigint NOT NULL,
  gst_cents  bigint NOT NULL,
  reverses   uuid UNIQUE REFERENCES allocation,
  CONSTRAINT allocation_sign CHECK (
    CASE WHEN reverses IS NULL THEN net_cents >= 0 AND gst_cents >= 0 ELSE net_cents <= 0 AND gst_cents <= 0 END
  )
);
CREATE INDEX allocation_invoice ON allocation (invoice_id);
CREATE INDEX allocation_receipt ON allocation (receipt_id);

-- The invoices that a cheque is meant for, until it clears.
CREATE TABLE receipt_intent (
  receipt_id uuid NOT NULL REFERENCES receipt,
  invoice_id uuid NOT NULL REFERENCES invoice,
  cents      bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (receipt_id, invoice_id)
);
CREATE INDEX receipt_intent_invoice ON receipt_intent (invoice_id);

-- What one of finance asks for and another one approves.
CREATE TABLE money_request (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind          text NOT NULL CHECK (kind IN ('CREDIT', 'WRITE_OFF', 'REFUND')),
  invoice_id    uuid REFERENCES invoice,
  receipt_id    uuid REFERENCES receipt,
  cents         bigint NOT NULL CHECK (cents > 0),
  reason        text NOT NULL CHECK (reason <> ''),
  state         text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'APPROVED', 'DECLINED')),
  -- The voucher of a refund.
  number        text UNIQUE,
  prepared_by   uuid NOT NULL REFERENCES person,
  prepared_at   timestamptz NOT NULL,
  decided_by    uuid REFERENCES person,
  decided_at    timestamptz,
  -- A refund names the account that it goes to, and a payout run pays it.
  bank          text,
  holder        text,
  number_sealed text,
  number_masked text,
  -- When a run took it: its cents are then out of the receipt's credit.
  reserved_at   timestamptz,
  -- When the run was paid.
  paid_on       date,
  CHECK ((kind = 'REFUND') = (receipt_id IS NOT NULL)),
  CHECK ((kind = 'REFUND') = (invoice_id IS NULL)),
  CHECK ((state = 'OPEN') = (decided_by IS NULL)),
  CHECK (state <> 'APPROVED' OR decided_by <> prepared_by),
  CONSTRAINT money_request_account CHECK (num_nulls(bank, holder, number_sealed, number_masked) IN (0, 4)),
  CONSTRAINT money_request_payee CHECK (kind <> 'REFUND' OR state = 'DECLINED' OR paid_on IS NOT NULL OR bank IS NOT NULL),
  CONSTRAINT money_request_reserved CHECK (reserved_at IS NULL OR (kind = 'REFUND' AND state = 'APPROVED'))
);
-- One at a time for each invoice and each receipt.
CREATE UNIQUE INDEX money_request_invoice ON money_request (invoice_id) WHERE state = 'OPEN';
CREATE UNIQUE INDEX money_request_receipt ON money_request (receipt_id) WHERE state = 'OPEN';
CREATE INDEX money_request_newest ON money_request (prepared_at DESC);
CREATE INDEX money_request_unpaid ON money_request (receipt_id)
  WHERE kind = 'REFUND' AND state = 'APPROVED' AND paid_on IS NULL;

-- The files of the bank that were imported.
CREATE TABLE bank_import (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Their order.
  no          bigint GENERATED ALWAYS AS IDENTITY,
  file        text NOT NULL,
  imported_by uuid NOT NULL REFERENCES person,
  imported_at timestamptz NOT NULL
);

-- What the bank's statements say. The key of a line is the same whenever its file is read again, so nothing comes twice.
CREATE TABLE bank_line (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key          text NOT NULL UNIQUE,
  import       uuid REFERENCES bank_import,
  imported_at  timestamptz NOT NULL,
  -- As far as the file names it.
  account      text NOT NULL DEFAULT '',
  day          date NOT NULL,
  -- Credit is positive.
  cents        bigint NOT NULL CHECK (cents <> 0),
  currency     text NOT NULL,
  payer        text NOT NULL,
  reference    text NOT NULL,
  -- Whether the bank says of a line that it takes back an entry before (RvslInd of camt.053).
  is_reversal  boolean NOT NULL DEFAULT false,
  state        text NOT NULL
    CHECK (state IN ('NEW', 'MATCHED', 'BOOKED', 'SET_ASIDE', 'DEBIT', 'FOREIGN', 'UNDECIDED', 'DUPLICATE')),
  note         text NOT NULL DEFAULT '',
  receipt_id   uuid REFERENCES receipt,
  -- The payment of a payout run, or its return, that the line is.
  settles      text,
  -- What of a receipt a line of the bank is. A credit made the receipt, or the receipt was recorded before (STANDING). A debit is the
  -- money that the bank took back, its fee for that, or both in one.
  receipt_part text CHECK (receipt_part IN ('MADE', 'STANDING', 'RETURN', 'FEE', 'RETURN_AND_FEE')),
  -- The line may be one that came in before, in another form. Somebody decides; until then it is neither matched nor booked. It belongs
  -- to the last file that had it, since the lines of one file are different ones. `may_be` are the lines of its account, day, currency,
  -- amount and sign that stood when it came.
  may_be       uuid[] NOT NULL DEFAULT '{}',
  same_as      uuid REFERENCES bank_line,
  -- An entry of the bank that came in as several lines, its transactions (camt.053): the key of its first line, what it comes to as a
  -- whole, and which of them a line is. Another form of the statement may have the entry as one line.
  batch        text,
  batch_cents  bigint,
  batch_part   smallint,
  CHECK (num_nonnulls(receipt_id, settles) = (state = 'MATCHED')::int),
  CHECK (state NOT IN ('NEW', 'MATCHED', 'DEBIT') OR currency = 'SGD'),
  CHECK (state <> 'NEW' OR cents > 0),
  CHECK (state <> 'DEBIT' OR cents < 0),
  CHECK ((receipt_id IS NULL) = (receipt_part IS NULL)),
  CHECK ((receipt_part IN ('MADE', 'STANDING')) = (cents > 0)),
  CHECK (state <> 'BOOKED' OR currency = 'SGD'),
  CHECK ((state = 'DUPLICATE') = (same_as IS NOT NULL)),
  CHECK (state <> 'UNDECIDED' OR (import IS NOT NULL AND may_be <> '{}')),
  CHECK (num_nulls(batch, batch_cents, batch_part) IN (0, 3))
);
CREATE INDEX bank_line_day ON bank_line (day DESC, id);
CREATE INDEX bank_line_state ON bank_line (state, day DESC, id);
-- A payment leaves once, and comes back once. A remittance has no number of ours: the key of remittance_bank_line says the same of it.
CREATE UNIQUE INDEX bank_line_settles ON bank_line (settles, (cents > 0)) WHERE settles NOT LIKE 'Remittance %';
-- A receipt comes by one line, goes back by one, and costs one fee.
CREATE UNIQUE INDEX bank_line_receipt ON bank_line (receipt_id) WHERE receipt_part IN ('MADE', 'STANDING');
CREATE UNIQUE INDEX bank_line_receipt_return ON bank_line (receipt_id) WHERE receipt_part IN ('RETURN', 'RETURN_AND_FEE');
CREATE UNIQUE INDEX bank_line_receipt_fee ON bank_line (receipt_id) WHERE receipt_part IN ('FEE', 'RETURN_AND_FEE');
CREATE INDEX bank_line_of_receipt ON bank_line (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX bank_line_amount ON bank_line (day, cents);
CREATE INDEX bank_line_undecided ON bank_line (import, day, cents) WHERE state = 'UNDECIDED';
CREATE INDEX bank_line_same_as ON bank_line (same_as) WHERE same_as IS NOT NULL;
CREATE INDEX bank_line_batch ON bank_line (day, batch_cents) WHERE batch_part = 1;

-- Lines that are the bank's own, its charges and interest, are booked. Each booking has an id of its own in the ledger, since a line
-- can be booked anew after it was undone.
CREATE TABLE bank_charge (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  bank_line     uuid NOT NULL REFERENCES bank_line,
  booked_by     uuid NOT NULL REFERENCES person,
  booked_at     timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE INDEX bank_charge_bank_line ON bank_charge (bank_line);
CREATE UNIQUE INDEX bank_charge_once ON bank_charge (bank_line) WHERE taken_back_at IS NULL;

-- Each invoice is reminded of three times at most. The daily job makes them, the desk sends them.
CREATE TABLE reminder (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number     text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL REFERENCES invoice,
  type       smallint NOT NULL CHECK (type BETWEEN 1 AND 3),
  made_on    date NOT NULL,
  printed    jsonb NOT NULL,
  made_at    timestamptz NOT NULL,
  UNIQUE (invoice_id, type)
);

-- A salesperson asks the desk to remind a client. One request waits an invoice; it is done when a reminder is made or mailed.
CREATE TABLE reminder_request (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoice,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  done_by    uuid REFERENCES person,
  done_at    timestamptz,
  -- Why none was sent.
  declined   text,
  CHECK (done_at IS NOT NULL OR (done_by IS NULL AND declined IS NULL))
);
CREATE UNIQUE INDEX reminder_request_open ON reminder_request (invoice_id) WHERE done_at IS NULL;
CREATE INDEX reminder_request_newest ON reminder_request (asked_at DESC);

-- Papers that were mailed. A job sends each; the mark keeps it from sending twice.
CREATE TABLE paper_mail (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind     text NOT NULL CHECK (kind IN ('INVOICE', 'PRO_FORMA', 'CREDIT_NOTE', 'RECEIPT', 'REMINDER')),
  paper_id uuid NOT NULL,
  number   text NOT NULL,
  address  text NOT NULL,
  message  text NOT NULL,
  asked_by uuid NOT NULL REFERENCES person,
  asked_at timestamptz NOT NULL,
  sent_at  timestamptz
);
CREATE INDEX paper_mail_paper ON paper_mail (paper_id);
-- How many mails with papers somebody asked for within the hour.
CREATE INDEX paper_mail_asked ON paper_mail (asked_at);

-- The quarters whose GST was filed, with the sums of that day. Filing is final: what comes later counts in a later quarter.
CREATE TABLE gst_filing (
  quarter      text PRIMARY KEY CHECK (quarter ~ '^20\d\d-Q[1-4]$'),
  filed_on     date NOT NULL,
  output_cents bigint NOT NULL,
  input_cents  bigint NOT NULL,
  filed_by     uuid NOT NULL REFERENCES person,
  filed_at     timestamptz NOT NULL
);
CREATE TRIGGER gst_filing_is_final BEFORE UPDATE OR DELETE ON gst_filing FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER gst_filing_stays BEFORE TRUNCATE ON gst_filing EXECUTE FUNCTION refuse_rewrite();

-- What billing keeps up to date in deals, by triggers, so that no way to bill or to credit can forget it.

-- The quarter of a day, as filings are named by.
CREATE FUNCTION quarter_of(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(year FROM day)::int::text || '-Q' || extract(quarter FROM day)::int::text;

-- The bills of a deal without an invoice: how many, and for how much. Of a deal that fell through only what was forfeited can still be
-- billed, of a cancelled one nothing.
CREATE FUNCTION sum_unbilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deal SET (unbilled_bills, unbilled_cents) = (
    SELECT count(*), coalesce(sum(b.amount_cents), 0) FROM deal_bill b
    WHERE b.deal_id = deal.id AND b.removed_at IS NULL AND deal.state <> 'CANCELLED' AND b.is_forfeiture = (deal.state = 'ABORTED')
      AND NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id AND i.credited_at IS NULL)
  ) WHERE id = CASE TG_TABLE_NAME
    WHEN 'deal' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'deal_id')::uuid END;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_bill_unbilled AFTER INSERT OR UPDATE OR DELETE ON deal_bill FOR EACH ROW EXECUTE FUNCTION sum_unbilled();
CREATE TRIGGER invoice_billed AFTER INSERT OR UPDATE OF credited_at ON invoice FOR EACH ROW EXECUTE FUNCTION sum_unbilled();
CREATE TRIGGER deal_closed_unbilled AFTER UPDATE OF state ON deal FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION sum_unbilled();

-- What the agency pays: runs, what they pay and what keeps something from being paid.

-- A run pays persons, agencies of the register or approved refunds what they are owed and no run has taken yet. It is sent to the bank
-- between approval and payment. An approved one can be withdrawn whole: its numbers stay, void.
CREATE TABLE payout_run (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Given at approval.
  number              text UNIQUE,
  kind                text NOT NULL CHECK (kind IN ('SALESPEOPLE', 'COBROKERS', 'REFUNDS')),
  state               text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'APPROVED', 'SENT', 'PAID', 'WITHDRAWN')),
  cut_off             date NOT NULL,
  pay_day             date NOT NULL,
  -- A run keeps how many it pays and what, so that the list of runs need not add up their lines: 700,000 after ten years.
  people              integer NOT NULL DEFAULT 0,
  net_cents           bigint NOT NULL DEFAULT 0,
  prepared_by         uuid NOT NULL REFERENCES person,
  prepared_at         timestamptz NOT NULL,
  -- Whoever entered or removed a tax invoice in a draft changed what it pays, so somebody else approves it.
  gst_invoices_by     uuid[] NOT NULL DEFAULT '{}',
  approved_by         uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at         timestamptz,
  sent_by             uuid REFERENCES person,
  sent_at             timestamptz,
  paid_on             date,
  paid_by             uuid REFERENCES person,
  -- Once its file was downloaded, one person asks for the withdrawal of a run, with a reason, and another confirms it.
  withdrawal_asked_by uuid REFERENCES person,
  withdrawal_asked_at timestamptz,
  withdrawn_by        uuid REFERENCES person,
  withdrawn_at        timestamptz,
  withdraw_reason     text,
  CHECK ((state = 'DRAFT') = (approved_by IS NULL)),
  CHECK ((state = 'DRAFT') = (number IS NULL)),
  CHECK ((state = 'PAID') = (paid_on IS NOT NULL)),
  CONSTRAINT payout_run_sent_check CHECK (state <> 'SENT' OR sent_at IS NOT NULL),
  CONSTRAINT payout_run_withdrawn_check
    CHECK ((state = 'WITHDRAWN') = (withdrawn_at IS NOT NULL) AND (withdrawn_at IS NULL OR withdraw_reason <> '')),
  CONSTRAINT payout_run_other_approver CHECK (NOT approved_by = ANY (gst_invoices_by)),
  CONSTRAINT payout_run_withdrawal_asked CHECK (
    num_nonnulls(withdrawal_asked_by, withdrawal_asked_at) IN (0, 2)
    AND (withdrawal_asked_by IS NULL OR (state IN ('APPROVED', 'WITHDRAWN') AND withdraw_reason IS NOT NULL))
  ),
  CONSTRAINT payout_run_other_withdraws CHECK (withdrawn_by <> withdrawal_asked_by)
);
CREATE INDEX payout_run_newest ON payout_run (prepared_at DESC);
-- One at a time of each kind, so that nothing is drawn up twice.
CREATE UNIQUE INDEX payout_run_open ON payout_run (kind) WHERE state NOT IN ('PAID', 'WITHDRAWN');

-- What a run pays to one payee.
CREATE TABLE payout_line (
  id                    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  run_id                uuid NOT NULL REFERENCES payout_run ON DELETE CASCADE,
  -- The payee: a person, an agency of the register, or a refund.
  person_id             uuid REFERENCES person,
  licence_no            text REFERENCES register_agency,
  request_id            uuid REFERENCES money_request,
  payee_id              text GENERATED ALWAYS AS (coalesce(person_id::text, licence_no, request_id::text)) STORED,
  -- Given at approval.
  voucher               text UNIQUE,
  printed               jsonb,
  -- What it comes to (payout_line_net below).
  net_cents             bigint NOT NULL,
  own_cents             bigint NOT NULL,
  overriding_cents      bigint NOT NULL,
  written_off_cents     bigint NOT NULL CHECK (written_off_cents >= 0),
  written_off_gst_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_gst_cents BETWEEN 0 AND written_off_cents),
  fee_cents             bigint NOT NULL,
  fee_gst_cents         bigint NOT NULL,
  withheld_cents        bigint NOT NULL DEFAULT 0 CHECK (withheld_cents >= 0),
  recovered_cents       bigint NOT NULL CHECK (recovered_cents >= 0),
  advanced_cents        bigint NOT NULL CHECK (advanced_cents >= 0),
  returned_cents        bigint NOT NULL CHECK (returned_cents >= 0),
  refunded_cents        bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  -- GST that a registered salesperson charges the agency: by a tax invoice that we make for them, or by one that they give us. That of a
  -- co-broker is of the invoices of each share (payout_gst).
  gst_cents             bigint NOT NULL,
  -- What was taken back of it with earnings that went back; `gst_cents` is less this.
  gst_back_cents        bigint NOT NULL DEFAULT 0 CHECK (gst_back_cents >= 0),
  -- The rate on the pay day, in ten-thousandths of a percent; 0 for whoever is not registered then.
  gst_rate              integer NOT NULL CHECK (gst_rate >= 0),
  is_self_billed        boolean NOT NULL,
  -- The number of the tax invoice: ours is given at approval.
  gst_invoice           text CHECK (gst_invoice <> ''),
  -- The bank account as it was drawn up with: a run is not approved if it changed since.
  bank                  text NOT NULL,
  account_masked        text NOT NULL,
  account_since         timestamptz NOT NULL,
  -- Each line is paid on a day, and may be returned by the bank. What was returned is paid again by a later line.
  paid_on               date,
  paid_by               uuid REFERENCES person,
  -- When the payee got the money; null while it is not paid, or returned and not paid again.
  arrived_on            date,
  returned_on           date,
  returned_by           uuid REFERENCES person,
  return_reason         text,
  -- A line that changed between the approval of its run and its sending is left out: its number stays, void, and what it would have
  -- paid is free.
  left_out_at           timestamptz,
  left_out_by           uuid REFERENCES person,
  left_out_reason       text,
  UNIQUE (run_id, person_id),
  CONSTRAINT payout_line_returned CHECK (returned_on IS NULL OR (paid_on <= returned_on AND return_reason <> '')),
  CONSTRAINT payout_line_fee CHECK (fee_gst_cents BETWEEN 0 AND fee_cents),
  CONSTRAINT payout_line_payee CHECK (num_nonnulls(person_id, licence_no, request_id) = 1),
  CONSTRAINT payout_line_refund CHECK ((request_id IS NOT NULL) = (refunded_cents > 0)),
  CONSTRAINT payout_line_agency UNIQUE (run_id, licence_no),
  CONSTRAINT payout_line_gst CHECK (
    person_id IS NULL OR gst_cents + gst_back_cents = 0
    OR (gst_cents + gst_back_cents > 0 AND gst_rate > 0 AND (is_self_billed OR gst_invoice IS NOT NULL))
  ),
  CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + written_off_cents
    + gst_cents - fee_cents - withheld_cents - recovered_cents + advanced_cents + returned_cents + refunded_cents),
  CONSTRAINT payout_line_left_out CHECK (
    num_nonnulls(left_out_at, left_out_by, left_out_reason) IN (0, 3)
    AND (left_out_at IS NULL OR (voucher IS NOT NULL AND paid_on IS NULL))
  )
);
CREATE INDEX payout_line_person ON payout_line (person_id);
CREATE INDEX payout_line_returned_free ON payout_line (id) WHERE returned_on IS NOT NULL;
CREATE INDEX payout_line_licence ON payout_line (licence_no) WHERE licence_no IS NOT NULL;
CREATE INDEX payout_line_request ON payout_line (request_id) WHERE request_id IS NOT NULL;
-- What was paid in a year, and what the bank returned in it, is found by its day.
CREATE INDEX payout_line_paid ON payout_line (paid_on) WHERE paid_on IS NOT NULL;
CREATE INDEX payout_line_returned ON payout_line (returned_on) WHERE returned_on IS NOT NULL;
CREATE INDEX payout_line_left_out_at ON payout_line (left_out_at) WHERE left_out_at IS NOT NULL;
CREATE INDEX payout_line_net ON payout_line (net_cents);

-- A run counts the lines that were not left out.
CREATE FUNCTION sum_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE payout_run SET people = payout_run.people + l.people, net_cents = payout_run.net_cents + l.net_cents
    FROM (
      SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM now_line WHERE left_out_at IS NULL GROUP BY run_id
    ) l WHERE l.run_id = payout_run.id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE payout_run SET people = payout_run.people - l.people, net_cents = payout_run.net_cents - l.net_cents
    FROM (
      SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM old_line WHERE left_out_at IS NULL GROUP BY run_id
    ) l WHERE l.run_id = payout_run.id;
  ELSE
    UPDATE payout_run SET people = payout_run.people + l.people, net_cents = payout_run.net_cents + l.more
    FROM (
      SELECT run_id, sum(people) AS people, sum(net_cents) AS more
      FROM (
        SELECT run_id, 1 AS people, net_cents FROM now_line WHERE left_out_at IS NULL
        UNION ALL SELECT run_id, -1, -net_cents FROM old_line WHERE left_out_at IS NULL
      ) changed GROUP BY run_id
    ) l
    WHERE l.run_id = payout_run.id AND (l.more <> 0 OR l.people <> 0);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payout_line_added_up AFTER INSERT ON payout_line REFERENCING NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();
CREATE TRIGGER payout_line_taken_off AFTER DELETE ON payout_line REFERENCING OLD TABLE AS old_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();
CREATE TRIGGER payout_line_summed AFTER UPDATE ON payout_line REFERENCING OLD TABLE AS old_line NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();

-- What a line pays. The key rules out that something is paid twice.
CREATE TABLE payout_item (
  kind      text NOT NULL CHECK (kind IN ('EARNING', 'RETURNED', 'CHARGE', 'ADVANCE', 'WRITE_OFF', 'REFUND')),
  source    uuid NOT NULL,
  line_id   uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  cents     bigint NOT NULL CHECK (cents <> 0),
  -- What is taken back of an earning takes its GST along, at the rate that it was paid at.
  gst_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, source)
);
CREATE INDEX payout_item_line ON payout_item (line_id);

-- What a line pays of the GST of a co-broker's invoice, or takes back of it.
CREATE TABLE payout_gst (
  line_id    uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  invoice_id uuid NOT NULL REFERENCES cobroke_invoice,
  cents      bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (line_id, invoice_id)
);
CREATE INDEX payout_gst_invoice ON payout_gst (invoice_id);

-- What the bank gets of a run, made once at approval: gzip in base64, sealed. The hash is of the file itself.
CREATE TABLE payout_file (
  id      uuid PRIMARY KEY,
  run_id  uuid NOT NULL REFERENCES payout_run,
  format  text NOT NULL CHECK (format IN ('PAIN001', 'CSV')),
  sealed  text NOT NULL,
  sha256  text NOT NULL,
  made_at timestamptz NOT NULL,
  -- The file is made anew when a line is left out. The one before is kept.
  version smallint NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT payout_file_of_run UNIQUE (run_id, format, version)
);

-- Statements that are mailed to their payees: one by itself once a payment is recorded, others when finance sends it again.
CREATE TABLE payout_mail (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id  uuid NOT NULL REFERENCES payout_line,
  -- Null: the payment itself asked for it.
  asked_by uuid REFERENCES person,
  asked_at timestamptz NOT NULL,
  -- The mark that keeps a job from sending it twice.
  sent_at  timestamptz
);
CREATE UNIQUE INDEX payout_mail_once ON payout_mail (line_id) WHERE asked_by IS NULL;
CREATE INDEX payout_mail_line ON payout_mail (line_id, sent_at DESC);
CREATE INDEX payout_mail_asked ON payout_mail (asked_at) WHERE asked_by IS NOT NULL;

-- The line of the bank that each payment left by, or came back by. One debit may pay a whole run.
CREATE TABLE payout_bank_line (
  line_id   uuid NOT NULL REFERENCES payout_line,
  event     text NOT NULL CHECK (event IN ('PAID', 'RETURNED')),
  bank_line uuid NOT NULL REFERENCES bank_line,
  PRIMARY KEY (line_id, event)
);
CREATE INDEX payout_bank_line_bank ON payout_bank_line (bank_line);

-- Finance keeps something from being paid: one item, whatever goes to a person or an agency, or whatever a deal earned. Holds stay as a
-- record.
CREATE TABLE payout_hold (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind        text NOT NULL CHECK (kind IN ('ITEM', 'PERSON', 'DEAL', 'AGENCY')),
  -- The earning or the returned line, the person, or the deal. An agency is held by its licence number.
  source      uuid,
  licence_no  text REFERENCES register_agency,
  -- What it was called when it was held.
  label       text NOT NULL,
  reason      text NOT NULL CHECK (reason <> ''),
  held_by     uuid NOT NULL REFERENCES person,
  held_at     timestamptz NOT NULL,
  released_by uuid REFERENCES person,
  released_at timestamptz,
  CHECK ((released_by IS NULL) = (released_at IS NULL)),
  CONSTRAINT payout_hold_subject CHECK (num_nonnulls(source, licence_no) = 1 AND (kind = 'AGENCY') = (licence_no IS NOT NULL))
);
CREATE UNIQUE INDEX payout_hold_open ON payout_hold (kind, source) WHERE released_at IS NULL;
CREATE INDEX payout_hold_newest ON payout_hold (held_at DESC);
CREATE UNIQUE INDEX payout_hold_open_agency ON payout_hold (licence_no) WHERE released_at IS NULL;

-- A fee that becomes a charge in each month.
CREATE TABLE recurring_fee (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- None: every salesperson, from the day on which they join.
  person_id uuid REFERENCES person,
  text      text NOT NULL CHECK (text <> ''),
  cents     bigint NOT NULL CHECK (cents > 0),
  from_day  date NOT NULL,
  -- The last day on which it can be due.
  until_day date,
  set_by    uuid NOT NULL REFERENCES person,
  set_at    timestamptz NOT NULL
);

-- Withheld money that went to whom it is for.
CREATE TABLE remittance (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whom the money went to, and what their paper of it says.
  recipient        text NOT NULL CHECK (recipient <> ''),
  reference        text NOT NULL CHECK (reference <> ''),
  remitted_on      date NOT NULL,
  cents            bigint NOT NULL CHECK (cents > 0),
  recorded_by      uuid NOT NULL REFERENCES person,
  recorded_at      timestamptz NOT NULL,
  -- One that was recorded by mistake, or that the bank returned, is taken back: its items are withheld again.
  taken_back_on    date CHECK (taken_back_on >= remitted_on),
  taken_back_by    uuid REFERENCES person,
  taken_back_at    timestamptz,
  take_back_reason text CHECK (take_back_reason <> ''),
  CONSTRAINT remittance_taken_back CHECK (num_nonnulls(taken_back_on, taken_back_by, taken_back_at, take_back_reason) IN (0, 4))
);

-- The line of the bank that each remittance of withheld money left by, or came back by.
CREATE TABLE remittance_bank_line (
  remittance_id uuid NOT NULL REFERENCES remittance,
  event         text NOT NULL CHECK (event IN ('PAID', 'RETURNED')),
  bank_line     uuid NOT NULL UNIQUE REFERENCES bank_line,
  PRIMARY KEY (remittance_id, event)
);

-- What salespeople pay the agency, GST included; and what is kept back of a payout for somebody else, such as a tax authority or a
-- court (WITHHELD), which is no fee and has no GST.
CREATE TABLE charge (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind          text NOT NULL CHECK (kind IN ('FEE', 'WITHHELD')),
  person_id     uuid NOT NULL REFERENCES person,
  text          text NOT NULL CHECK (text <> ''),
  cents         bigint NOT NULL CHECK (cents > 0),
  due_on        date NOT NULL,
  fee_id        uuid REFERENCES recurring_fee,
  set_by        uuid NOT NULL REFERENCES person,
  set_at        timestamptz NOT NULL,
  waived_by     uuid REFERENCES person,
  waived_at     timestamptz,
  waive_reason  text,
  -- What is withheld goes to whom it is for by one remittance.
  remittance_id uuid REFERENCES remittance,
  -- The last remittance of an item that was taken back. The item is free: `remittance_id` is null until it is remitted again.
  taken_back_id uuid REFERENCES remittance,
  UNIQUE (fee_id, person_id, due_on),
  CHECK (waived_at IS NULL OR (waived_by IS NOT NULL AND waive_reason <> '')),
  CONSTRAINT charge_recurring CHECK (fee_id IS NULL OR kind = 'FEE'),
  CONSTRAINT charge_remitted CHECK (remittance_id IS NULL OR (kind = 'WITHHELD' AND waived_at IS NULL))
);
CREATE INDEX charge_newest ON charge (due_on DESC, id DESC);
CREATE INDEX charge_person ON charge (person_id);
CREATE INDEX charge_withheld ON charge (person_id, id) WHERE kind = 'WITHHELD';
CREATE INDEX charge_remittance ON charge (remittance_id) WHERE remittance_id IS NOT NULL;

-- Money that a salesperson gets before a deal pays: by the next run, and taken back from the payouts after it.
CREATE TABLE advance (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  deal_id      uuid NOT NULL REFERENCES deal,
  cents        bigint NOT NULL CHECK (cents > 0),
  reason       text NOT NULL CHECK (reason <> ''),
  prepared_by  uuid NOT NULL REFERENCES person,
  prepared_at  timestamptz NOT NULL,
  approved_by  uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at  timestamptz,
  withdrawn_by uuid REFERENCES person,
  withdrawn_at timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
CREATE INDEX advance_person ON advance (person_id);
CREATE INDEX advance_newest ON advance (prepared_at DESC);
-- The limit of a deal counts the advances of all who share in it.
CREATE INDEX advance_deal ON advance (deal_id);

-- What a line takes back of an advance.
CREATE TABLE advance_recovery (
  line_id    uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  advance_id uuid NOT NULL REFERENCES advance,
  cents      bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (line_id, advance_id)
);
CREATE INDEX advance_recovery_advance ON advance_recovery (advance_id);

-- What a salesperson or an agency owes and never pays. It counts against what they owe, in the next run or one after it.
CREATE TABLE write_off (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id    uuid REFERENCES person,
  licence_no   text REFERENCES register_agency,
  cents        bigint NOT NULL CHECK (cents > 0),
  -- What was taken back takes along the GST that was paid on it: a debt has that, too, and so has what is given up of it.
  gst_cents    bigint NOT NULL DEFAULT 0,
  reason       text NOT NULL CHECK (reason <> ''),
  prepared_by  uuid NOT NULL REFERENCES person,
  prepared_at  timestamptz NOT NULL,
  approved_by  uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at  timestamptz,
  withdrawn_by uuid REFERENCES person,
  withdrawn_at timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL)),
  CHECK (approved_at IS NULL OR withdrawn_at IS NULL),
  CHECK (gst_cents BETWEEN 0 AND cents),
  CONSTRAINT write_off_debtor CHECK (num_nonnulls(person_id, licence_no) = 1),
  CONSTRAINT write_off_gst CHECK (gst_cents = 0 OR (person_id IS NOT NULL AND approved_at IS NOT NULL))
);
-- One at a time waits for approval.
CREATE UNIQUE INDEX write_off_waits ON write_off (person_id) WHERE approved_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX write_off_person ON write_off (person_id);
CREATE UNIQUE INDEX write_off_waits_agency ON write_off (licence_no) WHERE approved_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX write_off_licence ON write_off (licence_no) WHERE licence_no IS NOT NULL;

-- What payouts keep up to date in deals: where a deal stands follows from its bills, invoices, money and payouts. Triggers keep it, so
-- that no way to bill, to receive or to pay can forget it.

-- Whether everyone has got what the deal earned for them. What went back before it was paid is paid to nobody, and nobody owes it.
CREATE FUNCTION is_paid_out(of_deal uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM split s JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
    LEFT JOIN payout_line p ON p.id = e.taken_by
    WHERE s.deal_id = of_deal AND l.kind <> 'AGENCY' AND p.arrived_on IS NULL
      AND NOT (e.taken_by IS NULL AND (
        EXISTS (SELECT FROM earning back WHERE back.reverses = e.id AND back.taken_by IS NULL)
        OR EXISTS (SELECT FROM earning paid WHERE paid.id = e.reverses AND paid.taken_by IS NULL)))
  )
$$;

-- Where deals stand, and when the first of what is open is due.
CREATE FUNCTION place_deals(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE deal SET standing = now_at.standing, due_on = now_at.due_on FROM (
    SELECT d.id, i.due_on, CASE
      WHEN d.state <> 'OPEN' THEN d.state
      WHEN i.count = 0 THEN 'UNBILLED'
      WHEN d.unbilled_bills = 0 AND i.open = 0 THEN CASE WHEN is_paid_out(d.id) THEN 'SETTLED' ELSE 'PAID' END
      WHEN i.paid > 0 THEN 'PART_PAID'
      ELSE 'BILLED' END AS standing
    FROM deal d CROSS JOIN LATERAL (
      SELECT count(*), coalesce(sum(open_net + open_gst), 0) AS open,
             coalesce(sum((SELECT sum(net_cents + gst_cents) FROM allocation a WHERE a.invoice_id = invoice.id)), 0) AS paid,
             min(due_on) FILTER (WHERE open_net + open_gst > 0) AS due_on
      FROM invoice WHERE invoice.deal_id = d.id AND credited_at IS NULL
    ) i
    WHERE d.id = ANY (ids)
  ) now_at
  WHERE now_at.id = deal.id AND (now_at.standing, now_at.due_on) IS DISTINCT FROM (deal.standing, deal.due_on)
$$;

CREATE FUNCTION place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_deals(ARRAY[CASE TG_TABLE_NAME WHEN 'deal' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'deal_id')::uuid END]);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_placed AFTER UPDATE OF unbilled_bills, state ON deal FOR EACH ROW
  WHEN ((OLD.unbilled_bills, OLD.state) IS DISTINCT FROM (NEW.unbilled_bills, NEW.state)) EXECUTE FUNCTION place_changed();
CREATE TRIGGER invoice_placed AFTER UPDATE OF open_net, open_gst, due_on ON invoice FOR EACH ROW EXECUTE FUNCTION place_changed();

CREATE FUNCTION place_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'allocation' THEN
    PERFORM place_deals(array_agg(DISTINCT i.deal_id)) FROM came JOIN invoice i ON i.id = came.invoice_id;
  ELSE
    PERFORM place_deals(array_agg(DISTINCT s.deal_id)) FROM came
      JOIN split_line l ON l.id = came.line_id JOIN split s ON s.id = l.split_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER allocation_placed AFTER INSERT ON allocation REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION place_paid();
CREATE TRIGGER earning_placed AFTER INSERT ON earning REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION place_paid();

-- A run pays tens of thousands of deals at once: what they stand at changes by the payout alone. Those that did not arrive or come back
-- by the change are left out at once. The deals of each line are looked up by themselves (`OFFSET 0`): of ten thousand lines PostgreSQL
-- expects that they pay most of all earnings there are, and reads all of them.
CREATE FUNCTION settle_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  theirs uuid[];
  paid uuid[];
BEGIN
  SELECT array_agg(id) INTO changed FROM (
    SELECT id, arrived_on IS NULL FROM now_line EXCEPT SELECT id, arrived_on IS NULL FROM old_line
  ) arrived;
  IF changed IS NULL THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT d.id) INTO theirs FROM unnest(changed) line CROSS JOIN LATERAL (
    SELECT s.deal_id AS id FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
    WHERE e.taken_by = line OFFSET 0
  ) d;
  -- In the order in which everything else locks deals.
  SELECT array_agg(id) INTO paid FROM (
    SELECT id FROM deal WHERE standing IN ('PAID', 'SETTLED') AND id = ANY (theirs) ORDER BY id FOR NO KEY UPDATE
  ) locked;
  UPDATE deal SET standing = now_at.standing FROM (
    SELECT of_deal, CASE WHEN is_paid_out(of_deal) THEN 'SETTLED' ELSE 'PAID' END AS standing FROM unnest(paid) of_deal
  ) now_at
  WHERE now_at.of_deal = deal.id AND deal.standing <> now_at.standing;
  RETURN NULL;
END $$;
CREATE TRIGGER payout_line_settles AFTER UPDATE ON payout_line REFERENCING OLD TABLE AS old_line NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION settle_paid();

-- What a team produces, kept as it is made: who stood above a share on the day of signing, and the sums by month. A person who
-- moves to another team takes nothing of the past along.

-- Each share of our own by whoever stood above it: level 0 is the salesperson, via is the one below the leader through whom it
-- comes.
CREATE TABLE deal_share_team (
  share_id    uuid NOT NULL,
  level       smallint NOT NULL CHECK (level >= 0),
  deal_id     uuid NOT NULL REFERENCES deal,
  member_id   uuid NOT NULL REFERENCES person,
  leader_id   uuid NOT NULL REFERENCES person,
  via_id      uuid NOT NULL REFERENCES person,
  signed_on   date NOT NULL,
  -- The type of the deal: of a leader's hundred thousand shares those of one type are read from the index alone, without each deal.
  type        text NOT NULL,
  gross_cents bigint NOT NULL,
  -- A deal and its value count once, with the share of its closing agent.
  deals       smallint NOT NULL CHECK (deals IN (0, 1)),
  value_cents bigint NOT NULL,
  PRIMARY KEY (share_id, level),
  CHECK ((level = 0) = (leader_id = member_id))
);
CREATE INDEX deal_share_team_member ON deal_share_team (member_id, leader_id, signed_on DESC);
CREATE INDEX deal_share_team_deal ON deal_share_team (deal_id);
CREATE INDEX deal_share_team_newest ON deal_share_team (leader_id, signed_on DESC, share_id DESC)
  INCLUDE (via_id, level, gross_cents, deals, value_cents, type);

-- What came to a leader in a month through each person directly below.
CREATE TABLE team_month (
  leader_id       uuid NOT NULL REFERENCES person,
  month           date NOT NULL CHECK (extract(day FROM month) = 1),
  via_id          uuid NOT NULL REFERENCES person,
  gross_cents     bigint NOT NULL,
  -- Of it, what via closed without those below.
  own_cents       bigint NOT NULL,
  deals           bigint NOT NULL,
  own_deals       bigint NOT NULL,
  value_cents     bigint NOT NULL,
  own_value_cents bigint NOT NULL,
  PRIMARY KEY (leader_id, month, via_id)
);

-- What came to a leader in a month through each person two or more levels below; those directly below are in team_month.
CREATE TABLE team_level_month (
  leader_id       uuid NOT NULL,
  level           smallint NOT NULL CHECK (level > 1),
  month           date NOT NULL CHECK (extract(day FROM month) = 1),
  person_id       uuid NOT NULL,
  gross_cents     bigint NOT NULL,
  -- Of it, what the person closed without those below.
  own_cents       bigint NOT NULL,
  deals           bigint NOT NULL,
  own_deals       bigint NOT NULL,
  value_cents     bigint NOT NULL,
  own_value_cents bigint NOT NULL,
  -- Keys come after the rows: a large agency has millions of them.
  PRIMARY KEY (leader_id, level, month, person_id),
  FOREIGN KEY (leader_id) REFERENCES person,
  FOREIGN KEY (person_id) REFERENCES person
);

-- Deals whose shares, day or state changed since they were counted.
CREATE TABLE team_stale (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- A change of a deal or its shares leaves its team to be counted anew by a job.
CREATE FUNCTION note_stale_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'deal' THEN
    INSERT INTO team_stale VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO team_stale SELECT DISTINCT deal_id FROM gone ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO team_stale SELECT DISTINCT deal_id FROM came ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_team_is_stale AFTER UPDATE OF signed_on, state ON deal FOR EACH ROW
  WHEN (OLD.signed_on IS DISTINCT FROM NEW.signed_on OR OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_came AFTER INSERT ON deal_share REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_changed AFTER UPDATE ON deal_share REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_gone AFTER DELETE ON deal_share REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();

-- How each person has their home page.

-- How a person arranged the cards of the home page. Ids of cards that no longer exist may stay.
CREATE TABLE dashboard_layout (
  person_id  uuid PRIMARY KEY REFERENCES person,
  version    integer NOT NULL CHECK (version > 0),
  placed     text[] NOT NULL,
  hidden     text[] NOT NULL,
  changed_at timestamptz NOT NULL
);

-- The link under which calendar programs read a person's key dates: its hash alone.
CREATE TABLE calendar_feed (
  person_id  uuid PRIMARY KEY REFERENCES person,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  made_at    timestamptz NOT NULL
);

-- What the agency desk does with people.

-- A look into a salesperson's portal: who of the staff, why, and until when.
CREATE TABLE portal_view (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whose portal it is, and who looks.
  person_id        uuid NOT NULL REFERENCES person,
  staff_id         uuid NOT NULL REFERENCES person,
  -- The session that it was asked for in: when that ends, the look does too.
  staff_session_id uuid NOT NULL,
  reason           text NOT NULL,
  token_hash       bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  asked_at         timestamptz NOT NULL,
  token_expires_at timestamptz NOT NULL,
  -- Its own session, from when the token was used.
  session_id       uuid UNIQUE,
  opened_at        timestamptz,
  ended_at         timestamptz,
  -- What it read: each call, with the ids of the records that it was for, once.
  calls            text[] NOT NULL DEFAULT '{}',
  CHECK ((session_id IS NULL) = (opened_at IS NULL))
);
CREATE INDEX portal_view_person ON portal_view (person_id, asked_at DESC);

-- The compliance desk is given by two administrators: what the first one asked for.
CREATE TABLE desk_request (
  person_id uuid PRIMARY KEY REFERENCES person,
  desks     text[] NOT NULL,
  asked_by  uuid NOT NULL REFERENCES person,
  asked_at  timestamptz NOT NULL
);

-- The demo agency.

-- How the demo agency was begun and whether it is whole: a load that was cut off goes on from there with the same draws.
CREATE TABLE demo_load (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seed        integer NOT NULL,
  salespeople integer NOT NULL,
  submissions integer NOT NULL,
  -- Everything in it lies before this day.
  today       date NOT NULL,
  done_at     timestamptz
);

-- IRAS: 7 % before 2023, 8 % in 2023, 9 % from 1 January 2024.
INSERT INTO gst_rate VALUES ('2007-07-01', 7), ('2023-01-01', 8), ('2024-01-01', 9);

-- The ladder that an agency begins with.
INSERT INTO rank VALUES
  ('ASSOCIATE', 'Associate', 1),
  ('SENIOR_ASSOCIATE', 'Senior associate', 2),
  ('TEAM_MANAGER', 'Team manager', 3),
  ('ASSOCIATE_DIRECTOR', 'Associate director', 4),
  ('DIVISION_DIRECTOR', 'Division director', 5),
  ('SENIOR_DIVISION_DIRECTOR', 'Senior division director', 6),
  ('GROUP_DIVISION_DIRECTOR', 'Group division director', 7);

-- The chart of accounts.
INSERT INTO ledger_account (no, name) VALUES
  (1000, 'Bank'), (1010, 'Cheques in clearing'), (1100, 'Receivable'), (1200, 'GST input'), (1300, 'Advances'),
  (2000, 'GST output'), (2100, 'Salespeople'), (2110, 'Overriding'), (2200, 'Co-brokers'), (2300, 'Customer credit'),
  (2400, 'Withheld'), (4000, 'Commission income'), (4100, 'Agency income'), (4200, 'Fees'),
  (5000, 'Bad debts'), (5100, 'Bank charges'), (5200, 'GST not claimable');

-- The catalogue of documents, and the matrix of rules that an agency begins with. Rules are data: the desk changes them.

INSERT INTO document_type (document_id, position, name, note, is_money) VALUES
  ('D-01', 1, 'Option to purchase', 'Signed. For HDB the prescribed form with its serial number.', false),
  ('D-02', 2, 'Acceptance or exercise of the option', 'The exercise page, or the lawyer’s confirmation.', true),
  ('D-03', 3, 'Sale and purchase agreement', 'If one was used.', false),
  ('D-04', 4, 'Estate agency agreement', 'The prescribed form, 1 to 8.', false),
  ('D-05', 5, 'Commission agreement', 'Where the fee is not in the agency agreement.', true),
  ('D-06', 6, 'Co-broking agreement', '', true),
  ('D-07', 7, 'Co-broke agency’s tax invoice', 'When they bill us for their share.', true),
  ('D-08', 8, 'Identity of the client', 'NRIC front and back, or passport and pass.', false),
  ('D-09', 9, 'ACRA business profile', 'Or its equivalent abroad. The owner’s identity copy will do for a sole proprietor.', false),
  ('D-10', 10, 'Authority to sign for the company', 'Board resolution, letter of authority or power of attorney.', false),
  ('D-11', 11, 'Ownership and control of the company', 'Ownership chart, register of controllers.', false),
  ('D-12', 12, 'Form A1, individual client', 'Upload the signed form.', false),
  ('D-13', 13, 'Form A2, entity client', 'Upload the signed form.', false),
  ('D-14', 14, 'Form A3 or A4, principal of the client', 'When the client acts for someone else.', false),
  ('D-15', 15, 'Form B, risk and screening', 'One for each person. Upload the signed form.', false),
  ('D-16', 16, 'Form C, enhanced due diligence', 'When the risk asks for it, with the source of wealth and funds.', false),
  ('D-17', 17, 'Forms U1 to U6, unrepresented party', 'When the other side has no agent.', false),
  ('D-18', 18, 'Screening result', 'The printout with its date and time.', false),
  ('D-19', 19, 'Form D, ongoing monitoring', 'For a client who comes back.', false),
  ('D-20', 20, 'Stamp duty certificate of the sale', 'Buyer’s, additional buyer’s or seller’s stamp duty.', true),
  ('D-21', 21, 'Stamp duty certificate of the tenancy', '', true),
  ('D-22', 22, 'Approval to rent out', 'HDB’s approval to rent out the flat or a bedroom, or to sublet.', false),
  ('D-23', 23, 'HDB resale acknowledgement', '', false),
  ('D-24', 24, 'HFE letter or intent to sell', 'The buyer’s HFE letter, the seller’s intent to sell.', false),
  ('D-25', 25, 'Letter of intent and its acceptance', '', false),
  ('D-26', 26, 'Tenancy agreement and inventory', '', false),
  ('D-27', 27, 'Check of the tenant’s pass', 'The MOM or ICA page for each foreign tenant.', false),
  ('D-28', 28, 'CEA checklist', 'The regulator’s checklist for residential property.', false),
  ('D-29', 29, 'Evidence of ownership', 'Title search, HDB flat details or property tax bill.', false),
  ('D-30', 30, 'Conflict-of-interest declaration', 'When one of us, or of our family, is a party.', false),
  ('D-31', 31, 'Same-agency disclosure and consent', 'When both sides’ salespeople are of this agency.', false),
  ('D-32', 32, 'Referral fee disclosure and consent', 'When someone else gets a fee for referring.', false),
  ('D-33', 33, 'Personal data consent', '', false),
  ('D-34', 34, 'Consent of JTC, HDB, URA or the landlord', '', false),
  ('D-35', 35, 'GST registration of the other agency', '', true),
  ('D-36', 36, 'Completion account', 'Or the lawyer’s completion letter.', true),
  ('D-37', 37, 'Renewal or extension agreement', '', false),
  ('D-38', 38, 'Grant of probate or administration', 'When an owner has died.', false);

-- What a document is called for the side that we act for.
UPDATE document_type SET by_side = '{
  "BUYER": {"name": "HFE letter", "note": "The buyer’s HDB flat eligibility letter, valid when the option was granted."},
  "SELLER": {"name": "Intent to sell", "note": "HDB’s acknowledgement of the seller’s intent to sell, at least 7 days before the option."}
}' WHERE document_id = 'D-24';

-- An empty condition fits everything.
INSERT INTO doc_rule (document_id, condition, level, stage, per, valid_from, any_of) VALUES
  -- Sale
  ('D-01', '{"transType": ["SALE"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-02', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-02', '{"transType": ["SALE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-03', '{"transType": ["SALE"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-20', '{"transType": ["SALE"], "propType": ["hdb", "private-residential", "landed"], "side": ["BUYER"]}', 'optional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-20', '{"transType": ["SALE"], "propType": ["commercial", "industrial", "land"]}', 'optional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-23', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-24', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-36', '{"transType": ["SALE"]}', 'conditional', 'payout', 'case', '2011-01-01', NULL),
  -- Lease
  ('D-21', '{"transType": ["LEASE"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-22', '{"transType": ["LEASE"], "propType": ["hdb"], "side": ["LANDLORD"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-22', '{"transType": ["LEASE"], "propType": ["commercial", "industrial", "land"]}', 'conditional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-25', '{"transType": ["LEASE"], "propType": ["hdb"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-25', '{"transType": ["LEASE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-26', '{"transType": ["LEASE"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-27', '{"transType": ["LEASE"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-27', '{"transType": ["LEASE"], "propType": ["hdb", "private-residential", "landed"], "foreignTenant": true}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-37', '{"transType": ["LEASE"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  -- Both
  ('D-04', '{"propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-04', '{"propType": ["commercial", "industrial", "land"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"propType": ["commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"propType": ["hdb", "private-residential", "landed"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"billFor": ["OTHER_PARTY"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-06', '{"minEcbs": 1}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-07', '{"minEcbs": 1}', 'required', 'payout', 'case', '2011-01-01', NULL),
  ('D-08', '{"hasParty": true, "party": "client", "partyKind": "individual"}', 'required', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-09', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-08', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'conditional', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-10', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', NULL),
  ('D-11', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', NULL),
  ('D-28', '{"propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-29', '{"side": ["SELLER", "LANDLORD"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-29', '{"propType": ["hdb", "private-residential", "landed"], "side": ["BUYER"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-30', '{}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-31', '{"minIcbs": 2}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-32', '{}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-33', '{}', 'required', 'submit', 'case', '2014-07-02', NULL),
  ('D-34', '{"propType": ["commercial", "industrial", "land"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-35', '{"billFor": ["CO_BROKE_AGENCY"]}', 'conditional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-38', '{"hasParty": true}', 'conditional', 'submit', 'case', '2011-01-01', NULL);

-- Due diligence, by the forms in force since 1 July 2025. They are uploads until Gable checks them itself, so the invoice
-- waits for them and submission does not (docs/decisions/0011-due-diligence-papers.md). Renting out an HDB flat is exempt.
INSERT INTO doc_rule (document_id, condition, level, stage, per, valid_from)
SELECT document_id, scope || condition, level, 'invoice', per, '2025-07-01'
FROM (VALUES
    ('D-12', '{"hasParty": true, "party": "client", "partyKind": "individual"}'::jsonb, 'required', 'party'),
    ('D-13', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'party'),
    ('D-14', '{"hasParty": true}', 'conditional', 'case'),
    ('D-15', '{"hasParty": true, "party": "client"}', 'required', 'party'),
    ('D-16', '{}', 'conditional', 'case'),
    ('D-17', '{}', 'conditional', 'case'),
    ('D-17', '{"unrepresented": true}', 'required', 'case'),
    ('D-18', '{}', 'required', 'case'),
    ('D-19', '{}', 'optional', 'case')) AS form (document_id, condition, level, per),
  (VALUES
    ('{"transType": ["SALE"]}'::jsonb),
    ('{"transType": ["LEASE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}')) AS scopes (scope)
ORDER BY document_id, scope::text;

-- The plans that an agency begins with: a flat rate, in ten-thousandths of a percent, and overriding by the difference of rates.
INSERT INTO plan (code, name) VALUES ('STANDARD', 'Standard'), ('LEADER', 'Leader'), ('DIRECTOR', 'Director');

INSERT INTO plan_version (plan, from_day, terms)
SELECT plan, '2000-01-01', '{
  "scheme": "FLAT", "minAgencyFee": 0, "feesBefore": [], "feesAfter": [], "ladderRate": null,
  "overriding": {"kind": "DIFFERENTIAL", "breakaway": 0}
}'::jsonb || jsonb_build_object('rate', rate)
FROM (VALUES ('STANDARD', 800000), ('LEADER', 850000), ('DIRECTOR', 900000)) AS begun (plan, rate);
