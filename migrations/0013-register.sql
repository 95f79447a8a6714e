-- The public register of estate agents and their salespeople, and what is said of an external co-broker.

CREATE TABLE register_agency (
  licence_no     text PRIMARY KEY,
  name           text NOT NULL,
  address        text NOT NULL DEFAULT '',
  -- Null while nobody told: the register itself does not say.
  gst_registered boolean
);
CREATE INDEX register_agency_name ON register_agency USING gin (name gin_trgm_ops, licence_no gin_trgm_ops);

CREATE TABLE register_salesperson (
  registration_no text PRIMARY KEY,
  name            text NOT NULL,
  licence_no      text NOT NULL REFERENCES register_agency,
  valid_from      date,
  valid_to        date
);
CREATE INDEX register_salesperson_name ON register_salesperson USING gin (name gin_trgm_ops, registration_no gin_trgm_ops);
CREATE INDEX register_salesperson_of ON register_salesperson (licence_no, name);

ALTER TABLE external_cobroke
  ADD COLUMN direction        text NOT NULL DEFAULT 'PAY_OUT' CHECK (direction IN ('PAY_OUT', 'RECEIVE_IN')),
  ADD COLUMN represented_side text;
