-- What reports and co-brokers' papers say of a deal comes from the deal: its sides and place, and how each share was agreed.
ALTER TABLE deal
  ADD COLUMN side text,
  ADD COLUMN market text,
  ADD COLUMN property_type text,
  ADD COLUMN postal_code text,
  ADD COLUMN block text,
  ADD COLUMN street text,
  ADD COLUMN building text,
  ADD COLUMN unit text,
  ADD COLUMN district text,
  ADD COLUMN tenancy_start date,
  ADD COLUMN tenancy_end date;
-- Neither what a share is called nor how it was agreed changes its team.
ALTER TABLE deal_share DISABLE TRIGGER deal_share_changed;
ALTER TABLE deal_share
  ADD COLUMN share_basis text CHECK (share_basis IN ('PERCENT', 'AMOUNT')),
  ADD COLUMN share_rate numeric(7, 4),
  ADD COLUMN licence_no text,
  ADD COLUMN agency_address text,
  ADD COLUMN email text,
  ADD COLUMN gst_registered boolean,
  ADD COLUMN direction text CHECK (direction IN ('PAY_OUT', 'RECEIVE_IN'));

-- Deals that stand get it of their submission, which is closed since its approval.
UPDATE deal d SET
  side = e.represented_side,
  market = e.market_type,
  property_type = e.property_type,
  postal_code = e.postal_code,
  block = e.block,
  street = e.street,
  building = e.building,
  unit = e.unit,
  district = e.district,
  tenancy_start = e.tenancy_start,
  tenancy_end = e.tenancy_end
FROM esubmission e WHERE e.id = d.esubmission_id;
UPDATE deal_share s SET share_basis = i.share_basis, share_rate = i.share_rate
FROM deal d JOIN internal_cobroke i USING (esubmission_id)
WHERE d.id = s.deal_id AND i.user_id = s.user_id;
UPDATE deal_share s SET
  share_basis = x.share_basis,
  share_rate = x.share_rate,
  licence_no = x.licence_no,
  agency_address = x.agency_address,
  email = x.email,
  gst_registered = x.gst_registered,
  direction = x.direction
FROM (
  SELECT d.id AS deal_id, row_number() OVER (PARTITION BY d.id ORDER BY c.position) - 1 AS place, c.*
  FROM deal d JOIN external_cobroke c USING (esubmission_id)
) x
WHERE x.deal_id = s.deal_id AND x.place = s.position AND s.user_id IS NULL;

ALTER TABLE deal
  ALTER COLUMN side SET NOT NULL,
  ALTER COLUMN market SET NOT NULL,
  ALTER COLUMN property_type SET NOT NULL,
  ALTER COLUMN postal_code SET NOT NULL,
  ALTER COLUMN block SET NOT NULL,
  ALTER COLUMN street SET NOT NULL,
  ALTER COLUMN building SET NOT NULL,
  ALTER COLUMN unit SET NOT NULL,
  ALTER COLUMN district SET NOT NULL;
ALTER TABLE deal_share
  ALTER COLUMN share_basis SET NOT NULL,
  ADD CONSTRAINT deal_share_of_agency CHECK (num_nulls(licence_no, agency_address, email, gst_registered, direction)
    = CASE WHEN user_id IS NULL THEN 0 ELSE 5 END);
ALTER TABLE deal_share ENABLE TRIGGER deal_share_changed;
CREATE INDEX deal_share_licence ON deal_share (licence_no) WHERE licence_no IS NOT NULL;
CREATE INDEX deal_completed ON deal (completed_on, deal_no) WHERE completed_on IS NOT NULL AND state = 'OPEN';
