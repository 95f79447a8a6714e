import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import type { production } from '../../contract/index.ts';
import { readAs, sum } from './reading.ts';

type Contract = typeof production;
type Deals = Data<Contract['teamDeals']>;
type Sum = { grossCents: number; deals: number };
const place = '/api/v1/team-production';

/**
 * Follows the figures of Team HR as far down as `who` may look: each card, the same card found by registration number, and each
 * figure of the profile, to the deals that they are the sum of. Answers how many people there were.
 */
export const walkMembers = async (who: Client, leader: string): Promise<number> => {
  const { rows, span, active, inactive } = await readAs<Data<Contract['downline']>>(
    who,
    `${place}/get-direct-downline?parent=${leader}`,
  );
  expect(active + inactive).toBe(rows.length);
  let walked = 0;
  for (const card of rows) {
    const addsUp = async (figure: Sum, filters: string, days: { from: string; to: string }) => {
      const path = `team-deal-submitted?parent=${leader}&from=${days.from}&to=${days.to}&${filters}&pageSize=9999`;
      const { rows: deals, totals } = await readAs<Deals>(who, `${place}/${path}`);
      const { grossCents, deals: count } = figure;
      expect([path, totals]).toEqual([path, { grossCents, deals: count }]);
      expect([path, sum(deals.map((deal) => deal.grossCents))]).toEqual([path, grossCents]);
    };
    const under = `under=${card.saNo}&depth=1`;
    await addsUp(card.group, under, span);
    await addsUp(card.own, `${under}&saNo=${card.saNo}`, span);
    const byCea = `${place}/get-direct-downline-by-cea?cea=${card.registrationNo}`;
    expect((await readAs<Data<Contract['downlineByCea']>>(who, byCea)).row).toEqual(card);
    const profile = await readAs<Data<Contract['profile']>>(who, `${place}/view-team-profile?saNo=${card.saNo}`);
    for (const { period, span: days, group, own } of profile.figures) {
      if (period === 'year') expect([group, own]).toMatchObject([card.group, card.own]);
      await addsUp(group, under, days);
      await addsUp(own, `${under}&saNo=${card.saNo}`, days);
    }
    walked += 1 + (await walkMembers(who, card.saNo));
  }
  return walked;
};
