-- What was debited and credited until a month was closed is kept, not only the balance: the trial balance of ever adds up what came
-- after the last closed month, and nothing before it.
ALTER TABLE ledger_balance ADD COLUMN debit_cents bigint, ADD COLUMN credit_cents bigint;
ALTER TABLE ledger_balance DISABLE TRIGGER ledger_balance_is_final;
WITH moved AS (
  SELECT date_trunc('month', e.day)::date AS month, l.account,
         coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0) AS debit, coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0) AS credit
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id GROUP BY 1, 2
), stood AS (
  SELECT b.month, b.account, sum(m.debit) AS debit, sum(m.credit) AS credit
  FROM ledger_balance b JOIN moved m ON m.account = b.account AND m.month <= b.month GROUP BY 1, 2
)
UPDATE ledger_balance b SET debit_cents = s.debit, credit_cents = s.credit
FROM stood s WHERE s.month = b.month AND s.account = b.account;
ALTER TABLE ledger_balance ENABLE TRIGGER ledger_balance_is_final;
ALTER TABLE ledger_balance ALTER COLUMN debit_cents SET NOT NULL, ALTER COLUMN credit_cents SET NOT NULL,
  ADD CHECK (debit_cents - credit_cents = cents);
