-- What homes were sold and let for, as files of HDB and URA say it, and how those files came in.

-- What is known of a kind of records: its version rises with each import that changed something.
CREATE TABLE market_dataset (
  code        text PRIMARY KEY CHECK (code IN ('hdb', 'caveat', 'rental', 'approval')),
  version     integer NOT NULL DEFAULT 0,
  rows        integer NOT NULL DEFAULT 0,
  -- The first and the last month.
  data_from   date,
  data_to     date,
  imported_at timestamptz,
  -- The greatest id that a record of it had: of other kinds that come in meanwhile, others are.
  last_id     integer NOT NULL DEFAULT 0
);

-- A file that was or is being imported. read = loaded + unchanged + skipped + rejected.
CREATE TABLE market_batch (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dataset    text NOT NULL REFERENCES market_dataset,
  format     text NOT NULL DEFAULT '',
  file_name  text NOT NULL,
  state      text NOT NULL DEFAULT 'RUNNING'
    CHECK (state IN ('RUNNING', 'WAITING', 'DONE', 'REFUSED', 'FAILED', 'DISCARDED', 'REVERSED')),
  -- Why it was refused, or how it failed.
  reason     text NOT NULL DEFAULT '',
  read       integer NOT NULL DEFAULT 0,
  loaded     integer NOT NULL DEFAULT 0,
  unchanged  integer NOT NULL DEFAULT 0,
  removed    integer NOT NULL DEFAULT 0,
  -- Of months that a newer file filled, or that a whole file owns.
  skipped    integer NOT NULL DEFAULT 0,
  rejected   integer NOT NULL DEFAULT 0,
  -- Null: from the command line, or the demo.
  started_by uuid,
  started_at timestamptz NOT NULL,
  -- Moves while it runs: one that stands still for two minutes was killed.
  beat_at    timestamptz NOT NULL,
  ended_at   timestamptz,
  -- Of those unchanged by their key: rows whose other columns it says better.
  changed    integer NOT NULL DEFAULT 0,
  -- While it waits: the months that would lose many rows.
  losses     jsonb NOT NULL DEFAULT '[]',
  -- The slices that it took over, as they were, to be taken back.
  slices     jsonb NOT NULL DEFAULT '[]',
  -- Of the latest imports what they took away is kept.
  is_reversible boolean NOT NULL DEFAULT false,
  -- Of a file that was fetched: the same file again is not imported.
  sha256     text NOT NULL DEFAULT '',
  -- Prices far from the others of their type, place and year: the first of them.
  far_off    jsonb NOT NULL DEFAULT '[]',
  -- While it is read or waits.
  file       uuid REFERENCES stored_file ON DELETE SET NULL,
  -- The headings of columns that hold something and are not read.
  unread     jsonb NOT NULL DEFAULT '[]'
);
-- One import of a kind at a time, also of several servers.
CREATE UNIQUE INDEX market_batch_running ON market_batch (dataset) WHERE state = 'RUNNING';
CREATE INDEX market_batch_dataset ON market_batch (dataset, id);

-- A line that was not understood. The first thousand of a file are kept.
CREATE TABLE market_reject (
  batch    integer NOT NULL REFERENCES market_batch ON DELETE CASCADE,
  line     integer NOT NULL,
  -- The column of the file that is wrong.
  field    text NOT NULL,
  reason   text NOT NULL,
  -- The line, cut.
  text     text NOT NULL,
  PRIMARY KEY (batch, line)
);

-- A month (of a district, for private sales) that a whole file filled. `edition`: the last month of that file; an older file never
-- replaces a newer one.
CREATE TABLE market_slice (
  dataset text NOT NULL REFERENCES market_dataset,
  region  text NOT NULL,
  month   date NOT NULL,
  edition date NOT NULL,
  batch   integer NOT NULL REFERENCES market_batch,
  PRIMARY KEY (dataset, region, month)
);

-- A block of a street, or a project of a street. Only added to.
CREATE TABLE market_place (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dataset    text NOT NULL REFERENCES market_dataset,
  -- A town of HDB, or a postal district.
  region     text NOT NULL,
  block      text NOT NULL,
  street     text NOT NULL,
  project    text NOT NULL,
  -- The street as `streetKey` writes it, for comparison.
  street_key text NOT NULL,
  -- Metres in the national grid (SVY21), where the file has them.
  x          real,
  y          real,
  search     text GENERATED ALWAYS AS (search_text(street, project)) STORED,
  UNIQUE (dataset, region, street, block, project)
);
CREATE INDEX market_place_street ON market_place (dataset, street_key, block);
CREATE INDEX market_place_search ON market_place USING gin (search gin_trgm_ops);

-- A sale or a tenancy. Identical lines are real: `n` counts them within their file.
CREATE TABLE market_row (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dataset     text NOT NULL REFERENCES market_dataset,
  batch       integer NOT NULL REFERENCES market_batch,
  -- A hash of what the line says, without the lease that remains.
  key         uuid NOT NULL,
  n           smallint NOT NULL,
  month       date NOT NULL,
  region      text NOT NULL,
  place       integer NOT NULL REFERENCES market_place,
  -- The type of flat, or of property.
  kind        text NOT NULL,
  -- The model of a flat, or whether the area is of strata or land.
  model       text NOT NULL,
  segment     text NOT NULL,
  sale_type   text NOT NULL,
  -- Freehold, or years; as the source writes it in `tenure_text`.
  tenure      text NOT NULL,
  tenure_text text NOT NULL,
  lease_start smallint,
  -- Months that remain, where the file says so.
  lease_left  smallint,
  bedrooms    smallint,
  floor_from  smallint,
  floor_to    smallint,
  -- Tenths of a square metre. A tenancy has a band, which may be open.
  area        integer,
  area_to     integer,
  units       smallint NOT NULL,
  -- Whole dollars; of a tenancy by the month.
  price       integer NOT NULL,
  nett_price  integer,
  -- Cents for a square foot and for a square metre: of sales whole dollars, of tenancies by the middle of the band.
  psf         integer,
  psm         integer,
  -- From a file of some rows only.
  is_partial  boolean NOT NULL,
  UNIQUE (dataset, key, n)
);
CREATE INDEX market_row_region ON market_row (dataset, region, month);
-- What searches of many places filter and count by, so that they read this index alone.
CREATE INDEX market_row_month ON market_row (dataset, month, id)
  INCLUDE (place, region, kind, sale_type, tenure, segment, bedrooms, area, area_to, floor_from, floor_to, units, price, psf, psm);
CREATE INDEX market_row_place ON market_row (place, month);
CREATE INDEX market_row_kind ON market_row (dataset, kind);
CREATE INDEX market_row_batch ON market_row (batch);

-- Rows as they were before an import took them away or changed them, for the latest imports of each kind.
CREATE TABLE market_removed (
  removed_by  integer NOT NULL REFERENCES market_batch ON DELETE CASCADE,
  id          integer NOT NULL,
  dataset     text NOT NULL,
  batch       integer NOT NULL,
  key         uuid NOT NULL,
  n           smallint NOT NULL,
  month       date NOT NULL,
  region      text NOT NULL,
  place       integer NOT NULL,
  kind        text NOT NULL,
  model       text NOT NULL,
  segment     text NOT NULL,
  sale_type   text NOT NULL,
  tenure      text NOT NULL,
  tenure_text text NOT NULL,
  lease_start smallint,
  lease_left  smallint,
  bedrooms    smallint,
  floor_from  smallint,
  floor_to    smallint,
  area        integer,
  area_to     integer,
  units       smallint NOT NULL,
  price       integer NOT NULL,
  nett_price  integer,
  psf         integer,
  psm         integer,
  is_partial  boolean NOT NULL,
  PRIMARY KEY (removed_by, id)
);

-- The rows of a file while it is read. It holds no more than the imports under way, and a crash empties it.
CREATE UNLOGGED TABLE market_incoming (
  batch       integer NOT NULL,
  line        integer NOT NULL,
  key         uuid NOT NULL,
  n           smallint NOT NULL DEFAULT 1,
  month       date NOT NULL,
  region      text NOT NULL,
  block       text NOT NULL,
  street      text NOT NULL,
  project     text NOT NULL,
  street_key  text NOT NULL,
  x           real,
  y           real,
  kind        text NOT NULL,
  model       text NOT NULL,
  segment     text NOT NULL,
  sale_type   text NOT NULL,
  tenure      text NOT NULL,
  tenure_text text NOT NULL,
  lease_start smallint,
  lease_left  smallint,
  bedrooms    smallint,
  floor_from  smallint,
  floor_to    smallint,
  area        integer,
  area_to     integer,
  units       smallint NOT NULL,
  price       integer NOT NULL,
  nett_price  integer,
  psf         integer,
  psm         integer
);

-- How much a file holds is known to PostgreSQL at once, and not when it looks next.
CREATE FUNCTION analyze_market() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  ANALYZE market_incoming, market_place, market_row;
END $$;

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
  area          integer NOT NULL CHECK (area > 0),
  bedrooms      smallint,
  -- By the month where it is to let.
  asking_cents  bigint NOT NULL CHECK (asking_cents > 0),
  remarks       text NOT NULL,
  -- When the salesperson said that the owner agreed in writing to what is or was last advertised.
  consent_at    timestamptz NOT NULL,
  state         text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'UNDER_OFFER', 'CLOSED', 'WITHDRAWN')),
  -- Its last day: then it is shown to nobody else.
  expires_on    date NOT NULL,
  listed_at     timestamptz NOT NULL,
  changed_at    timestamptz NOT NULL,
  -- Why the content desk withdrew it.
  withdrawn_reason text NOT NULL DEFAULT ''
);
CREATE INDEX market_listing_person ON market_listing (person);
CREATE INDEX market_listing_open ON market_listing (expires_on) WHERE state IN ('ACTIVE', 'UNDER_OFFER');

-- Searches of market data that people keep.
CREATE TABLE market_saved (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person     uuid NOT NULL REFERENCES person,
  tool       text NOT NULL CHECK (tool IN ('caveat', 'hdb', 'rental')),
  name       text NOT NULL,
  -- Its filters and order by their names in the query of the call.
  query      jsonb NOT NULL,
  -- Whether the person is notified of what comes.
  notifies   boolean NOT NULL,
  -- The last record that there was when they looked, and when they were notified: records with greater ids are new.
  seen_id    integer NOT NULL,
  told_id    integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX market_saved_person ON market_saved (person);
CREATE INDEX market_saved_tool ON market_saved (tool, id) WHERE notifies;
