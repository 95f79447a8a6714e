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
  -- Whether the due diligence of a submission is in forms or in uploads, from when it is submitted; null: the day that is set decides.
  asks_for_forms               boolean,
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
-- The desk lists what came in of a salesperson or of a team.
CREATE INDEX esubmission_by_agent ON esubmission (created_by, submitted_at, id) WHERE deleted_at IS NULL AND status <> 1;
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
  is_beneficial_owner   boolean NOT NULL DEFAULT true,
  -- The salesperson's contact that it is, and the case in which it is screened.
  contact_id            uuid,
  aml_case_id           uuid,
  -- Said of a person whose date of birth can't be had.
  birth_unknown         boolean NOT NULL DEFAULT false
);
CREATE INDEX esubmission_party_case ON esubmission_party (aml_case_id) WHERE aml_case_id IS NOT NULL;
CREATE INDEX esubmission_party_contact ON esubmission_party (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX esubmission_party_of ON esubmission_party (esubmission_id, id);
CREATE INDEX esubmission_party_print ON esubmission_party (id_number_print);
CREATE INDEX esubmission_party_represented ON esubmission_party (represents_party_uuid) WHERE represents_party_uuid IS NOT NULL;

-- Why a submission is on hold: it stays so while one of these is open.
CREATE TABLE esubmission_hold (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  -- Null: an officer's own hold.
  case_id        uuid,
  began_at       timestamptz NOT NULL,
  ended_at       timestamptz
);
CREATE UNIQUE INDEX esubmission_hold_open ON esubmission_hold (esubmission_id, case_id) NULLS NOT DISTINCT WHERE ended_at IS NULL;

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

-- Each move of a submission, with its reason. An event is no move, and leaves the status as it is: the desk entered the number of the
-- stamp certificate, which is the reason.
CREATE TABLE esubmission_history (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  at             timestamptz NOT NULL,
  actor_id       uuid REFERENCES person,
  from_status    smallint,
  to_status      smallint NOT NULL,
  reason         text NOT NULL,
  event          text CHECK (event IN ('STAMP'))
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

-- What the price or rent was compared with at a submission, and the sentence that the salesperson read; `move` is that submission.
CREATE TABLE esubmission_compared (
  move           bigint PRIMARY KEY REFERENCES esubmission_history,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  compared       jsonb NOT NULL,
  words          text NOT NULL
);
CREATE INDEX esubmission_compared_of ON esubmission_compared (esubmission_id);
CREATE TRIGGER esubmission_compared_is_final BEFORE UPDATE ON esubmission_compared
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- What other rooms may read.

-- Which case it is, whose, how far it came, and what it is about.
CREATE VIEW esubmission_public AS
SELECT id, case_no, status, created_by, submitted_at, deleted_at, transaction_type, property_category, block, street, building, unit,
       option_date, option_expiry_date, exercise_date, completion_date, agreement_date, tenancy_start, tenancy_end
FROM esubmission;

-- Which contact is which side of a submission, once for each of its members.
CREATE VIEW esubmission_contact_public AS
SELECT p.contact_id, p.party_type AS side, p.esubmission_id, m.user_id
FROM esubmission_party p JOIN esubmission_member m ON m.esubmission_id = p.esubmission_id
WHERE p.contact_id IS NOT NULL;

-- How many papers a submission still lacks at each gate.
CREATE VIEW esubmission_papers_public AS SELECT esubmission_id, invoice, payout, due_diligence, cobroker FROM esubmission_papers;

-- Who is in a submission.
CREATE VIEW esubmission_member_public AS SELECT user_id, esubmission_id, capacity FROM esubmission_member;
