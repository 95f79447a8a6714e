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
  search           text GENERATED ALWAYS AS (search_text(address)) STORED,
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
CREATE INDEX deal_search ON deal USING gin (search gin_trgm_ops);
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
  search          text GENERATED ALWAYS AS (search_text(invoice_to_text)) STORED,
  UNIQUE (deal_id, position),
  CONSTRAINT deal_bill_rate CHECK ((rate IS NOT NULL) = (coalesce(basis, 'FIXED') <> 'FIXED'))
);
CREATE INDEX deal_bill_removed ON deal_bill (deal_id) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX deal_bill_forfeiture ON deal_bill (deal_id) WHERE is_forfeiture;
CREATE INDEX deal_bill_search ON deal_bill USING gin (search gin_trgm_ops);

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

-- Deals that were made, completed or closed since their parties’ contacts followed.
CREATE TABLE deal_to_follow (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- No way to make, complete or close a deal can forget its contacts.
CREATE FUNCTION note_deal_to_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deal_to_follow VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_is_followed AFTER INSERT OR UPDATE OF state, completed_on ON deal FOR EACH ROW
  EXECUTE FUNCTION note_deal_to_follow();

-- What other rooms may read.

-- What a deal is, where it stands and what it comes to.
CREATE VIEW deal_public AS
SELECT id, deal_no, case_no, esubmission_id, state, standing, due_on, closed_at, approved_at, approved_by, owner_id, signed_on, completed_on,
       tax_point, tenancy_start, tenancy_end, transaction_type, side, market, category, property_type, project, address, value_cents,
       commission_cents, unbilled_bills, unbilled_cents, search
FROM deal;

-- Who shares in a deal, and with how much.
CREATE VIEW deal_share_public AS
SELECT id, deal_id, position, user_id, role, name, registration_no, agency_name, licence_no, amount_cents, agency_address, email,
       gst_registered, direction, share_basis, share_rate
FROM deal_share;

-- Who is billed for which part of a deal.
CREATE VIEW deal_bill_public AS
SELECT id, deal_id, position, bill_for, invoice_to_text, email, amount_cents, is_forfeiture, removed_at, search, address, postal_code, uen,
       gst_number, terms_days, basis, rate, gst_rate, gst_cents
FROM deal_bill;

-- What was changed of a deal since its approval, and what waits to be.
CREATE VIEW deal_revision_public AS
SELECT id, deal_id, number, reason, before, after, follows, prepared_by, prepared_at, approved_by, approved_at FROM deal_revision;
