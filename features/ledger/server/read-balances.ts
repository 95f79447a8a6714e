import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { Balance, ledger } from '../contract.ts';
import { accounts, balanceWords } from '../words.ts';
import { sides, standing } from './balances.ts';

type Query = Input<typeof ledger.balances>['query'];

const inMonth = sides(`e.day >= $1::date AND e.day < $1::date + interval '1 month'`);

const balances = (moved: string) => `
  WITH ${standing}, moved AS (${moved})
  SELECT a.no AS account, coalesce(m.debit, 0)::bigint AS "debitCents", coalesce(m.credit, 0)::bigint AS "creditCents",
         coalesce(s.debit - s.credit, 0)::bigint AS "balanceCents"
  FROM ledger_account a LEFT JOIN standing s ON s.account = a.no LEFT JOIN moved m ON m.account = a.no
  ORDER BY a.no`;

const ever = balances('SELECT * FROM standing');
const ofMonth = balances(inMonth);

/** The trial balance: what was debited and credited to each account, in a month or ever. The columns have the same sum. */
export const readBalances = async (at: Reading, { query: { month } }: { query: Query }) => ({
  rows: await ask<Balance>(at.db, month ? ofMonth : ever, [month ? `${month}-01` : null]),
});

const sheetOf = (month: string | undefined): ListSheet<Balance> => ({
  name: 'trial-balance',
  title: 'Trial balance',
  action: 'ledger.balances-exported',
  columns: [
    { header: 'Account', kind: 'count', width: 10, value: ({ account }) => account },
    { header: 'Name', kind: 'text', width: 26, value: ({ account }) => accounts[account] },
    { header: 'Debit (S$)', kind: 'money', width: 18, value: ({ debitCents }) => debitCents },
    { header: 'Credit (S$)', kind: 'money', width: 18, value: ({ creditCents }) => creditCents },
    { header: balanceWords(month), kind: 'money', width: 26, value: ({ balanceCents }) => balanceCents },
  ],
});

export const balancesSheet = async (at: Reading, { query }: { query: Query }) =>
  listSheet(at, sheetOf(query.month), query, (await readBalances(at, { query })).rows);
