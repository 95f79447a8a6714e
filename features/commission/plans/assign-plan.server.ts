import { and, eq } from 'drizzle-orm';
import { lockPeople } from '#features/people/index.server.ts';
import { readSetting, settingPublic, writeSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { splitAnew } from '../splits/split-anew.server.ts';
import { personPlan, plan } from '../tables.server.ts';
import { defaultPlan } from './default-plan.server.ts';
import { lockPlans } from './plan-lock.server.ts';
import type { planCalls } from './plans.calls.ts';

/** Puts salespeople on a plan from a day on. */
export const assignPlan = async (
  at: Writing,
  { params: { code }, body }: Input<typeof planCalls.assignPlan>,
): Promise<undefined> => {
  const { fromDay } = body;
  const personIds = [...new Set(body.personIds)];
  await lockPlans(at);
  await requirePlan(at, code);
  const count = await lockSalespeople(at, personIds);
  if (count < personIds.length)
    throw new Refusal('plan.missing', 'Only salespeople of the agency are on a plan. Choose others.', {
      field: 'personIds',
    });
  await at.db
    .insert(personPlan)
    .values(personIds.map((personId) => ({ personId, fromDay, plan: code })))
    .onConflictDoUpdate({ target: [personPlan.personId, personPlan.fromDay], set: { plan: code } });
  for (const personId of personIds) await note(at, personId, 'person.plan-set', { plan: code, fromDay });
  await splitAnew(at, { fromDay, personIds });
};

/** Takes back an assignment. */
export const unassignPlan = async (
  at: Writing,
  { params: { code, personId, fromDay } }: Input<typeof planCalls.unassignPlan>,
): Promise<undefined> => {
  await lockPlans(at);
  await lockSalespeople(at, [personId]);
  const removed = await at.db
    .delete(personPlan)
    .where(and(eq(personPlan.personId, personId), eq(personPlan.fromDay, fromDay), eq(personPlan.plan, code)))
    .returning({ personId: personPlan.personId });
  if (removed.length === 0) throw missing('assignment');
  await note(at, personId, 'person.plan-removed', { plan: code, fromDay });
  await splitAnew(at, { fromDay, personIds: [personId] });
};

/** Sets the plan of everyone who has none of their own. */
export const setDefaultPlan = async (
  at: Writing,
  { body: { code } }: Input<typeof planCalls.setDefaultPlan>,
): Promise<undefined> => {
  await lockPlans(at);
  await requirePlan(at, code);
  if ((await readSetting(at.db, defaultPlan)) === code) return;
  const [stored] = await at.db.select().from(settingPublic).where(eq(settingPublic.key, defaultPlan.key));
  await writeSetting(at, defaultPlan, { value: code, version: stored?.version ?? 0 });
  await splitAnew(at, {});
};

const requirePlan = async (at: Writing, code: string): Promise<void> => {
  if ((await at.db.$count(plan, eq(plan.code, code))) === 0) throw missing('plan');
};

/** Locks the salespeople among these people in the order of their ids, and answers how many there are. */
const lockSalespeople = async (at: Writing, ids: string[]): Promise<number> => {
  const people = await lockPeople(at, ids, 'update');
  return people.filter(({ role }) => role === 'salesperson').length;
};

const note = (at: Writing, personId: string, action: string, detail: { plan: string; fromDay: Day }) =>
  record(at, { aggregate: 'person', aggregateId: personId, action, detail });
