import { expect } from 'vitest';
import { balancesBy, hledger } from '#test/judges.ts';
import type { Client } from '#test/people.ts';

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
type Balance = { account: number; balanceCents: number };

const people = `
  SELECT p.user_name AS name, l.account, sum(l.cents)::bigint AS cents FROM journal_line l JOIN person p ON p.id = l.person_id
  GROUP BY 1, 2`;

/** hledger accepts the journal, and finds the balances of the trial balance and of each person's accounts. */
export const hledgerAgrees = async (query: Query, finance: Client): Promise<void> => {
  const journal = (await finance.get('/agency/v1/finance/ledger/export')).raw.toString();
  hledger(journal, 'check', '--strict');
  const balance = balancesBy(journal);
  const { rows } = (await finance.get('/agency/v1/finance/ledger/balances')).body.data as { rows: Balance[] };
  for (const { account, balanceCents } of rows) expect([account, balance(account)]).toEqual([account, balanceCents]);
  for (const { name, account, cents } of await query<{ name: string; account: number; cents: number }>(people))
    expect([name, account, balance(account, name)]).toEqual([name, account, cents]);
};
