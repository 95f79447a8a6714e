-- The public register of estate agents and their salespeople, and the accounts of the agencies in it.

-- The agencies of the register.
CREATE TABLE register_agency (
  licence_no     text PRIMARY KEY,
  name           text NOT NULL,
  address        text NOT NULL DEFAULT '',
  -- Null while nobody told: the register itself does not say.
  gst_registered boolean,
  search         text GENERATED ALWAYS AS (search_text(name, licence_no)) STORED
);
CREATE INDEX register_agency_search ON register_agency USING gin (search gin_trgm_ops);

-- The salespeople of the register, with the agency that they work for.
CREATE TABLE register_salesperson (
  registration_no text PRIMARY KEY,
  name            text NOT NULL,
  licence_no      text NOT NULL REFERENCES register_agency,
  -- The current period.
  valid_from      date,
  valid_to        date,
  -- The earliest first day of a period that any import had.
  first_from      date,
  search          text GENERATED ALWAYS AS (search_text(name, registration_no)) STORED
);
CREATE INDEX register_salesperson_search ON register_salesperson USING gin (search gin_trgm_ops);
CREATE INDEX register_salesperson_of ON register_salesperson (licence_no, name);

-- When the public register was imported: somebody who is not in it may have been registered after that day.
CREATE TABLE register_import (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  imported_on date NOT NULL,
  agencies    integer NOT NULL,
  salespeople integer NOT NULL
);

-- The bank account of a co-broke agency: one of finance prepares it, another one approves it. Its GST number comes with it.
CREATE TABLE register_account (
  id            uuid PRIMARY KEY,
  licence_no    text NOT NULL REFERENCES register_agency,
  bank          text NOT NULL,
  holder        text NOT NULL CHECK (holder <> ''),
  number_sealed text NOT NULL,
  number_masked text NOT NULL,
  uen           text NOT NULL,
  -- Null: the agency is not registered for GST.
  gst_number    text CHECK (gst_number <> ''),
  prepared_by   uuid NOT NULL REFERENCES person,
  prepared_at   timestamptz NOT NULL,
  approved_by   uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at   timestamptz,
  -- When it was withdrawn, or another one replaced it.
  ended_at      timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX register_account_waits ON register_account (licence_no) WHERE approved_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX register_account_in_force ON register_account (licence_no)
  WHERE approved_at IS NOT NULL AND ended_at IS NULL;

-- What other rooms may read.

-- What an agency of the register is called, and whether it is registered for GST, as far as that is known.
CREATE VIEW register_agency_public AS
SELECT licence_no, name, gst_registered, search, address FROM register_agency;

-- From when until when a salesperson is registered, and since when they are known to have been.
CREATE VIEW register_salesperson_public AS
SELECT registration_no, valid_from, valid_to, first_from FROM register_salesperson;

-- The account that an agency is paid to, without its number.
CREATE VIEW register_account_public AS
SELECT id, licence_no, bank, holder, number_masked, uen, gst_number, prepared_by, prepared_at, approved_by, approved_at, ended_at
FROM register_account;
