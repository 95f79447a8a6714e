import { launch, leaderWithBreakaway, plans, withProjects } from '#demo/commission/plans.ts';
import { setUpline, staffOf } from '#features/people/index.server.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { assignPlan } from './plans/assign-plan.server.ts';
import { addPlan, addVersion } from './plans/write-plan.server.ts';
import { setProject } from './splits/project.server.ts';

/** Who leads others is on the leader's plan, who leads leaders on the director's. */
const assignLeaders = `
  INSERT INTO person_plan (person_id, from_day, plan)
  SELECT DISTINCT ON (u.upline_id) u.upline_id, date '2000-01-01',
         CASE WHEN EXISTS (SELECT FROM upline_public below WHERE below.upline_id = u.person_id) THEN 'DIRECTOR' ELSE 'LEADER' END
  FROM upline_public u WHERE u.upline_id IS NOT NULL
  ORDER BY u.upline_id, EXISTS (SELECT FROM upline_public below WHERE below.upline_id = u.person_id) DESC
  ON CONFLICT DO NOTHING`;

/** People of these user names, each with their upline of a day. */
const withUplines = `
  SELECT p.id AS "personId", (
    SELECT u.upline_id FROM upline_public u WHERE u.person_id = p.id AND u.from_day <= $1 ORDER BY u.from_day DESC LIMIT 1
  ) AS "uplineId"
  FROM unnest($2::text[]) WITH ORDINALITY seller (name, place) JOIN person_public p ON p.user_name = seller.name
  ORDER BY seller.place`;

const newestSales = `
  SELECT d.id FROM deal_public d JOIN person_plan p ON p.person_id = d.owner_id JOIN plan ON plan.code = p.plan
  WHERE plan.name = $1 AND d.transaction_type = 'SALE' AND d.state = 'OPEN' ORDER BY d.deal_no DESC LIMIT 3`;

/** Plans of each kind, assigned by finance. */
export const demoPlans: DemoStep = async (at, { today, sellers }) => {
  await ask(at.db, assignLeaders);
  const [actor] = await staffOf(at.db, 'finance');
  if (actor) await assignOthers({ ...at, actor }, today, sellers);
};

/** A few deals of whom is on the plan with projects are of a launch. */
export const demoProjects: DemoStep = async (at) => {
  const [actor] = await staffOf(at.db, 'finance');
  if (!actor) return;
  for (const { id } of await ask<{ id: string }>(at.db, newestSales, [withProjects]))
    await setProject({ ...at, actor }, { params: { id }, query: undefined, body: { project: launch } });
};

const assignOthers = async (at: Writing, today: Day, sellers: string[]) => {
  const fromDay = `${Number(today.slice(0, 4)) - 3}-01-01`;
  const begun: Writing = { ...at, clock: clockAt(`${fromDay}T02:00:00Z`) };
  const none = { params: undefined, query: undefined };
  const people = await ask<{ personId: string; uplineId: string | null }>(at.db, withUplines, [today, sellers]);
  for (const [index, [name, terms]] of plans.entries()) {
    const { code } = await addPlan(begun, { ...none, body: { name, fromDay, terms } });
    const personId = people[index]?.personId;
    const body = { personIds: [personId ?? ''], fromDay };
    if (personId) await assignPlan(begun, { params: { code }, query: undefined, body });
  }
  const lastYear = addMonths(fromDay, 24);
  await addVersion(
    { ...at, clock: clockAt(`${lastYear}T02:00:00Z`) },
    { params: { code: 'LEADER' }, query: undefined, body: { fromDay: lastYear, terms: leaderWithBreakaway } },
  );
  // In the middle of the last year the third of them moved to the team of another.
  const third = people[2];
  const uplineId = people.find((each) => each.uplineId && each.uplineId !== third?.uplineId)?.uplineId;
  if (third && uplineId) await setUpline(at, { personId: third.personId, uplineId, fromDay: addMonths(lastYear, 6) });
};
