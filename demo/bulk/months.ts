import type pg from 'pg';

const statements = [
  `UPDATE payout_run SET people = l.people, net_cents = l.net_cents
   FROM (SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM payout_line GROUP BY 1) l WHERE l.run_id = payout_run.id`,
  `SELECT setval(pg_get_serial_sequence('journal_entry', 'id'), (SELECT max(id) FROM journal_entry))`,
  `INSERT INTO ledger_month (month)
   SELECT generate_series((SELECT date_trunc('month', min(day)) FROM journal_entry), now(), '1 month')::date ON CONFLICT DO NOTHING`,
  `UPDATE ledger_month m SET closed_at = m.month + interval '1 month 10 days', closed_by = pg_temp.uid('finance', 0),
     entries = t.entries, debit_cents = t.debit
   FROM (
     SELECT date_trunc('month', e.day)::date AS month, count(DISTINCT e.id) AS entries, sum(l.cents) AS debit
     FROM journal_entry e JOIN journal_line l ON l.entry = e.id AND l.cents > 0 GROUP BY 1
   ) t WHERE t.month = m.month AND m.month < date_trunc('month', now()) - interval '1 month'`,
  `INSERT INTO ledger_balance (month, account, debit_cents, credit_cents, cents)
   SELECT month, no, sum(debit) OVER so_far, sum(credit) OVER so_far, sum(debit - credit) OVER so_far
   FROM (
     SELECT m.month, a.no, coalesce(moved.debit, 0) AS debit, coalesce(moved.credit, 0) AS credit
     FROM ledger_month m CROSS JOIN ledger_account a LEFT JOIN (
       SELECT date_trunc('month', e.day)::date AS month, l.account, coalesce(sum(cents) FILTER (WHERE cents > 0), 0) AS debit,
         coalesce(-sum(cents) FILTER (WHERE cents < 0), 0) AS credit
       FROM journal_entry e JOIN journal_line l ON l.entry = e.id GROUP BY 1, 2
     ) moved ON moved.month = m.month AND moved.account = a.no
     WHERE m.closed_at IS NOT NULL
   ) months
   WINDOW so_far AS (PARTITION BY no ORDER BY month)`,
];

/** Adds up the runs, and closes the months of the ledger but for the last two. All entries must be there. */
export const closeMonths = async (client: pg.Client): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};
