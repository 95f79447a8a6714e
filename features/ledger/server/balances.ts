/** What was debited and credited to each account by the entries `e` of a condition, in cents. */
export const sides = (where: string) => `
  SELECT l.account, coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0) AS debit,
         coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0) AS credit
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id WHERE ${where} GROUP BY l.account`;

/**
 * How each account stands at the end of the month `$1`, or now where it is null: what the last month closed until then was
 * closed with, and what came after it. The parts of a WITH, of which the last one is called `standing`.
 */
export const standing = `
  kept AS (
    SELECT max(month) AS month FROM ledger_month WHERE closed_at IS NOT NULL AND month <= coalesce($1::date, 'infinity')
  ), since AS (${sides(`
    e.day >= coalesce((SELECT month + interval '1 month' FROM kept), '-infinity')
    AND e.day < coalesce($1::date + interval '1 month', 'infinity')`)}
  ), standing AS (
    SELECT account, sum(debit) AS debit, sum(credit) AS credit FROM (
      SELECT account, debit, credit FROM since
      UNION ALL SELECT account, debit_cents, credit_cents FROM ledger_balance WHERE month = (SELECT month FROM kept)
    ) both_parts GROUP BY account
  )`;
