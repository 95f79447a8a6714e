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
  -- Rises with each tax invoice that is entered or removed in a draft: what is approved is what was read.
  revision            integer NOT NULL DEFAULT 1,
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

-- What other rooms may read.

-- What a payment comes to, and when it was made, arrived or came back.
CREATE VIEW payout_line_public AS
SELECT id, run_id, person_id, licence_no, voucher, net_cents, own_cents, overriding_cents, written_off_cents, fee_cents, withheld_cents,
       recovered_cents, advanced_cents, returned_cents, gst_cents, is_self_billed, gst_invoice, paid_on, arrived_on, returned_on
FROM payout_line;
