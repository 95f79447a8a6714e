-- A home that a salesperson of the agency offers, with the owner's consent.
CREATE TABLE market_listing (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person        uuid NOT NULL REFERENCES person,
  version       integer NOT NULL DEFAULT 1,
  purpose       text NOT NULL CHECK (purpose IN ('SALE', 'LEASE')),
  category      text NOT NULL CHECK (category IN ('hdb', 'private-residential', 'landed')),
  property_type text NOT NULL,
  block         text NOT NULL,
  street        text NOT NULL,
  building      text NOT NULL,
  -- Only its salesperson and the content desk see it.
  unit          text NOT NULL,
  postal_code   text NOT NULL,
  -- The HDB town; else the postal district follows from the postal code.
  region        text NOT NULL,
  -- Tenths of a square metre.
  area          integer NOT NULL,
  bedrooms      smallint,
  -- By the month where it is to let.
  asking_cents  bigint NOT NULL CHECK (asking_cents > 0),
  remarks       text NOT NULL,
  -- When the salesperson said that the owner agreed in writing.
  consent_at    timestamptz NOT NULL,
  state         text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'UNDER_OFFER', 'CLOSED', 'WITHDRAWN')),
  -- Its last day: then it is shown to nobody else.
  expires_on    date NOT NULL,
  listed_at     timestamptz NOT NULL,
  changed_at    timestamptz NOT NULL
);
CREATE INDEX market_listing_person ON market_listing (person);
CREATE INDEX market_listing_open ON market_listing (expires_on) WHERE state IN ('ACTIVE', 'UNDER_OFFER');
