-- Searches of market data that people keep, with what they have seen of them.
CREATE TABLE market_saved (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person     uuid NOT NULL REFERENCES person,
  tool       text NOT NULL CHECK (tool IN ('caveat', 'hdb', 'rental')),
  name       text NOT NULL,
  query      jsonb NOT NULL,
  notifies   boolean NOT NULL,
  seen_id    integer NOT NULL,
  told_id    integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX market_saved_person ON market_saved (person);
CREATE INDEX market_saved_tool ON market_saved (tool, id) WHERE notifies;
