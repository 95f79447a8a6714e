import { expect } from 'vitest';
import type { Cents } from '#platform/contract/money.ts';
import type { EntryLine } from '../../words.ts';

/** What the tests of entries ask of their lines. */

export const sumOf = (lines: { cents: Cents }[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

/** An entry that can be posted: it balances, and something is left of it without its lines of nothing, which are not posted. */
export const expectEntry = (lines: EntryLine[]): void => {
  expect(sumOf(lines)).toBe(0);
  expect(lines.some(({ cents }) => cents !== 0)).toBe(true);
};

/** What entries together leave on each account, by person and deal; what comes to nothing is left out. */
export const leftBy = (...entries: EntryLine[][]): Record<string, Cents> => {
  const byPlace = Map.groupBy(entries.flat(), ({ account, personId, deal }) =>
    [account, personId, deal].filter(Boolean).join(' '),
  );
  return Object.fromEntries(
    [...byPlace].map(([place, lines]) => [place, sumOf(lines)]).filter(([, cents]) => cents !== 0),
  );
};
