-- The money, in double entry. Entries and lines are only ever added; the database itself refuses what does not balance.
CREATE TABLE ledger_account (
  no   smallint PRIMARY KEY,
  name text NOT NULL UNIQUE
);
INSERT INTO ledger_account (no, name) VALUES
  (1000, 'Bank'), (1010, 'Cheques in clearing'), (1100, 'Receivable'), (1200, 'GST input'), (1300, 'Advances'),
  (2000, 'GST output'), (2100, 'Salespeople'), (2110, 'Overriding'), (2200, 'Co-brokers'), (2300, 'Customer credit'),
  (2400, 'Withheld'), (4000, 'Commission income'), (4100, 'Agency income'), (4200, 'Fees'),
  (5000, 'Bad debts'), (5100, 'Bank charges'), (5200, 'GST not claimable');

CREATE TABLE ledger_month (
  month     date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at timestamptz,
  closed_by uuid REFERENCES person
);

CREATE TABLE journal_entry (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day       date NOT NULL,
  -- The day of the event itself, where its month was closed already.
  value_day date NOT NULL,
  event     text NOT NULL,
  event_id  uuid NOT NULL,
  text      text NOT NULL,
  made_in   xid8 NOT NULL DEFAULT pg_current_xact_id(),
  made_at   timestamptz NOT NULL,
  UNIQUE (event, event_id)
);
CREATE INDEX journal_entry_day ON journal_entry (day, id);

CREATE TABLE journal_line (
  entry     bigint NOT NULL REFERENCES journal_entry,
  position  smallint NOT NULL,
  account   smallint NOT NULL REFERENCES ledger_account,
  person_id uuid REFERENCES person,
  -- The number of the deal that it comes from.
  deal      text,
  -- Debit is positive, credit negative.
  cents     bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (entry, position)
);
CREATE INDEX journal_line_account ON journal_line (account) INCLUDE (cents);
CREATE INDEX journal_line_person ON journal_line (person_id, account) WHERE person_id IS NOT NULL;
CREATE INDEX journal_line_deal ON journal_line (deal) WHERE deal IS NOT NULL;

CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE ON journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER journal_line_is_final BEFORE UPDATE OR DELETE ON journal_line FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER journal_entry_stays BEFORE TRUNCATE ON journal_entry EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER journal_line_stays BEFORE TRUNCATE ON journal_line EXECUTE FUNCTION refuse_rewrite();

-- An entry holds its month until its transaction ends, so that the month is not closed meanwhile.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_day date := date_trunc('month', NEW.day)::date;
  closed timestamptz;
BEGIN
  INSERT INTO ledger_month (month) VALUES (first_day) ON CONFLICT DO NOTHING;
  SELECT closed_at INTO closed FROM ledger_month WHERE month = first_day FOR SHARE;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'the month % of the ledger is closed', to_char(first_day, 'YYYY-MM');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER journal_entry_month BEFORE INSERT ON journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

CREATE FUNCTION refuse_reopened_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the month % of the ledger is closed and stays closed', to_char(OLD.month, 'YYYY-MM');
END $$;
CREATE TRIGGER ledger_month_stays BEFORE UPDATE OR DELETE ON ledger_month FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION refuse_reopened_month();

-- One check an entry, at the commit: a trigger for each line takes some 6 s for 5,000 lines, and an entry without lines passes.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(cents), 0) INTO lines, total FROM journal_line WHERE entry = NEW.id;
  IF lines < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'journal entry % does not balance: % lines, % cents', NEW.id, lines, total;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_entry_balances AFTER INSERT ON journal_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();

CREATE FUNCTION refuse_later_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added JOIN journal_entry e ON e.id = added.entry WHERE e.made_in <> pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'lines come with their journal entry, not later';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journal_line_in_time AFTER INSERT ON journal_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_later_lines();
