-- The customers of a salesperson, what belongs to them, and what may be sent to them.

-- A customer, of one salesperson alone.
CREATE TABLE contact (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner            uuid NOT NULL REFERENCES person,
  version          integer NOT NULL DEFAULT 1,
  kind             text NOT NULL,
  salutation       text NOT NULL DEFAULT '',
  name             text NOT NULL CHECK (name <> ''),
  preferred_name   text NOT NULL DEFAULT '',
  aliases          text[] NOT NULL DEFAULT '{}',
  id_type          text NOT NULL,
  -- Empty, all three, while the number is not known.
  id_number_sealed text NOT NULL,
  id_number_masked text NOT NULL,
  id_number_print  text NOT NULL,
  is_id_doubtful   boolean NOT NULL DEFAULT false,
  nationality      text NOT NULL,
  date_of_birth    date,
  -- Said of a person whose date of birth can't be had.
  birth_unknown    boolean NOT NULL DEFAULT false,
  residency        text,
  gender           text,
  marital_status   text,
  -- The first is the one that is called.
  phones           text[] NOT NULL DEFAULT '{}',
  emails           text[] NOT NULL DEFAULT '{}',
  has_whatsapp     boolean NOT NULL DEFAULT true,
  wechat_id        text NOT NULL DEFAULT '',
  languages        text NOT NULL DEFAULT '',
  preferred_channel text,
  occupation       text NOT NULL DEFAULT '',
  employer         text NOT NULL DEFAULT '',
  industry         text NOT NULL DEFAULT '',
  income_band      text,
  legal_form       text NOT NULL DEFAULT '',
  contact_person   text NOT NULL DEFAULT '',
  source           text,
  referred_by      text NOT NULL DEFAULT '',
  tags             text[] NOT NULL DEFAULT '{}',
  stage            text NOT NULL DEFAULT 'LEAD' CHECK (stage IN ('LEAD', 'CLIENT', 'PAST_CLIENT')),
  roles            text[] NOT NULL DEFAULT '{}',
  notes            text NOT NULL DEFAULT '',
  -- When to get in touch next, and about what.
  follow_up_on     date,
  follow_up_note   text NOT NULL DEFAULT '',
  last_contacted_at timestamptz,
  -- What aml says of it, for the filter of the list.
  screening_state  text NOT NULL DEFAULT 'NOT_SCREENED' CHECK (screening_state IN ('NOT_SCREENED', 'CLEAR', 'PENDING')),
  -- All that the search of the list looks through, folded, with a blank before each word.
  search           text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL,
  changed_at       timestamptz NOT NULL,
  deleted_at       timestamptz,
  -- The contact that has its properties, addresses and the rest since they were merged.
  merged_into      uuid REFERENCES contact
);
CREATE INDEX contact_owner ON contact (owner, name, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
CREATE INDEX contact_newest ON contact (owner, created_at DESC, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
-- The administrator's list.
CREATE INDEX contact_all ON contact (name, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
CREATE INDEX contact_all_newest ON contact (created_at DESC, id) WHERE deleted_at IS NULL AND merged_into IS NULL;
CREATE INDEX contact_search ON contact USING gin (search gin_trgm_ops) WHERE deleted_at IS NULL AND merged_into IS NULL;
CREATE INDEX contact_follow_up ON contact (owner, follow_up_on) WHERE deleted_at IS NULL AND merged_into IS NULL AND follow_up_on IS NOT NULL;
CREATE INDEX contact_print ON contact (owner, id_number_print) WHERE id_number_print <> '';
CREATE INDEX contact_binned ON contact (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX contact_merged ON contact (merged_into) WHERE merged_into IS NOT NULL;

-- A property that a contact owns, rents, or is interested in. `address_key` tells one from another.
CREATE TABLE contact_property (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id     uuid NOT NULL REFERENCES contact,
  relation       text NOT NULL,
  category       text NOT NULL,
  property_type  text NOT NULL DEFAULT '',
  postal_code    text NOT NULL,
  block          text NOT NULL,
  street         text NOT NULL,
  building       text NOT NULL DEFAULT '',
  unit           text NOT NULL DEFAULT '',
  address_key    text NOT NULL,
  status         text NOT NULL DEFAULT 'HELD',
  tenure         text,
  area_sqm       numeric(10, 2),
  bedrooms       smallint,
  purchase_cents bigint,
  purchased_on   date,
  mortgagee      text NOT NULL DEFAULT '',
  loan_cents     bigint,
  lease_end      date,
  rent_cents     bigint,
  asking_cents   bigint,
  keys_held      boolean NOT NULL DEFAULT false,
  exclusive_until date,
  version        integer NOT NULL DEFAULT 1,
  hdb_town       text,
  planning_area  text,
  lease_start_year smallint,
  land_sqm       numeric(10, 2),
  -- The contact's part of it, in ten-thousandths of a percent.
  share_rate     integer,
  -- The estate agency agreement with the contact.
  agency_form    text,
  agency_agreement_no text NOT NULL DEFAULT '',
  agency_from    date,
  agency_to      date,
  sold_cents     bigint,
  sold_on        date
);
CREATE UNIQUE INDEX contact_property_once ON contact_property (contact_id, address_key);
-- The owners of a property among the contacts of a salesperson are found by its address.
CREATE INDEX contact_property_address ON contact_property (address_key);

-- What a deal changed of a contact and of their property, so that it can go back: nobody’s own change is overwritten by it, nor lost.
CREATE TABLE contact_deal (
  contact_id   uuid NOT NULL REFERENCES contact ON DELETE CASCADE,
  deal_id      uuid NOT NULL,
  -- What the deal asks for, as it was followed last: the same again changes nothing.
  wanted       jsonb NOT NULL,
  -- The stage before the deal, and the one that it set; null: it set none.
  stage_before text,
  stage_after  text,
  -- The property that it changed, with those fields as they were and as they became; one that it added has no before.
  property_id  uuid,
  before       jsonb,
  after        jsonb,
  PRIMARY KEY (contact_id, deal_id),
  CHECK ((stage_before IS NULL) = (stage_after IS NULL)),
  CHECK ((property_id IS NULL) = (after IS NULL))
);
CREATE INDEX contact_deal_of ON contact_deal (deal_id);

CREATE TABLE contact_address (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id  uuid NOT NULL REFERENCES contact,
  kind        text NOT NULL,
  line        text NOT NULL,
  unit        text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  country     text NOT NULL DEFAULT 'SG',
  is_primary  boolean NOT NULL DEFAULT false,
  -- By which paper, such as a bill.
  verified_by text NOT NULL DEFAULT '',
  from_day    date,
  to_day      date,
  version     integer NOT NULL DEFAULT 1
);
CREATE INDEX contact_address_of ON contact_address (contact_id);
CREATE UNIQUE INDEX contact_address_primary ON contact_address (contact_id) WHERE is_primary;

-- What a contact looks for, and with which means.
CREATE TABLE contact_profiling (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id      uuid NOT NULL REFERENCES contact,
  intent          text NOT NULL,
  budget_min      bigint,
  budget_max      bigint,
  cash_cents      bigint,
  cpf_band        text,
  ipa_cents       bigint,
  ipa_bank        text NOT NULL DEFAULT '',
  ipa_expires_on  date,
  hfe_status      text,
  hfe_expires_on  date,
  residency       text,
  properties_owned smallint,
  districts       text[] NOT NULL DEFAULT '{}',
  areas           text NOT NULL DEFAULT '',
  types           text[] NOT NULL DEFAULT '{}',
  size_min        numeric(10, 2),
  size_max        numeric(10, 2),
  bedrooms        smallint,
  floor           text,
  tenure          text,
  timeline        text,
  move_in_on      date,
  household       smallint,
  pets            boolean NOT NULL DEFAULT false,
  financing       text NOT NULL DEFAULT '',
  decision_makers text NOT NULL DEFAULT '',
  needs           text NOT NULL DEFAULT '',
  motivation      text NOT NULL DEFAULT '',
  objections      text NOT NULL DEFAULT '',
  profile_date    date NOT NULL,
  version         integer NOT NULL DEFAULT 1
);
CREATE INDEX contact_profiling_of ON contact_profiling (contact_id, profile_date DESC);

-- A file of a contact. It waits for its contact until it is added to the archive; what is deleted lies in the bin.
CREATE TABLE contact_document (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  file_id         uuid NOT NULL UNIQUE REFERENCES stored_file,
  owner           uuid NOT NULL REFERENCES person,
  contact_id      uuid REFERENCES contact,
  doc_type        text NOT NULL DEFAULT 'OTHER',
  expires_on      date,
  retention_until date,
  -- A row of `contact_document_hold` is open.
  legal_hold      boolean NOT NULL DEFAULT false,
  uploaded_at     timestamptz NOT NULL,
  deleted_at      timestamptz
);
CREATE INDEX contact_document_of ON contact_document (contact_id);
CREATE INDEX contact_document_loose ON contact_document (uploaded_at) WHERE contact_id IS NULL OR deleted_at IS NOT NULL;
CREATE INDEX contact_document_held ON contact_document (uploaded_at) WHERE legal_hold;

-- Legal holds of documents, by compliance alone: why, by whom, and who lifted them. A document with one that is open is deleted by nobody.
CREATE TABLE contact_document_hold (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  document_id  uuid NOT NULL REFERENCES contact_document ON DELETE CASCADE,
  reason       text NOT NULL,
  by           uuid NOT NULL REFERENCES person,
  at           timestamptz NOT NULL,
  ended_by     uuid REFERENCES person,
  ended_at     timestamptz,
  ended_reason text NOT NULL DEFAULT '',
  CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
  CHECK (ended_by <> by)
);
CREATE UNIQUE INDEX contact_document_hold_open ON contact_document_hold (document_id) WHERE ended_at IS NULL;
CREATE INDEX contact_document_hold_of ON contact_document_hold (document_id);

-- What a contact said of marketing. The latest row of a purpose and channel counts; rows are only added.
CREATE TABLE contact_consent (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id     uuid NOT NULL REFERENCES contact,
  purpose        text NOT NULL,
  channel        text NOT NULL,
  state          text NOT NULL CHECK (state IN ('GRANTED', 'WITHDRAWN')),
  given_on       date NOT NULL,
  method         text NOT NULL,
  notice_version text NOT NULL DEFAULT '',
  note           text NOT NULL DEFAULT '',
  recorded_by    uuid NOT NULL REFERENCES person,
  recorded_at    timestamptz NOT NULL
);
CREATE INDEX contact_consent_of ON contact_consent (contact_id, recorded_at DESC);

-- What happened with a contact. Rows are only added.
CREATE TABLE contact_activity (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id uuid NOT NULL REFERENCES contact,
  kind       text NOT NULL,
  body       text NOT NULL,
  at         timestamptz NOT NULL,
  by         uuid NOT NULL REFERENCES person
);
CREATE INDEX contact_activity_of ON contact_activity (contact_id, at DESC);

-- A note stays as it was written; a merge alone moves it.
CREATE FUNCTION keep_contact_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was noted stays.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER contact_activity_kept BEFORE UPDATE ON contact_activity FOR EACH ROW
  WHEN ((OLD.kind, OLD.body, OLD.at, OLD.by) IS DISTINCT FROM (NEW.kind, NEW.body, NEW.at, NEW.by))
  EXECUTE FUNCTION keep_contact_note();
CREATE TRIGGER contact_consent_kept BEFORE UPDATE ON contact_consent FOR EACH ROW
  WHEN ((OLD.purpose, OLD.channel, OLD.state, OLD.given_on, OLD.method) IS DISTINCT FROM (NEW.purpose, NEW.channel, NEW.state, NEW.given_on, NEW.method))
  EXECUTE FUNCTION keep_contact_note();

-- Follow-ups that wait until the one of the contact is done.
CREATE TABLE contact_plan (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id uuid NOT NULL REFERENCES contact,
  on_day     date NOT NULL,
  note       text NOT NULL
);
CREATE INDEX contact_plan_of ON contact_plan (contact_id, on_day);

-- Which of the follow-ups that were offered after a deal was taken, and which was not: none is offered again.
CREATE TABLE contact_proposal (
  contact_id uuid NOT NULL REFERENCES contact,
  key        text NOT NULL,
  is_taken   boolean NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (contact_id, key)
);

-- What the Do Not Call register said of a number, and when. It may be relied on for 21 days.
-- It belongs to whoever asked it: colleagues with the same number don't overwrite each other.
CREATE TABLE dnc_check (
  owner      uuid NOT NULL REFERENCES person,
  phone      text NOT NULL,
  register   text NOT NULL CHECK (register IN ('VOICE', 'TEXT', 'FAX')),
  listed     boolean NOT NULL,
  checked_on date NOT NULL,
  source     text NOT NULL,
  ref        text NOT NULL DEFAULT '',
  PRIMARY KEY (owner, phone, register)
);

-- What two contacts of one salesperson may have in common: phones, email addresses, the hash of the number, a word of the name with
-- the date of birth, the words of the whole name. Whoever shares none of them is not compared.
CREATE FUNCTION contact_keys_of(phones text[], emails text[], names text[], birth date, print text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE AS $$
    SELECT 'phone ' || each FROM unnest(phones) each
    UNION SELECT 'email ' || lower(each) FROM unnest(emails) each
    UNION SELECT 'number ' || print WHERE print <> ''
    UNION SELECT 'birth ' || birth || ' ' || word
      FROM unnest(names) name, regexp_split_to_table(fold(name), '[[:space:][:punct:]]+') word WHERE birth IS NOT NULL AND word <> ''
    UNION SELECT 'name ' || (SELECT string_agg(word, ' ' ORDER BY word)
      FROM regexp_split_to_table(fold(name), '[[:space:][:punct:]]+') word WHERE word <> '')
      FROM unnest(names) name WHERE name ~ '[^[:space:][:punct:]]'
  $$;

-- The keys of the contacts that are there.
CREATE TABLE contact_key (
  owner      uuid NOT NULL REFERENCES person,
  key        text NOT NULL,
  contact_id uuid NOT NULL REFERENCES contact ON DELETE CASCADE,
  PRIMARY KEY (owner, key, contact_id)
);
CREATE INDEX contact_key_of ON contact_key (contact_id);

-- They follow from the contact whoever writes it: a person, an import, a hand-over, or the rotation of the key.
CREATE FUNCTION keep_contact_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contact_key WHERE contact_id = NEW.id;
  IF NEW.deleted_at IS NULL AND NEW.merged_into IS NULL THEN
    INSERT INTO contact_key (owner, key, contact_id)
      SELECT NEW.owner, key, NEW.id
      FROM contact_keys_of(NEW.phones, NEW.emails, NEW.name || NEW.aliases, NEW.date_of_birth, NEW.id_number_print) key;
  END IF;
  RETURN NULL;
END $$;
-- A list of columns and a table of what was changed exclude each other: a change is looked at row by row.
CREATE TRIGGER contact_keys_kept
  AFTER UPDATE OF owner, name, aliases, phones, emails, date_of_birth, id_number_print, deleted_at, merged_into ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_keys();
-- Of many contacts that are added at once, such as by an import, in one statement.
CREATE FUNCTION add_contact_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contact_key (owner, key, contact_id)
    SELECT c.owner, key, c.id
    FROM added c, contact_keys_of(c.phones, c.emails, c.name || c.aliases, c.date_of_birth, c.id_number_print) key
    WHERE c.deleted_at IS NULL AND c.merged_into IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_keys_added AFTER INSERT ON contact
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_contact_keys();

-- A file of contacts that somebody looks at before its rows come in, and for a day after.
CREATE TABLE contact_import (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner      uuid NOT NULL REFERENCES person,
  file_name  text NOT NULL,
  state      text NOT NULL DEFAULT 'PREVIEW' CHECK (state IN ('PREVIEW', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
  made_at    timestamptz NOT NULL,
  done_at    timestamptz,
  -- When a row was last taken: one that stands still is begun again.
  moved_at   timestamptz NOT NULL,
  -- The headings of its columns that are not read.
  unread     text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX contact_import_of ON contact_import (owner, made_at DESC);

-- What is to be done with each row, and what was done: whoever does it marks the row in the same transaction.
CREATE TABLE contact_import_row (
  import_id   uuid NOT NULL REFERENCES contact_import ON DELETE CASCADE,
  -- The row's place among the rows of the import, from 0.
  place       integer NOT NULL,
  id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  is_fault    boolean NOT NULL,
  -- The contact that the row seems to be, and the row before it that says the same.
  seems       uuid REFERENCES contact ON DELETE SET NULL,
  same_as     integer,
  choice      text NOT NULL CHECK (choice IN ('NEW', 'MERGE', 'SKIP')),
  outcome     text NOT NULL DEFAULT '' CHECK (outcome IN ('', 'ADDED', 'MERGED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT')),
  contact_id  uuid REFERENCES contact ON DELETE SET NULL,
  -- The last row of the contact's trail once this row was in it: a later one says that somebody changed it since.
  trail       integer,
  -- Of a merge: what the contact said before, sealed; empty for none.
  before_sealed text NOT NULL DEFAULT '',
  -- Why it was not taken, or is kept.
  reason      text NOT NULL DEFAULT '',
  -- Where it begins in the file, and what it says, under the encryption key.
  line        integer NOT NULL,
  sealed      text NOT NULL,
  -- The addresses that it added.
  address_ids uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (import_id, place)
);

-- The contacts of somebody who left, on their way to a colleague: one way at a time.
CREATE TABLE contact_hand_over (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  from_person uuid NOT NULL REFERENCES person,
  to_person   uuid NOT NULL REFERENCES person,
  asked_by    uuid NOT NULL REFERENCES person,
  state       text NOT NULL DEFAULT 'RUNNING' CHECK (state IN ('RUNNING', 'DONE', 'STOPPED')),
  -- How many contacts there were, and how many have moved.
  whole       integer NOT NULL,
  contacts    integer NOT NULL DEFAULT 0,
  -- How much of what the rooms above keep of them has moved, by its name.
  also        jsonb NOT NULL DEFAULT '{}',
  -- Why it was stopped.
  why         text NOT NULL DEFAULT '',
  asked_at    timestamptz NOT NULL,
  done_at     timestamptz,
  -- When contacts moved last: one that stands still is begun again.
  moved_at    timestamptz NOT NULL
);
CREATE INDEX contact_hand_over_of ON contact_hand_over (from_person, asked_at DESC);
CREATE UNIQUE INDEX contact_hand_over_running ON contact_hand_over (from_person) WHERE state = 'RUNNING';
