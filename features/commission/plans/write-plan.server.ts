import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { splitAnew } from '../splits/split-anew.server.ts';
import { plan, planVersion, split } from '../tables.server.ts';
import { lockPlans } from './plan-lock.server.ts';
import type { planCalls } from './plans.calls.ts';

/** Adds a plan. Its code is made of the name. */
export const addPlan = async (at: Writing, { body }: Input<typeof planCalls.addPlan>) => {
  const { name, fromDay, terms } = body;
  await lockPlans(at);
  const code = codeOf(name);
  const names = await at.db.select({ code: plan.code, name: plan.name }).from(plan);
  if (names.some((each) => each.code === code || each.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('plan.conflict', 'A plan has this name already. Choose another one.', { field: 'name' });
  await at.db.insert(plan).values({ code, name });
  await at.db.insert(planVersion).values({ plan: code, fromDay, terms });
  await record(at, { aggregate: 'plan', aggregateId: code, action: 'plan.added', detail: { name, fromDay, terms } });
  return { code };
};

/** The code of a plan of this name, by which settings and exports name it. */
export const codeOf = (name: string): string => {
  const code = name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 20);
  if (code) return code;
  throw new Refusal('plan.invalid', 'Use a letter from A to Z or a digit in the name.', { field: 'name' });
};

/** Gives a plan other terms from a day on. */
export const addVersion = async (at: Writing, { params, body }: Input<typeof planCalls.addVersion>) => {
  const { code } = params;
  const { fromDay, terms } = body;
  await lockPlans(at);
  if ((await at.db.$count(plan, eq(plan.code, code))) === 0) throw missing('plan');
  await requireFreeDay(at, { code, fromDay });
  const [made] = await at.db
    .insert(planVersion)
    .values({ plan: code, fromDay, terms })
    .returning({ versionId: planVersion.id });
  if (!made) throw new Error('An insert answers its row.');
  const detail = { fromDay, terms };
  await record(at, { aggregate: 'plan', aggregateId: code, action: 'plan.version-added', detail });
  await splitAnew(at, { fromDay });
  return made;
};

/** Corrects a version by which nothing is frozen yet. */
export const changeVersion = async (
  at: Writing,
  { params, body }: Input<typeof planCalls.changeVersion>,
): Promise<undefined> => {
  const { fromDay, terms, revision } = body;
  await lockPlans(at);
  const [before] = await at.db.select().from(planVersion).where(eq(planVersion.id, params.id)).for('update');
  if (!before) throw missing('version');
  const frozen = await at.db.$count(split, and(eq(split.planVersion, params.id), isNotNull(split.frozenAt)));
  if (frozen > 0)
    throw new Refusal(
      'plan.conflict',
      'Money came in for deals that are divided by these terms, so they stay. Add new terms from a later day.',
    );
  if (before.revision !== revision)
    throw new Refusal('plan.stale', 'Someone else corrected these terms meanwhile. Close this form and open it again.');
  await requireFreeDay(at, { code: before.plan, fromDay, besides: params.id });
  await at.db
    .update(planVersion)
    .set({ fromDay, terms, revision: revision + 1 })
    .where(eq(planVersion.id, params.id));
  await record(at, {
    aggregate: 'plan',
    aggregateId: before.plan,
    action: 'plan.version-changed',
    detail: { before: { fromDay: before.fromDay, terms: before.terms }, after: { fromDay, terms } },
  });
  await splitAnew(at, { fromDay: fromDay < before.fromDay ? fromDay : before.fromDay });
};

const requireFreeDay = async (at: Writing, version: { code: string; fromDay: string; besides?: string }) => {
  const { code, fromDay, besides } = version;
  const same = and(
    eq(planVersion.plan, code),
    eq(planVersion.fromDay, fromDay),
    besides ? ne(planVersion.id, besides) : undefined,
  );
  if ((await at.db.$count(planVersion, same)) === 0) return;
  throw new Refusal('plan.conflict', `The plan has terms from ${formatDay(fromDay)} already. Choose another day.`, {
    field: 'fromDay',
  });
};
