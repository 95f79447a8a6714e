-- Addresses by postal code.

-- As far as lists or an address service have it.
CREATE TABLE postal_address (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null where the list has none: the blocks of HDB come without.
  postal_code text CHECK (postal_code ~ '^[0-9]{6}$'),
  block       text NOT NULL,
  street      text NOT NULL,
  building    text NOT NULL,
  latitude    double precision,
  longitude   double precision,
  source      text NOT NULL CHECK (source IN ('demo', 'condominiums', 'hdb', 'onemap')),
  UNIQUE NULLS NOT DISTINCT (postal_code, block, street, building)
);

-- The codes that exist, where a list of them was loaded.
CREATE TABLE postal_code (
  postal_code text PRIMARY KEY CHECK (postal_code ~ '^[0-9]{6}$')
);
