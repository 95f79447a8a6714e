-- What a submission asks of a property and a contact's property knew nothing of: it begins from here.
ALTER TABLE contact_property
  ADD COLUMN hdb_town text,
  ADD COLUMN planning_area text,
  ADD COLUMN lease_start_year smallint,
  ADD COLUMN land_sqm numeric(10, 2),
  -- The contact's part of it, in ten-thousandths of a percent.
  ADD COLUMN share_rate integer,
  -- The estate agency agreement with the contact.
  ADD COLUMN agency_form text,
  ADD COLUMN agency_agreement_no text NOT NULL DEFAULT '',
  ADD COLUMN agency_from date,
  ADD COLUMN agency_to date,
  ADD COLUMN sold_cents bigint,
  ADD COLUMN sold_on date;

-- The owners of a property among the contacts of a salesperson are found by its address.
CREATE INDEX contact_property_address ON contact_property (address_key);
