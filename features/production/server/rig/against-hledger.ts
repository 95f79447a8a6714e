import { expect } from 'vitest';
import { balancesBy, hledger } from '#test/judges.ts';
import type { Client } from '#test/people.ts';
import { readAs, sum } from './reading.ts';

type Item = { kind: string; cents: number };

/**
 * Holds the figures that the ledger has, too, against hledger: what each person was not paid yet (2100, 2110), and what clients
 * owe (1100). The journal is accepted as it stands.
 */
export const holdAgainstHledger = async (finance: Client, people: Client[], outstanding: number): Promise<void> => {
  const journal = (await finance.get('/agency/v1/finance/ledger/export')).raw.toString();
  hledger(journal, 'check', '--strict');
  const balance = balancesBy(journal);
  expect(balance(1100)).toBe(outstanding);
  for (const who of people) {
    const { rows } = await readAs<{ rows: Item[] }>(who, '/api/v1/my-production/next-payout');
    const unpaid = rows.filter(({ kind }) => kind === 'OWN' || kind === 'OVERRIDE' || kind === 'RETURNED');
    const { name, userName } = who.person;
    expect([name, sum(unpaid.map(({ cents }) => cents))]).toEqual([
      name,
      -balance(2100, userName) - balance(2110, userName) || 0,
    ]);
  }
};
