-- With a month all that is before it is closed, also a month in which nothing had been posted: the balances that the later one was
-- closed with count it in. An entry holds its month until its transaction ends, so that the month is not closed meanwhile.
CREATE OR REPLACE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_day date := date_trunc('month', NEW.day)::date;
BEGIN
  INSERT INTO ledger_month (month) VALUES (first_day) ON CONFLICT DO NOTHING;
  PERFORM FROM ledger_month WHERE month = first_day FOR SHARE;
  IF EXISTS (SELECT FROM ledger_month WHERE month >= first_day AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the month % of the ledger is closed', to_char(first_day, 'YYYY-MM');
  END IF;
  RETURN NEW;
END $$;
