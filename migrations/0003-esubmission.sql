-- A reported transaction, what hangs on it, and the dated rules of its documents. Amounts are cents; rates are percent.

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

CREATE TABLE esubmission (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_no             text NOT NULL UNIQUE,
  transaction_type    text NOT NULL CHECK (transaction_type IN ('SALE', 'LEASE')),
  property_category   text NOT NULL,
  property_type       text NOT NULL,
  represented_side    text NOT NULL,
  postal_code         text NOT NULL,
  block               text NOT NULL,
  street              text NOT NULL,
  building            text NOT NULL,
  unit                text NOT NULL,
  district            text NOT NULL,
  price_cents         bigint NOT NULL CHECK (price_cents > 0),
  option_date         date,
  exercise_date       date,
  completion_date     date,
  option_fee_cents    bigint,
  exercise_fee_cents  bigint,
  option_serial_no    text NOT NULL DEFAULT '',
  late_reason         text NOT NULL DEFAULT '',
  commission_basis    text NOT NULL,
  commission_rate     numeric(7, 4),
  commission_cents    bigint NOT NULL CHECK (commission_cents >= 0),
  status              smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 10),
  current_step        text NOT NULL DEFAULT 'info',
  version             integer NOT NULL DEFAULT 1,
  created_by          uuid NOT NULL REFERENCES person,
  created_at          timestamptz NOT NULL,
  submitted_at        timestamptz,
  claimed_by          uuid REFERENCES person,
  claimed_at          timestamptz,
  deleted_at          timestamptz,
  -- What the search box looks through: number, address, names of parties; kept by the use-cases that change them.
  search              text NOT NULL DEFAULT ''
);
CREATE INDEX esubmission_newest ON esubmission (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX esubmission_by_status ON esubmission (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- Who sees it in their own list: the owner from the start, an internal co-broker from Submitted on (decision 3).
CREATE TABLE esubmission_member (
  user_id         uuid NOT NULL REFERENCES person,
  esubmission_id  uuid NOT NULL REFERENCES esubmission,
  capacity        text NOT NULL CHECK (capacity IN ('OWNER', 'COBROKE')),
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (user_id, esubmission_id)
);
CREATE INDEX esubmission_member_newest ON esubmission_member (user_id, created_at DESC, esubmission_id DESC);
CREATE INDEX esubmission_member_of ON esubmission_member (esubmission_id);

CREATE TABLE esubmission_party (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  esubmission_id    uuid NOT NULL REFERENCES esubmission,
  party_type        text NOT NULL,
  kind              text NOT NULL CHECK (kind IN ('INDIVIDUAL', 'COMPANY')),
  name              text NOT NULL,
  id_type           text NOT NULL,
  id_number_sealed  text NOT NULL,
  id_number_masked  text NOT NULL,
  id_number_print   text NOT NULL,
  nationality       text NOT NULL,
  date_of_birth     date,
  phone             text NOT NULL,
  email             text NOT NULL,
  address           text NOT NULL,
  represented_party text NOT NULL CHECK (represented_party IN ('I', 'O')),
  is_unrepresented  boolean NOT NULL
);
CREATE INDEX esubmission_party_of ON esubmission_party (esubmission_id, id);
CREATE INDEX esubmission_party_print ON esubmission_party (id_number_print);

CREATE TABLE external_cobroke (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id   uuid NOT NULL REFERENCES esubmission,
  position         smallint NOT NULL,
  agency_name      text NOT NULL,
  licence_no       text NOT NULL,
  gst_registered   boolean NOT NULL,
  salesperson_name text NOT NULL,
  registration_no  text NOT NULL,
  share_basis      text NOT NULL,
  share_rate       numeric(7, 4),
  share_cents      bigint,
  amount_cents     bigint NOT NULL CHECK (amount_cents >= 0),
  UNIQUE (esubmission_id, position)
);

CREATE TABLE internal_cobroke (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id  uuid NOT NULL REFERENCES esubmission,
  position        smallint NOT NULL,
  user_id         uuid NOT NULL REFERENCES person,
  role            text NOT NULL,
  remark          text NOT NULL,
  share_basis     text NOT NULL,
  share_rate      numeric(7, 4),
  share_cents     bigint,
  amount_cents    bigint NOT NULL CHECK (amount_cents >= 0),
  UNIQUE (esubmission_id, position)
);

CREATE TABLE bill (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id  uuid NOT NULL REFERENCES esubmission,
  position        smallint NOT NULL,
  bill_for        text NOT NULL,
  invoice_to_text text NOT NULL,
  address         text NOT NULL,
  email           text NOT NULL,
  amount_cents    bigint NOT NULL CHECK (amount_cents > 0),
  gst_rate        numeric(7, 4) NOT NULL,
  gst_cents       bigint NOT NULL,
  UNIQUE (esubmission_id, position)
);

CREATE TABLE gst_rate (
  valid_from date PRIMARY KEY,
  rate       numeric(7, 4) NOT NULL
);
-- IRAS: 7 % before 2023, 8 % in 2023, 9 % from 1 January 2024.
INSERT INTO gst_rate VALUES ('2007-07-01', 7), ('2023-01-01', 8), ('2024-01-01', 9);

CREATE TABLE document_type (
  document_id text PRIMARY KEY,
  name        text NOT NULL,
  position    smallint NOT NULL
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
  valid_to    date
);

CREATE TABLE esubmission_document (
  id                             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id                 uuid NOT NULL REFERENCES esubmission,
  document_id                    text NOT NULL REFERENCES document_type,
  party_uuid                     uuid,
  sp_checklist_compliance_date   timestamptz,
  UNIQUE NULLS NOT DISTINCT (esubmission_id, document_id, party_uuid)
);

CREATE TABLE esubmission_file (
  file_id     uuid PRIMARY KEY REFERENCES stored_file,
  document    bigint NOT NULL REFERENCES esubmission_document
);
CREATE INDEX esubmission_file_of ON esubmission_file (document);

CREATE TABLE esubmission_history (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id  uuid NOT NULL REFERENCES esubmission,
  at              timestamptz NOT NULL,
  actor_id        uuid REFERENCES person,
  from_status     smallint,
  to_status       smallint NOT NULL,
  reason          text NOT NULL
);
CREATE INDEX esubmission_history_of ON esubmission_history (esubmission_id, id);

INSERT INTO document_type (document_id, name, position) VALUES
  ('D-01', 'Option to purchase', 1),
  ('D-02', 'Acceptance or exercise of the option', 2),
  ('D-04', 'Estate agency agreement', 4),
  ('D-05', 'Commission agreement', 5),
  ('D-06', 'Co-broking agreement', 6),
  ('D-07', 'Co-broke agency’s tax invoice', 7),
  ('D-08', 'Identity of the client', 8),
  ('D-23', 'HDB resale acknowledgement', 23),
  ('D-24', 'HFE letter or intent to sell', 24),
  ('D-28', 'CEA checklist', 28),
  ('D-29', 'Evidence of ownership', 29),
  ('D-31', 'Same-agency disclosure and consent', 31),
  ('D-33', 'Personal data consent', 33),
  ('D-36', 'Completion account', 36);

-- The SALE columns of the field's matrix. An empty condition fits every sale.
INSERT INTO doc_rule (document_id, condition, level, stage, per, valid_from) VALUES
  ('D-01', '{"transType": ["SALE"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-02', '{"transType": ["SALE"], "propType": ["hdb"], "side": ["SELLER", "BUYER"]}', 'required', 'invoice', 'case', '2011-01-01'),
  ('D-02', '{"transType": ["SALE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-04', '{"transType": ["SALE"], "propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-04', '{"transType": ["SALE"], "propType": ["commercial", "industrial", "land"]}', 'optional', 'submit', 'case', '2011-01-01'),
  ('D-05', '{"transType": ["SALE"], "propType": ["commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-05', '{"transType": ["SALE"], "propType": ["hdb", "private-residential", "landed"]}', 'optional', 'submit', 'case', '2011-01-01'),
  ('D-06', '{"minEcbs": 1}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-07', '{"minEcbs": 1}', 'required', 'payout', 'case', '2011-01-01'),
  ('D-08', '{"hasParty": true, "party": "client"}', 'required', 'submit', 'party', '2011-01-01'),
  ('D-23', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'invoice', 'case', '2011-01-01'),
  ('D-24', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-28', '{"transType": ["SALE"], "propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-29', '{"transType": ["SALE"], "side": ["SELLER"]}', 'required', 'submit', 'case', '2011-01-01'),
  ('D-29', '{"transType": ["SALE"], "side": ["BUYER"]}', 'optional', 'submit', 'case', '2011-01-01'),
  ('D-31', '{"minIcbs": 2}', 'optional', 'submit', 'case', '2011-01-01'),
  ('D-33', '{}', 'required', 'submit', 'case', '2014-07-02'),
  ('D-36', '{"transType": ["SALE"]}', 'required', 'payout', 'case', '2011-01-01');
