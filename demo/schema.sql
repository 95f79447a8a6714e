-- The demo agency.

-- How the demo agency was begun and whether it is whole: a load that was cut off goes on from there with the same draws.
CREATE TABLE demo_load (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seed        integer NOT NULL,
  salespeople integer NOT NULL,
  submissions integer NOT NULL,
  -- Everything in it lies before this day.
  today       date NOT NULL,
  done_at     timestamptz
);
