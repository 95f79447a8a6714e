-- Customers who are screened, what was found of them, and what compliance decided.

-- The standing file of a customer with a salesperson. Its particulars are copies: a contact that is deleted takes nothing along.
CREATE TABLE aml_case (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_no     text NOT NULL UNIQUE,
  owner       uuid NOT NULL REFERENCES person,
  -- Null: the customer was typed in here.
  contact_id  uuid,
  name        text NOT NULL,
  kind        text NOT NULL,
  property    text NOT NULL DEFAULT '',
  -- What follows from its subjects and their hits, kept for the lists.
  state       text NOT NULL DEFAULT 'NOT_SCREENED' CHECK (state IN ('NOT_SCREENED', 'CLEAR', 'PENDING')),
  screened_at timestamptz,
  next_review date,
  created_at  timestamptz NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  -- Its contact was merged, and it with it: everything of it is in this one.
  joined      uuid REFERENCES aml_case,
  -- It was opened for a party of a submission, and since when none names it. Compliance alone sees it then.
  from_party  boolean NOT NULL DEFAULT false,
  left_at     timestamptz,
  -- Of the report that may be shared as a PDF, which is made when it is opened.
  report_file uuid NOT NULL DEFAULT gen_random_uuid(),
  search      text GENERATED ALWAYS AS (search_text(name, case_no)) STORED
);
CREATE UNIQUE INDEX aml_case_report ON aml_case (report_file);
CREATE UNIQUE INDEX aml_case_contact ON aml_case (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX aml_case_owner ON aml_case (owner, created_at DESC, id);
CREATE INDEX aml_case_newest ON aml_case (created_at DESC, id);
CREATE INDEX aml_case_state ON aml_case (state, created_at DESC, id);
CREATE INDEX aml_case_review ON aml_case (next_review, id);
CREATE INDEX aml_case_joined ON aml_case (joined) WHERE joined IS NOT NULL;
CREATE INDEX aml_case_left ON aml_case (left_at) WHERE left_at IS NOT NULL;
CREATE INDEX aml_case_search ON aml_case USING gin (search gin_trgm_ops);

-- Who is screened in a case: the customer, and whoever stands behind.
CREATE TABLE aml_subject (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id          uuid NOT NULL REFERENCES aml_case,
  role             text NOT NULL CHECK (role IN ('CUSTOMER', 'PRINCIPAL', 'OWNER', 'DIRECTOR', 'SIGNATORY')),
  kind             text NOT NULL,
  name             text NOT NULL,
  aliases          text[] NOT NULL DEFAULT '{}',
  id_type          text NOT NULL,
  id_number_sealed text NOT NULL,
  id_number_masked text NOT NULL,
  id_number_print  text NOT NULL,
  is_id_doubtful   boolean NOT NULL DEFAULT false,
  nationality      text NOT NULL,
  date_of_birth    date,
  birth_unknown    boolean NOT NULL DEFAULT false,
  removed_at       timestamptz,
  -- The latest run, and a hash of the facts that it asked with.
  screened_at      timestamptz,
  facts_hash       text NOT NULL DEFAULT '',
  -- Of whoever stands behind a party of a submission: the party, and the holder or principal that it is there.
  party_uuid       uuid,
  behind_id        uuid,
  search           text GENERATED ALWAYS AS (search_text(VARIADIC ARRAY[name] || aliases)) STORED
);
CREATE INDEX aml_subject_case ON aml_subject (case_id);
CREATE INDEX aml_subject_party ON aml_subject (party_uuid) WHERE party_uuid IS NOT NULL;
CREATE UNIQUE INDEX aml_subject_customer ON aml_subject (case_id) WHERE role = 'CUSTOMER' AND removed_at IS NULL;
CREATE INDEX aml_subject_print ON aml_subject (id_number_print) WHERE id_number_print <> '';
CREATE INDEX aml_subject_birth ON aml_subject (date_of_birth) WHERE role = 'CUSTOMER' AND removed_at IS NULL;

-- Each time somebody was screened, also when nothing was found: with which lists, and by which engine.
CREATE TABLE screening_run (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject_id uuid NOT NULL REFERENCES aml_subject,
  at         timestamptz NOT NULL,
  by         uuid REFERENCES person,
  facts_hash text NOT NULL,
  versions   jsonb NOT NULL,
  engine     text NOT NULL,
  hits       smallint NOT NULL
);
CREATE INDEX screening_run_subject ON screening_run (subject_id, at DESC);

-- Somebody on a list who may be the subject. Only compliance reads these.
CREATE TABLE screening_hit (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject_id   uuid NOT NULL REFERENCES aml_subject,
  source       text NOT NULL,
  entity_key   text NOT NULL,
  -- Of the listed one and of the subject, as the hit was decided.
  content_hash text NOT NULL,
  facts_hash   text NOT NULL,
  score        numeric(4, 3) NOT NULL,
  listed_name  text NOT NULL,
  -- What the screening answered, for drawing it.
  found        jsonb NOT NULL,
  found_at     timestamptz NOT NULL,
  state        text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SECOND', 'SECOND_FALSE', 'TRUE', 'FALSE')),
  -- No longer found: the list or the facts have changed.
  ended_at     timestamptz,
  search       text GENERATED ALWAYS AS (search_text(listed_name)) STORED
);
CREATE UNIQUE INDEX screening_hit_live ON screening_hit (subject_id, source, entity_key) WHERE ended_at IS NULL;
CREATE INDEX screening_hit_waiting ON screening_hit (found_at, id)
  WHERE ended_at IS NULL AND state IN ('OPEN', 'SECOND', 'SECOND_FALSE');
CREATE INDEX screening_hit_subject ON screening_hit (subject_id);

-- What officers decided, and why. Rows are only added.
CREATE TABLE hit_decision (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hit_id       uuid NOT NULL REFERENCES screening_hit,
  verdict      text NOT NULL
    CHECK (verdict IN ('FALSE', 'SAY_FALSE', 'CONFIRM_FALSE', 'TRUE', 'CONFIRM', 'TAKE_BACK', 'UNDO')),
  reason       text NOT NULL DEFAULT '',
  note         text NOT NULL DEFAULT '',
  -- Null: a decision that was remembered.
  by           uuid REFERENCES person,
  at           timestamptz NOT NULL,
  -- By which it is remembered: on what, and by which facts of both.
  source       text NOT NULL,
  entity_key   text NOT NULL,
  content_hash text NOT NULL,
  facts_hash   text NOT NULL,
  -- A second officer was asked for, and nobody else could decide.
  alone        boolean NOT NULL DEFAULT false
);
CREATE INDEX hit_decision_hit ON hit_decision (hit_id, at);
CREATE INDEX hit_decision_alone ON hit_decision (hit_id) WHERE alone;

-- A decision is evidence.
CREATE FUNCTION keep_hit_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two officers purge a case with all that was decided of it.
  IF TG_OP = 'DELETE' AND current_setting('gable.purged_case', true) = (
    SELECT s.case_id::text FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE h.id = OLD.hit_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A decision stays.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER hit_decision_kept BEFORE UPDATE OR DELETE ON hit_decision FOR EACH ROW EXECUTE FUNCTION keep_hit_decision();

-- Suspicions, and what was reported of them. Only compliance reads these.
CREATE TABLE str_entry (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number       text NOT NULL UNIQUE,
  case_id      uuid REFERENCES aml_case,
  subject      text NOT NULL,
  transaction  text NOT NULL DEFAULT '',
  red_flags    text[] NOT NULL DEFAULT '{}',
  funds        text NOT NULL DEFAULT '',
  narrative    text NOT NULL,
  reporter     uuid NOT NULL REFERENCES person,
  due_on       date NOT NULL,
  filing       text NOT NULL DEFAULT 'OPEN' CHECK (filing IN ('OPEN', 'FILE', 'NOT_FILE')),
  reason       text NOT NULL DEFAULT '',
  decided_by   uuid REFERENCES person,
  decided_at   timestamptz,
  sonar_ref    text NOT NULL DEFAULT '',
  filed_on     date,
  relationship text CHECK (relationship IN ('CONTINUE', 'EXIT')),
  review_on    date,
  created_at   timestamptz NOT NULL,
  version      integer NOT NULL DEFAULT 1,
  CHECK (filing <> 'FILE' OR filed_on IS NOT NULL)
);
CREATE INDEX str_entry_newest ON str_entry (created_at DESC, id);
CREATE INDEX str_entry_case ON str_entry (case_id);

-- Papers of a suspicion: the file itself, sealed. No other room keeps anything of it.
CREATE TABLE str_file (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entry_id     uuid NOT NULL REFERENCES str_entry,
  name         text NOT NULL,
  content_type text NOT NULL,
  size         integer NOT NULL CHECK (size BETWEEN 0 AND 10485760),
  sha256       text NOT NULL,
  sealed       text NOT NULL,
  added_by     uuid NOT NULL REFERENCES person,
  added_at     timestamptz NOT NULL
);
CREATE INDEX str_file_entry ON str_file (entry_id, added_at);

-- That an officer holds a customer: it counts as a hit that is not decided. Only compliance reads these.
CREATE TABLE aml_hold (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id     uuid NOT NULL REFERENCES aml_case,
  reason      text NOT NULL CHECK (reason IN ('PAPERS', 'IDENTITY', 'PRICE', 'QUALITY', 'SUSPICION')),
  note        text NOT NULL DEFAULT '',
  -- Null: by the update that took suspicions out of the state of forms.
  by          uuid REFERENCES person,
  at          timestamptz NOT NULL,
  -- By whom and when it was lifted: it ends in the night after.
  lifted_by   uuid REFERENCES person,
  lifted_at   timestamptz,
  lifted_note text NOT NULL DEFAULT '',
  ended_at    timestamptz,
  -- Who the customer was when it was placed: who is held is not changed by changing the case.
  held_names  text[] NOT NULL DEFAULT '{}',
  held_birth  date,
  held_hash   text NOT NULL DEFAULT '',
  held_id_type       text NOT NULL DEFAULT '',
  held_number_sealed text NOT NULL DEFAULT '',
  held_number_print  text NOT NULL DEFAULT ''
);
CREATE INDEX aml_hold_case ON aml_hold (case_id);
CREATE INDEX aml_hold_standing ON aml_hold (lifted_at) WHERE ended_at IS NULL;

-- A report as it was made. `data` is what it prints, numbers masked.
CREATE TABLE aml_report (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id  uuid NOT NULL REFERENCES aml_case,
  variant  text NOT NULL CHECK (variant IN ('INTERNAL', 'SHAREABLE')),
  made_by  uuid NOT NULL REFERENCES person,
  made_at  timestamptz NOT NULL,
  data     jsonb NOT NULL
);
CREATE INDEX aml_report_case ON aml_report (case_id, made_at DESC);

-- What rooms above may know of cases: whose they are, and never what was found.
CREATE VIEW aml_case_public AS
  SELECT id, case_no, owner, contact_id, name, joined, left_at, from_party, report_file FROM aml_case;
