-- Leases beside sales, and the details of both. `price_cents` is the price of a sale and the rent of a month of a lease.

ALTER TABLE esubmission
  ADD COLUMN market_type            text NOT NULL DEFAULT 'RESALE',
  ADD COLUMN hdb_town               text,
  ADD COLUMN lease_start_year       smallint,
  ADD COLUMN floor_area             numeric(10, 2) CHECK (floor_area > 0),
  ADD COLUMN land_area              numeric(10, 2) CHECK (land_area > 0),
  ADD COLUMN area_unit              text NOT NULL DEFAULT 'SQM',
  ADD COLUMN tenure                 text,
  ADD COLUMN option_expiry_date     date,
  ADD COLUMN intent_to_sell_date    date,
  ADD COLUMN possession             text NOT NULL DEFAULT 'VACANT',
  ADD COLUMN agreement_date         date,
  ADD COLUMN tenancy_start          date,
  ADD COLUMN tenancy_end            date,
  ADD COLUMN security_deposit_cents bigint CHECK (security_deposit_cents >= 0),
  ADD COLUMN rental_scope           text NOT NULL DEFAULT 'WHOLE' CHECK (rental_scope IN ('WHOLE', 'ROOM')),
  ADD COLUMN room_description       text NOT NULL DEFAULT '',
  ADD COLUMN renewal_months         smallint,
  ADD COLUMN diplomatic_clause      boolean NOT NULL DEFAULT false,
  ADD COLUMN occupants              smallint,
  ADD COLUMN loi_date               date,
  ADD COLUMN good_faith_cents       bigint,
  ADD COLUMN agency_form            text,
  ADD COLUMN agency_agreement_no    text NOT NULL DEFAULT '',
  ADD COLUMN agency_from            date,
  ADD COLUMN agency_to              date,
  ADD COLUMN stamp_certificate_no   text NOT NULL DEFAULT '',
  ADD COLUMN stamp_date             date,
  ADD COLUMN stamp_duty_cents       bigint,
  ADD COLUMN marketing_cost_cents   bigint;

-- Each type has its own dates and sides.
ALTER TABLE esubmission ADD CONSTRAINT esubmission_of_its_type CHECK (
  CASE transaction_type
    WHEN 'SALE' THEN option_date IS NOT NULL AND agreement_date IS NULL AND represented_side IN ('SELLER', 'BUYER')
    ELSE agreement_date IS NOT NULL AND tenancy_start IS NOT NULL AND tenancy_end IS NOT NULL
      AND tenancy_end > tenancy_start
      AND option_date IS NULL AND represented_side IN ('LANDLORD', 'TENANT')
  END
);
