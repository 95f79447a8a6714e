-- The desk looks at a file before it comes into force, and takes an import back.
ALTER TABLE market_batch
  ADD COLUMN changed integer NOT NULL DEFAULT 0,
  ADD COLUMN losses jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN slices jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN is_reversible boolean NOT NULL DEFAULT false,
  ADD COLUMN sha256 text NOT NULL DEFAULT '';
ALTER TABLE market_batch DROP CONSTRAINT market_batch_state_check;
ALTER TABLE market_batch ADD CONSTRAINT market_batch_state_check
  CHECK (state IN ('RUNNING', 'WAITING', 'DONE', 'REFUSED', 'FAILED', 'DISCARDED', 'REVERSED'));
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
