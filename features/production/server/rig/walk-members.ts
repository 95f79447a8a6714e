import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { production } from '../../contract/index.ts';
import { teamPlaces } from '../../rules/places.ts';
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
    const team = { parent: leader, ...span };
    await dealsAddUp(who, card.group, teamPlaces.member(team, card.saNo));
    await dealsAddUp(who, card.own, teamPlaces.memberOwn(team, card.saNo));
    const byCea = `${place}/get-direct-downline-by-cea?cea=${card.registrationNo}`;
    expect((await readAs<Data<Contract['downlineByCea']>>(who, byCea)).row).toEqual(card);
    const profile = await readAs<Data<Contract['profile']>>(who, `${place}/view-team-profile?saNo=${card.saNo}`);
    for (const { period, span: days, group, own } of profile.figures) {
      if (period === 'year') expect([group, own]).toMatchObject([card.group, card.own]);
      // The drawer of a profile takes the leader from the line, as it does not know whose page it is on.
      const parent = profile.line.at(-2)?.saNo;
      await dealsAddUp(who, group, teamPlaces.member({ parent, ...days }, card.saNo));
      await dealsAddUp(who, own, teamPlaces.memberOwn({ parent, ...days }, card.saNo));
    }
    walked += 1 + (await walkMembers(who, card.saNo));
  }
  return walked;
};
