import { eq, inArray } from 'drizzle-orm';
import { approvals } from '#features/notifications/index.server.ts';
import { byTwo, personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { dryRun } from '#platform/server/dry-run.ts';
import { plan, planVersion } from '../tables.server.ts';
import type { Terms } from '../terms.rules.ts';
import { assignPlan, setDefaultPlan, unassignPlan } from './assign-plan.server.ts';
import { defaultPlan } from './default-plan.server.ts';
import { lockPlans } from './plan-lock.server.ts';
import { shortOverriding, shortTerms } from './plan-words.rules.ts';
import type { planCalls } from './plans.calls.ts';
import { addPlan, addVersion, changeVersion, codeOf } from './write-plan.server.ts';

/** What changes plans. Each is made at once from today on; what reaches back to deals of past days waits for a second person. */
const makes = { addPlan, addVersion, changeVersion, assignPlan, unassignPlan, setDefaultPlan };
type PlanAction = keyof typeof makes;
type PlanInput<W extends PlanAction> = Input<(typeof planCalls)[W]>;
type Words = { code: string; title: string; lines: string[]; once?: boolean };

const make = async <W extends PlanAction>(at: Writing, what: W, planInput: PlanInput<W>): Promise<void> => {
  await (makes[what] as (at: Writing, planInput: PlanInput<W>) => Promise<unknown>)(at, planInput);
};

export const planChanges = byTwo<{ what: PlanAction; given: PlanInput<PlanAction> }>({
  kind: 'PLAN',
  page: '/agency-desk/finance/plans',
  notice: 'A plan change waits for approval',
  approvals,
  audit: {
    aggregate: 'plan',
    asked: 'plan.change-asked',
    approved: 'plan.change-approved',
    declined: 'plan.change-declined',
  },
  lock: lockPlans,
  make: (at, { input: { what, given: planInput } }) => make(at, what, planInput),
});

/** Makes a change, or stores it until a second person approves it. It is tried before, so that what can't be made is refused now. */
const makeOrAsk =
  <W extends PlanAction>(what: W, reachesBack: (at: Writing, input: PlanInput<W>) => Promise<Words | undefined>) =>
  async (at: Writing, input: PlanInput<W>): Promise<{ isWaiting: boolean }> => {
    await lockPlans(at);
    const words = await reachesBack(at, input);
    if (!words) {
      await make(at, what, input);
      return { isWaiting: false };
    }
    await dryRun(at, (within) => make(within, what, input));
    const { code, ...change } = words;
    await planChanges.ask(at, { ...change, subject: code, input: { what, given: input } });
    return { isWaiting: true };
  };

const nameOf = async (at: Writing, code: string): Promise<string> => {
  const [row] = await at.db.select({ name: plan.name }).from(plan).where(eq(plan.code, code));
  return row?.name ?? code;
};

const namesOf = async (at: Writing, ids: string[]): Promise<string[]> => {
  const rows = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(inArray(personPublic.id, ids))
    .orderBy(personPublic.name);
  return rows.map(({ name }) => name);
};

const isPast = (at: Writing, day: Day) => day < today(at.clock);
const termLines = (terms: Terms) => [
  `Salesperson gets: ${shortTerms(terms)}`,
  `Uplines: ${shortOverriding(terms.overriding)}`,
];

const addOrAsk = makeOrAsk('addPlan', async (at, { body: { name, fromDay, terms } }) =>
  isPast(at, fromDay)
    ? { code: codeOf(name), title: `${name}: new plan from ${formatDay(fromDay)}`, lines: termLines(terms), once: true }
    : undefined,
);

export const changePlans = {
  addPlan: async (at: Writing, input: PlanInput<'addPlan'>) => ({
    code: codeOf(input.body.name),
    ...(await addOrAsk(at, input)),
  }),

  addVersion: makeOrAsk('addVersion', async (at, { params: { code }, body: { fromDay, terms } }) =>
    isPast(at, fromDay)
      ? {
          code,
          title: `${await nameOf(at, code)}: new terms from ${formatDay(fromDay)}`,
          lines: termLines(terms),
          once: true,
        }
      : undefined,
  ),

  changeVersion: makeOrAsk('changeVersion', async (at, { params, body: { fromDay, terms } }) => {
    const [before] = await at.db.select().from(planVersion).where(eq(planVersion.id, params.id));
    if (!before || !(isPast(at, fromDay) || isPast(at, before.fromDay))) return undefined;
    const was = [`Before: from ${formatDay(before.fromDay)}`, ...termLines(before.terms)];
    const title = `${await nameOf(at, before.plan)}: corrected terms from ${formatDay(fromDay)}`;
    return { code: before.plan, title, lines: [...termLines(terms), ...was] };
  }),

  assignPlan: makeOrAsk('assignPlan', async (at, { params: { code }, body: { personIds, fromDay } }) =>
    isPast(at, fromDay)
      ? { code, title: `${await nameOf(at, code)} from ${formatDay(fromDay)}`, lines: await namesOf(at, personIds) }
      : undefined,
  ),

  unassignPlan: makeOrAsk('unassignPlan', async (at, { params: { code, personId, fromDay } }) =>
    isPast(at, fromDay)
      ? {
          code,
          title: `${await nameOf(at, code)} from ${formatDay(fromDay)} taken back`,
          lines: await namesOf(at, [personId]),
        }
      : undefined,
  ),

  setDefaultPlan: makeOrAsk('setDefaultPlan', async (at, { body: { code } }) => {
    const before = await readSetting(at.db, defaultPlan);
    if (before === code) return undefined;
    return {
      code,
      title: `${await nameOf(at, code)} becomes the default plan`,
      lines: [
        `Before: ${await nameOf(at, before)}`,
        'It counts for deals without money received, whenever they were signed.',
      ],
    };
  }),
};
