-- What the deal keeps of its submission for the money: whose it is, and the day that plans and teams go by.
ALTER TABLE deal ADD COLUMN case_no text, ADD COLUMN owner_id uuid REFERENCES person,
  ADD COLUMN signed_on date, ADD COLUMN address text;
UPDATE deal d SET
  case_no = e.case_no,
  owner_id = e.created_by,
  signed_on = coalesce(e.option_date, e.agreement_date, d.tax_point),
  address = CASE WHEN e.property_category = 'hdb' THEN 'Blk ' ELSE '' END || e.block || ' ' || e.street
    || CASE WHEN e.unit <> '' THEN ' #' || e.unit ELSE '' END || CASE WHEN e.building <> '' THEN ', ' || e.building ELSE '' END
FROM esubmission e WHERE e.id = d.esubmission_id;
ALTER TABLE deal ALTER COLUMN case_no SET NOT NULL, ALTER COLUMN owner_id SET NOT NULL,
  ALTER COLUMN signed_on SET NOT NULL, ALTER COLUMN address SET NOT NULL;
CREATE INDEX deal_newest ON deal (approved_at DESC, id DESC);
CREATE INDEX deal_case_no ON deal (case_no);

-- How salespeople are paid: a plan, its terms from a day on, and who is on it from a day on.
CREATE TABLE plan (
  code text PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE plan_version (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  plan     text NOT NULL REFERENCES plan,
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  UNIQUE (plan, from_day)
);
CREATE TABLE person_plan (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  plan      text NOT NULL REFERENCES plan,
  PRIMARY KEY (person_id, from_day)
);
INSERT INTO plan (code, name) VALUES ('STANDARD', 'Standard'), ('LEADER', 'Leader'), ('DIRECTOR', 'Director');
INSERT INTO plan_version (plan, from_day, terms) VALUES
  ('STANDARD', '2000-01-01', '{"scheme": "FLAT", "rate": 800000, "overriding": "DIFFERENTIAL"}'),
  ('LEADER', '2000-01-01', '{"scheme": "FLAT", "rate": 850000, "overriding": "DIFFERENTIAL"}'),
  ('DIRECTOR', '2000-01-01', '{"scheme": "FLAT", "rate": 900000, "overriding": "DIFFERENTIAL"}');

-- What each share of a deal is divided into. The lines of a split sum to its share.
CREATE TABLE split (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id      uuid NOT NULL REFERENCES deal,
  share_id     uuid NOT NULL UNIQUE REFERENCES deal_share,
  -- The terms that it was worked out by; none for a share of another agency.
  plan_version uuid REFERENCES plan_version
);
CREATE INDEX split_deal ON split (deal_id);
CREATE TABLE split_line (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  split_id  uuid NOT NULL REFERENCES split ON DELETE CASCADE,
  position  smallint NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('OWN', 'OVERRIDE', 'COBROKE', 'AGENCY')),
  person_id uuid REFERENCES person,
  -- The part of the share, in ten-thousandths of a percent.
  rate      integer NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
  cents     bigint NOT NULL CHECK (cents >= 0),
  UNIQUE (split_id, position),
  CHECK ((kind IN ('OWN', 'OVERRIDE')) = (person_id IS NOT NULL))
);
CREATE INDEX split_line_person ON split_line (person_id) WHERE person_id IS NOT NULL;
