import { expect } from 'vitest';
import type { Client } from '#test/people.ts';
import { production } from '../../contract/index.ts';
import { readAt } from './pages.ts';
import { sum } from './reading.ts';

/** Opens the deals of a team that a figure leads to, and holds their number and their sum, as told and row by row, against it. */
export const dealsAddUp = async (
  who: Client,
  { grossCents, deals }: { grossCents: number; deals: number },
  address: string,
): Promise<void> => {
  const { rows, totals } = await readAt(who, address, production.teamDeals);
  expect([address, totals]).toEqual([address, { grossCents, deals }]);
  expect([address, sum(rows.map((row) => row.grossCents))]).toEqual([address, grossCents]);
};
