import { deal } from '#features/deal/server/index.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { splitDeal } from './split-deal.ts';

/** Who leads others is on the leader's plan, who leads leaders on the director's; the deals are split anew by these plans. */
const assign = `
  INSERT INTO person_plan (person_id, from_day, plan)
  SELECT DISTINCT ON (u.upline_id) u.upline_id, date '2000-01-01',
         CASE WHEN EXISTS (SELECT FROM upline below WHERE below.upline_id = u.person_id) THEN 'DIRECTOR' ELSE 'LEADER' END
  FROM upline u WHERE u.upline_id IS NOT NULL
  ORDER BY u.upline_id, EXISTS (SELECT FROM upline below WHERE below.upline_id = u.person_id) DESC
  ON CONFLICT DO NOTHING`;

export const demoPlans: DemoStep = async (at) => {
  await ask(at.db, assign);
  for (const { id } of await at.db.select({ id: deal.id }).from(deal)) await splitDeal(at, id);
};
