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
  search         text GENERATED ALWAYS AS (search_text(printed #>> '{to,text}', printed ->> 'address')) STORED,
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
CREATE INDEX invoice_open_search ON invoice USING gin (search gin_trgm_ops, number gin_trgm_ops) WHERE open_net + open_gst > 0;
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
  search        text GENERATED ALWAYS AS (search_text(payer, reference)) STORED,
  CONSTRAINT receipt_method CHECK (method IN ('PAYNOW', 'GIRO', 'TRANSFER', 'CHEQUE')),
  CONSTRAINT receipt_cleared CHECK (cleared_on IS NOT NULL OR method = 'CHEQUE'),
  -- What was refunded of money that the bank then took back is owed by the payer.
  CONSTRAINT receipt_left CHECK (left_cents <= cents AND (left_cents >= 0 OR returned_on IS NOT NULL))
);
CREATE INDEX receipt_search ON receipt USING gin (search gin_trgm_ops);
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
  search       text GENERATED ALWAYS AS (search_text(payer, reference)) STORED,
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
CREATE INDEX bank_line_search ON bank_line USING gin (search gin_trgm_ops);
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
CREATE INDEX bank_line_import ON bank_line (import);
CREATE INDEX bank_line_undecided ON bank_line (import, day, cents) WHERE state = 'UNDECIDED';
CREATE INDEX bank_line_may_be ON bank_line USING gin (may_be) WHERE may_be <> '{}';
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

-- A salesperson asks the desk to remind a client, or, after the final reminder, what happens next. One request waits an invoice; it is
-- done when a reminder is made, when it is declined, or when it is answered.
CREATE TABLE reminder_request (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoice,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  done_by    uuid REFERENCES person,
  done_at    timestamptz,
  -- Why none was sent.
  declined   text,
  -- Why the salesperson asks after the final reminder, and what finance says to it.
  reason     text,
  answer     text,
  CONSTRAINT reminder_request_answered
    CHECK (CASE WHEN reason IS NULL THEN answer IS NULL ELSE declined IS NULL AND (answer IS NULL) = (done_at IS NULL) END),
  CHECK (done_at IS NOT NULL OR (done_by IS NULL AND declined IS NULL))
);
CREATE UNIQUE INDEX reminder_request_open ON reminder_request (invoice_id) WHERE done_at IS NULL;
CREATE INDEX reminder_request_newest ON reminder_request (asked_at DESC);
CREATE INDEX reminder_request_asked ON reminder_request (invoice_id, asked_at DESC) WHERE reason IS NOT NULL;

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

-- What other rooms may read.

-- What was invoiced of a deal, and what of it is open, credited, given up or disputed.
CREATE VIEW invoice_public AS
SELECT id, number, deal_id, bill_id, agent_id, bill_to, printed, issued_on, due_on, net_cents, gst_cents, open_net, open_gst, written_net,
       written_gst, credited_net, credited_gst, credited_at, disputed_at, dispute_reason
FROM invoice;

-- What came in, from whom, and what of it is still credit.
CREATE VIEW receipt_public AS
SELECT id, number, method, payer, received_on, cleared_on, returned_on, cents, left_cents, printed, search FROM receipt;

-- Which money paid which invoice.
CREATE VIEW allocation_public AS
SELECT id, receipt_id, invoice_id, day, net_cents, gst_cents, reverses FROM allocation;
