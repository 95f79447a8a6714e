-- Rates of stamp duties and rules of home loans, by which the calculators reckon. A version is in force from its day until the next
-- one's; none is changed or taken away, so that a result of a past day can be made again.

-- A rate of a stamp duty from a day on. `terms` are by kind: bands, rates by buyer, or tiers by holding period.
CREATE TABLE duty_rule (
  kind     text NOT NULL CHECK (kind IN ('BSD_RESIDENTIAL', 'BSD_OTHER', 'ABSD', 'SSD_RESIDENTIAL', 'SSD_INDUSTRIAL', 'LEASE')),
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  -- Act, order or circular, with number, day and authority: results name it.
  source   text NOT NULL CHECK (source <> ''),
  -- Where a copy of it was read, for finance alone.
  read_at  text NOT NULL DEFAULT '',
  note     text NOT NULL DEFAULT '',
  -- The last day of whose results the note is read. Null: of all.
  note_until date,
  -- Who prepared it. Null: it came with Gable.
  added_by uuid REFERENCES person,
  PRIMARY KEY (kind, from_day)
);

-- A rule of lending from a day on.
CREATE TABLE loan_rule (
  kind     text NOT NULL CHECK (kind IN ('TDSR', 'MSR', 'STRESS', 'BANK_LOAN', 'HDB_LOAN')),
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  source   text NOT NULL CHECK (source <> ''),
  read_at  text NOT NULL DEFAULT '',
  note     text NOT NULL DEFAULT '',
  note_until date,
  added_by uuid REFERENCES person,
  PRIMARY KEY (kind, from_day)
);

CREATE FUNCTION rate_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a rule is never changed. Add one from a later day.';
END $$;

-- Results that were handed out can be made again only while the versions they name stay as they were.
CREATE TRIGGER duty_rule_stays BEFORE UPDATE OR DELETE ON duty_rule FOR EACH ROW EXECUTE FUNCTION rate_stays();
CREATE TRIGGER loan_rule_stays BEFORE UPDATE OR DELETE ON loan_rule FOR EACH ROW EXECUTE FUNCTION rate_stays();
