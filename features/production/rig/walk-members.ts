import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { teamPlaces } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import { dealsAddUp } from './deals-add-up.ts';
import { readAt } from './pages.ts';
import { readAs } from './reading.ts';

type Contract = typeof production;
const place = '/api/v1/team-production';

/**
 * Follows the figures of Team HR as far down as `who` may look: each card, the same card found by registration number, and each
 * figure of the profile, to the deals that they are the sum of. Answers how many people there were.
 */
export const walkMembers = async (who: Client, leader: string): Promise<number> => {
  const { rows, span, active, inactive } = await readAt(who, teamPlaces.people(leader), production.downline);
  expect(active + inactive).toBe(rows.length);
  let walked = 0;
  for (const card of rows) {
    const team = { parent: card.saNo, ...span };
    await dealsAddUp(who, card.group, teamPlaces.group(team));
    await dealsAddUp(who, card.own, teamPlaces.own(team));
    const byCea = `${place}/get-direct-downline-by-cea?cea=${card.registrationNo}`;
    expect((await readAs<Data<Contract['downlineByCea']>>(who, byCea)).row).toEqual(card);
    const profile = await readAs<Data<Contract['profile']>>(who, `${place}/view-team-profile?saNo=${card.saNo}`);
    for (const { period, span: days, group, own } of profile.figures) {
      if (period === 'year') expect([group, own]).toMatchObject([card.group, card.own]);
      await dealsAddUp(who, group, teamPlaces.group({ parent: card.saNo, ...days }));
      await dealsAddUp(who, own, teamPlaces.own({ parent: card.saNo, ...days }));
    }
    const below = await readAt(who, teamPlaces.people(card.saNo), production.downline);
    expect([card.saNo, below.rows.length]).toEqual([card.saNo, card.directs]);
    walked += 1 + (await walkMembers(who, card.saNo));
  }
  return walked;
};
