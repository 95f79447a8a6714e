import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { AccountNo } from '../words.ts';

const balances = `
  SELECT a.no AS account, coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0)::bigint AS "debitCents",
         coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0)::bigint AS "creditCents"
  FROM ledger_account a LEFT JOIN journal_line l ON l.account = a.no
  GROUP BY a.no ORDER BY a.no`;

/** The trial balance: what was debited and credited to each account. The two columns have the same sum. */
export const readBalances = async (at: Reading) => ({
  rows: await ask<{ account: AccountNo; debitCents: number; creditCents: number }>(at.db, balances),
});
