-- How many entries a month has and what they debit is kept when it is closed, so that the list of months counts the open ones alone.
-- Nothing is kept of an open one.
ALTER TABLE ledger_month ADD COLUMN entries int NOT NULL DEFAULT 0, ADD COLUMN debit_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE ledger_month DISABLE TRIGGER ledger_month_stays;
UPDATE ledger_month m SET entries = t.entries, debit_cents = t.debit
FROM (
  SELECT date_trunc('month', e.day)::date AS month, count(DISTINCT e.id) AS entries, sum(l.cents) AS debit
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id AND l.cents > 0 GROUP BY 1
) t WHERE t.month = m.month AND m.closed_at IS NOT NULL;
ALTER TABLE ledger_month ENABLE TRIGGER ledger_month_stays;
