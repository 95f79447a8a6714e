import { expect } from 'vitest';
import { balancesBy, hledger } from '#test/judges.ts';
import type { Client } from '#test/people.ts';
import { places } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import { readAt } from './pages.ts';
import { allOf, sum } from './reading.ts';

type Left = { personId?: string; leftCents: number };

const leftOf = (rows: Left[]) => sum(rows.map(({ leftCents }) => leftCents));

/**
 * Holds the figures that the ledger has, too, against hledger: what each person was not paid yet (2100, 2110), has still to pay
 * back of advances (1300), and what is withheld from them (2400); and what clients owe (1100). The journal is accepted as it stands.
 */
export const holdAgainstHledger = async (finance: Client, people: Client[], outstanding: number): Promise<void> => {
  const journal = (await finance.get('/agency/v1/finance/ledger/export')).raw.toString();
  hledger(journal, 'check', '--strict');
  const balance = balancesBy(journal);
  expect(balance(1100)).toBe(outstanding);
  const withheld = await allOf<Left>(finance, 'withheld');
  expect(balance(1300)).toBe(leftOf(await allOf<Left>(finance, 'advances')));
  expect(balance(2400)).toBe(-leftOf(withheld) || 0);
  for (const who of people) {
    const { rows } = await readAt(who, places.next(), production.nextPayout);
    const unpaid = rows.filter(({ kind }) => kind === 'OWN' || kind === 'OVERRIDE' || kind === 'RETURNED');
    const { name, userName, userId } = who.person;
    expect([name, sum(unpaid.map(({ cents }) => cents))]).toEqual([
      name,
      -balance(2100, userName) - balance(2110, userName) || 0,
    ]);
    const ofThem = withheld.filter(({ personId }) => personId === userId);
    expect([name, balance(2400, userName)]).toEqual([name, -leftOf(ofThem) || 0]);
    // An advance that the bank returned is in the ledger until it is paid again, but nobody has it.
    if (rows.some(({ kind }) => kind === 'RETURNED')) continue;
    const { totals } = await readAt(who, places.earned(), production.payoutDeal);
    expect([name, balance(1300, userName)]).toEqual([name, totals.advanceLeftCents]);
  }
};
