import { expect } from 'vitest';
import type { Client } from '#test/people.ts';
import { production } from '../room.calls.ts';
import type { TeamSum } from '../team/team.calls.ts';
import { readAt } from './pages.ts';
import { sum } from './reading.ts';

/**
 * Opens the deals of a team that a figure leads to, and expects the figure to equal their number and sums: those that the list
 * answers, and those of its rows added up.
 */
export const dealsAddUp = async (
  who: Client,
  { grossCents, deals, valueCents }: TeamSum,
  address: string,
): Promise<void> => {
  const { rows, totals } = await readAt(who, address, production.teamDeals);
  expect([address, totals]).toEqual([address, { grossCents, deals, valueCents }]);
  const summed = [sum(rows.map((row) => row.grossCents)), sum(rows.map((row) => row.valueCents))];
  expect([address, summed]).toEqual([address, [grossCents, valueCents]]);
};
