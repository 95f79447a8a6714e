import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { Balance, ledger } from '../contract.ts';
import { accounts } from '../words.ts';

type Query = Input<typeof ledger.balances>['query'];

const balances = (of: string, balance: string) => `
  SELECT a.no AS account, coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0)::bigint AS "debitCents",
         coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0)::bigint AS "creditCents", ${balance} AS "balanceCents"
  FROM ledger_account a LEFT JOIN ${of} l ON l.account = a.no
  GROUP BY a.no ORDER BY a.no`;

const ever = balances('journal_line', 'coalesce(sum(l.cents), 0)::bigint');

/** The balance of a closed month is the one that was kept then. */
const inMonth = balances(
  `(SELECT l.account, l.cents FROM journal_entry e JOIN journal_line l ON l.entry = e.id
    WHERE e.day >= $1 AND e.day < $1::date + interval '1 month')`,
  `CASE WHEN EXISTS (SELECT FROM ledger_month WHERE month = $1 AND closed_at IS NOT NULL)
     THEN coalesce((SELECT cents FROM ledger_balance WHERE month = $1 AND account = a.no), 0)
     ELSE (SELECT coalesce(sum(o.cents), 0)::bigint FROM journal_line o JOIN journal_entry e ON e.id = o.entry
           WHERE o.account = a.no AND e.day < $1::date + interval '1 month') END`,
);

/** The trial balance: what was debited and credited to each account, in a month or ever. The columns have the same sum. */
export const readBalances = async (at: Reading, { query: { month } }: { query: Query }) => {
  const first: Day[] = month ? [`${month}-01`] : [];
  return { rows: await ask<Balance>(at.db, month ? inMonth : ever, first) };
};

const sheet: ListSheet<Balance> = {
  name: 'trial-balance',
  title: 'Trial balance',
  action: 'ledger.balances-exported',
  columns: [
    { header: 'Account', kind: 'count', width: 10, value: ({ account }) => account },
    { header: 'Name', kind: 'text', width: 26, value: ({ account }) => accounts[account] },
    { header: 'Debit (S$)', kind: 'money', width: 18, value: ({ debitCents }) => debitCents },
    { header: 'Credit (S$)', kind: 'money', width: 18, value: ({ creditCents }) => creditCents },
    { header: 'Balance (S$)', kind: 'money', width: 18, value: ({ balanceCents }) => balanceCents },
  ],
};

export const balancesSheet = async (at: Reading, { query }: { query: Query }) =>
  listSheet(at, sheet, query, (await readBalances(at, { query })).rows);
