import { expect } from 'vitest';
import type { Client } from '#test/people.ts';
import { teamPlaces } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import type { TeamSum } from '../team/team.calls.ts';
import { dealsAddUp } from './deals-add-up.ts';
import { openedAt, readAt } from './pages.ts';
import { sum } from './reading.ts';

type Team = { parent: string; from: string; to: string };
type Row = { transId: string; level: number; grossCents: number; member: { saNo: string } };
type Opened = { shares?: { member?: { saNo: string }; grossCents?: number; cents?: number }[] };

const keys = ['grossCents', 'valueCents', 'deals'] as const;

/**
 * Follows every figure of a team to its rows, level by level, as far down as `who` may look, for each period and what it is held
 * against: own and rows are the group, and each figure is the sum of the deals that it leads to. Answers how many figures there
 * were.
 */
export const walkTeam = async (who: Client, saNo: string): Promise<number> => {
  let walked = 0;
  const addsUp = async (figure: TeamSum, address: string) => {
    await dealsAddUp(who, figure, address);
    walked += 1;
  };
  /** The latest deals are the first of the group, and each opens. */
  const walkNewest = async (newest: Row[], team: Team) => {
    const { rows } = await readAt(who, teamPlaces.group(team), production.teamDeals);
    expect(newest).toEqual(rows.slice(0, 5));
    for (const row of newest) {
      const address = teamPlaces.row(row, team.parent === saNo);
      const { shares = [] } = await openedAt<Opened>(who, address);
      expect([address, shares.map((share) => share.grossCents ?? share.cents)]).toEqual([
        address,
        expect.arrayContaining([row.grossCents]),
      ]);
    }
  };
  const walkLevel = async (parameters: { parent: string; period: string; against: string }, level: number) => {
    const { parent } = parameters;
    const address = teamPlaces.performance({ ...parameters, level: String(level) });
    const { rows, rowsSum, nearer, group, span, before } = await readAt(who, address, production.performanceRows);
    for (const key of keys) {
      expect([address, key, sum(rows.map((row) => row.group[key]))]).toEqual([address, key, rowsSum[key]]);
      expect([address, key, nearer[key] + rowsSum[key]]).toEqual([address, key, group[key]]);
      const then = [sum(rows.map((row) => row.group.before[key])), nearer.before[key] + rowsSum.before[key]];
      expect([address, key, then]).toEqual([address, key, [rowsSum.before[key], group.before[key]]]);
    }
    const [team, last] = [
      { parent, ...span },
      { parent, ...before },
    ];
    await addsUp(nearer, teamPlaces.nearer(team, level));
    for (const row of rows) {
      if (row.group.deals !== 0 || row.group.grossCents !== 0) {
        await addsUp(row.group, teamPlaces.member(team, row.saNo, level));
        await addsUp(row.own, teamPlaces.memberOwn(team, row.saNo, level));
      }
      if (row.group.before.deals !== 0 || row.group.before.grossCents !== 0)
        await addsUp(row.group.before, teamPlaces.member(last, row.saNo, level));
    }
    return { rows, group };
  };
  const walk = async (parent: string, period: string, against: string, depth: number): Promise<void> => {
    const parameters = { parent, period, against };
    const { own, downline, group, span, before, newest } = await readAt(
      who,
      teamPlaces.performance(parameters),
      production.performance,
    );
    for (const key of keys) expect(own[key] + downline[key]).toBe(group[key]);
    const team = { parent, ...span };
    await addsUp(group, teamPlaces.group(team));
    await addsUp(downline, teamPlaces.downline(team));
    await addsUp(own, teamPlaces.own(team));
    await addsUp(group.before, teamPlaces.group({ parent, ...before }));
    await walkNewest(newest, team);
    for (const level of [1, 2, 3]) {
      const levelRead = await walkLevel(parameters, level);
      expect(levelRead.group).toEqual(group);
      if (level === 1 && depth < 4)
        for (const row of levelRead.rows.filter(({ movedOn, directs }) => movedOn === null && directs > 0))
          await walk(row.saNo, period, against, depth + 1);
    }
  };
  for (const period of ['month', 'quarter', 'year']) await walk(saNo, period, 'last', 0);
  // A year is held against the one before either way.
  for (const period of ['month', 'quarter']) await walk(saNo, period, 'year', 0);
  return walked;
};
