-- What an approved submission became: the figures as they stood, which invoices and payouts go by.

CREATE TABLE deal (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_no            text NOT NULL UNIQUE,
  esubmission_id     uuid NOT NULL UNIQUE REFERENCES esubmission,
  state              text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CANCELLED', 'ABORTED')),
  transaction_type   text NOT NULL CHECK (transaction_type IN ('SALE', 'LEASE')),
  -- The price of a sale, the monthly rent of a lease.
  value_cents        bigint NOT NULL CHECK (value_cents > 0),
  commission_cents   bigint NOT NULL CHECK (commission_cents >= 0),
  tax_point          date NOT NULL,
  approved_at        timestamptz NOT NULL,
  -- What has come in for it so far, kept by its receipts.
  received_cents     bigint NOT NULL DEFAULT 0 CHECK (received_cents >= 0),
  closed_at          timestamptz,
  CHECK ((state = 'OPEN') = (closed_at IS NULL))
);

CREATE TABLE deal_share (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id         uuid NOT NULL REFERENCES deal,
  position        smallint NOT NULL,
  -- One of ours; of another agency, whose name stands beside it, there is none.
  user_id         uuid REFERENCES person,
  role            text,
  name            text NOT NULL,
  registration_no text NOT NULL,
  agency_name     text,
  amount_cents    bigint NOT NULL CHECK (amount_cents >= 0),
  UNIQUE (deal_id, position),
  CHECK ((user_id IS NULL) = (role IS NULL) AND (user_id IS NULL) = (agency_name IS NOT NULL))
);
CREATE INDEX deal_share_of_person ON deal_share (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE deal_bill (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id         uuid NOT NULL REFERENCES deal,
  position        smallint NOT NULL,
  bill_for        text NOT NULL,
  invoice_to_text text NOT NULL,
  address         text NOT NULL,
  email           text NOT NULL,
  amount_cents    bigint NOT NULL CHECK (amount_cents > 0),
  gst_rate        numeric(7, 4) NOT NULL,
  gst_cents       bigint NOT NULL,
  UNIQUE (deal_id, position)
);

-- What was approved before there were deals gets its own, numbered in the order of approval.
CREATE TEMP TABLE approved ON COMMIT DROP AS
  SELECT e.id, h.at, to_char(h.at AT TIME ZONE 'Asia/Singapore', 'YYYY') AS year,
         row_number() OVER (PARTITION BY to_char(h.at AT TIME ZONE 'Asia/Singapore', 'YYYY') ORDER BY h.at, e.id) AS n
  FROM esubmission e
  JOIN LATERAL (
    SELECT at FROM esubmission_history WHERE esubmission_id = e.id AND to_status = 7 ORDER BY id LIMIT 1
  ) h ON true
  WHERE e.deleted_at IS NULL AND 7 IN (e.status, e.held_from);

INSERT INTO deal (deal_no, esubmission_id, transaction_type, value_cents, commission_cents, tax_point, approved_at)
  SELECT 'D-' || a.year || '-' || lpad(a.n::text, greatest(6, length(a.n::text)), '0'), e.id, e.transaction_type,
         e.price_cents, e.commission_cents, coalesce(e.completion_date, e.option_date, e.agreement_date, a.at::date), a.at
  FROM approved a JOIN esubmission e USING (id);
INSERT INTO counter (name, value) SELECT 'deal.dealNo.' || year, max(n) FROM approved GROUP BY year;

INSERT INTO deal_share (deal_id, position, user_id, role, name, registration_no, agency_name, amount_cents)
  SELECT d.id, row_number() OVER (PARTITION BY d.id ORDER BY s.ours, s.position) - 1,
         s.user_id, s.role, s.name, s.registration_no, s.agency_name, s.amount_cents
  FROM deal d
  JOIN (
    SELECT false AS ours, esubmission_id, position, NULL::uuid AS user_id, NULL AS role, salesperson_name AS name,
           registration_no, agency_name, amount_cents
    FROM external_cobroke
    UNION ALL
    SELECT true, i.esubmission_id, i.position, i.user_id, i.role, p.name, coalesce(p.registration_no, ''), NULL, i.amount_cents
    FROM internal_cobroke i JOIN person p ON p.id = i.user_id
  ) s USING (esubmission_id);

INSERT INTO deal_bill (deal_id, position, bill_for, invoice_to_text, address, email, amount_cents, gst_rate, gst_cents)
  SELECT d.id, b.position, b.bill_for, b.invoice_to_text, b.address, b.email, b.amount_cents, b.gst_rate, b.gst_cents
  FROM deal d JOIN bill b USING (esubmission_id);
