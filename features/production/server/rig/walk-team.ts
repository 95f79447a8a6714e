import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import type { production } from '../../contract/index.ts';
import { readAs, sum } from './reading.ts';

type Performance = Data<typeof production.performance>;
type Rows = Data<typeof production.performanceRows>;
type Deals = Data<typeof production.teamDeals>;

const place = '/api/v1/team-production';

const read = <T>(who: Client, path: string): Promise<T> => readAs(who, `${place}/${path}`);

/**
 * Follows every figure of a team to its rows, level by level, as far down as `who` may look, for each period: own and rows are
 * the group, and each figure is the sum of the deals that it leads to. Answers how many figures there were.
 */
export const walkTeam = async (who: Client, saNo: string): Promise<number> => {
  let walked = 0;
  const dealsAddUp = async (filters: string, grossCents: number, deals: number) => {
    const found = await read<Deals>(who, `team-deal-submitted?pageSize=9999&${filters}`);
    expect([filters, found.totals]).toEqual([filters, { grossCents, deals }]);
    expect([filters, sum(found.rows.map((row) => row.grossCents))]).toEqual([filters, grossCents]);
    walked += 1;
  };
  const walk = async (parent: string, period: string, depth: number): Promise<void> => {
    const asked = `parent=${parent}&period=${period}`;
    const { own, downline, group, span, before } = await read<Performance>(who, `team-performance?${asked}`);
    expect(own.grossCents + downline.grossCents).toBe(group.grossCents);
    const days = `parent=${parent}&from=${span.from}&to=${span.to}`;
    await dealsAddUp(`${days}&withOwn=true`, group.grossCents, group.deals);
    await dealsAddUp(days, downline.grossCents, downline.deals);
    await dealsAddUp(`${days}&level=0`, own.grossCents, own.deals);
    const last = `parent=${parent}&from=${before.from}&to=${before.to}&withOwn=true`;
    await dealsAddUp(last, group.before.grossCents, group.before.deals);
    for (const level of [1, 2, 3]) {
      const found = await read<Rows>(who, `team-performance-detail?${asked}&level=${level}&pageSize=9999`);
      expect(sum(found.rows.map((row) => row.group.grossCents))).toBe(found.rowsSum.grossCents);
      expect(found.nearer.grossCents + found.rowsSum.grossCents).toBe(group.grossCents);
      for (const key of ['valueCents', 'deals'] as const) {
        expect(sum(found.rows.map((row) => row.group[key]))).toBe(found.rowsSum[key]);
        expect(found.nearer[key] + found.rowsSum[key]).toBe(group[key]);
      }
      expect(found.nearer.before.grossCents + found.rowsSum.before.grossCents).toBe(group.before.grossCents);
      for (const row of found.rows.filter((each) => each.group.grossCents !== 0)) {
        const under = `${days}&under=${row.saNo}&depth=${level}`;
        await dealsAddUp(under, row.group.grossCents, row.group.deals);
        await dealsAddUp(`${under}&saNo=${row.saNo}`, row.own.grossCents, row.own.deals);
      }
      if (level === 1 && depth < 4)
        for (const row of found.rows.filter(({ movedOn, directs }) => movedOn === null && directs > 0))
          await walk(row.saNo, period, depth + 1);
    }
  };
  for (const period of ['month', 'quarter', 'year']) await walk(saNo, period, 0);
  return walked;
};
