-- Finance keeps something from being paid: one item, whatever goes to a person, or whatever a deal earned. Holds stay as a record.
CREATE TABLE payout_hold (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind        text NOT NULL CHECK (kind IN ('ITEM', 'PERSON', 'DEAL')),
  -- The earning or the returned line, the person, or the deal.
  source      uuid NOT NULL,
  -- What it was called when it was held.
  label       text NOT NULL,
  reason      text NOT NULL CHECK (reason <> ''),
  held_by     uuid NOT NULL REFERENCES person,
  held_at     timestamptz NOT NULL,
  released_by uuid REFERENCES person,
  released_at timestamptz,
  CHECK ((released_by IS NULL) = (released_at IS NULL))
);
CREATE UNIQUE INDEX payout_hold_open ON payout_hold (kind, source) WHERE released_at IS NULL;
CREATE INDEX payout_hold_newest ON payout_hold (held_at DESC);
