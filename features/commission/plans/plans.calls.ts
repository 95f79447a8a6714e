import * as z from 'zod';
import { cobrokeRoles } from '#features/esubmission/roles.words.ts';
import { transactionTypes } from '#features/esubmission/transaction.words.ts';
import { WaitingChange } from '#features/people/by-two/by-two.calls.ts';
import { propertyCategories } from '#features/property/words/categories.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { listCalls, type RowIn, rowOf } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { schemes } from '../commission.words.ts';
import { Progress } from '../progress/progress.calls.ts';
import { Computed } from '../splits/computed.calls.ts';
import { Terms } from '../terms.rules.ts';
import { planFields } from './plans.words.ts';

const Version = z.object({
  versionId: id(),
  fromDay: z.iso.date(),
  terms: Terms,
  /** Counts the corrections: a correction names the one it is based on. */
  revision: z.int(),
  /** How many shares are frozen by it. With one it can't be changed any more. */
  frozen: z.int(),
});
export type Version = z.output<typeof Version>;

const OnPlan = z.object({
  personId: id(),
  name: z.string(),
  registrationNo: z.string().nullable(),
  /** The first day on the plan; null for who is on it because it is the default. */
  fromDay: z.iso.date().nullable(),
  /** The plan that they change to, and when. */
  next: z.object({ fromDay: z.iso.date(), planName: z.string() }).nullable(),
  /** Progress in the period of the plan today; null while they are not on it yet, or if it has no period. */
  progress: Progress.nullable(),
});
export type OnPlan = z.output<typeof OnPlan>;

const planCode = () => requiredText(20);
const ofPlan = z.strictObject({ code: planCode() });
const financeAlone = { base: 'agency', who: 'desk:finance' } as const;

/** The terms of a plan from a day on, as finance enters them. */
export const VersionInput = z.strictObject({ fromDay: day(), terms: Terms });
export const PlanInput = VersionInput.extend({ name: requiredText(40) });

/** A share that is tried out. */
const triedDeal = {
  signedOn: day(),
  transactionType: z.enum(transactionTypes).default('SALE'),
  category: z.enum(propertyCategories).default('private-residential'),
  project: requiredText(80).optional(),
  role: z.enum(keysOf(cobrokeRoles)).default('CA'),
};

/** Whose share is tried out: a salesperson's, with their progress and uplines, or anybody's with a given progress and no upline. */
const Whose = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('PERSON'), personId: id() }),
  z.strictObject({ who: z.literal('ANYBODY'), reachedCents: cents() }),
]);

/** Whether a change waits for a second person. Otherwise it is made. */
const Saved = z.object({ isWaiting: z.boolean() });

/** `subject`: the code of the plan. */
const PlanChange = z.object({ changeId: id(), subject: z.string(), ...WaitingChange.omit({ changeId: true }).shape });
const planList = listCalls(planFields, {
  ...financeAlone,
  path: '/v1/finance/plans',
  summary: 'The commission plans by name, each with its terms of today and how many people are on it.',
  fileSummary: 'The list of plans as an Excel file, by the same filters.',
  filters: { search: text(40).default(''), scheme: z.enum(keysOf(schemes)).optional() },
  sorts: { Name: 'name' },
  size: 50,
  more: { terms: Terms },
  /** How many people are on all of them. */
  beside: { people: z.int() },
});
export type PlanRow = RowIn<typeof planList.list>;

const peopleFilters = { search: text(80).optional() };

/** How salespeople are paid: the plans of the agency, their terms, and who is on them. */
export const planCalls = {
  plans: planList.list,
  plansSheet: planList.file,
  plan: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/plans/{code}',
    summary: 'A plan with its versions, the latest first.',
    params: ofPlan,
    data: rowOf(planFields).extend({ terms: Terms, versions: z.array(Version) }),
  }),
  planPeople: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/plans/{code}/people',
    summary: 'The salespeople who are on a plan today or will be, by name.',
    params: ofPlan,
    query: z.strictObject({ ...pageQuery(['Name'], 20), ...peopleFilters }),
    data: page(OnPlan),
  }),
  planPeopleSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/plans/{code}/people/export',
    summary: 'The salespeople on a plan as an Excel file, by the same filters.',
    params: ofPlan,
    query: z.strictObject(peopleFilters),
  }),
  addPlan: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/plans',
    summary:
      'Adds a plan with its first terms. Its code is made of its name. From a past day it waits for a second person.',
    body: PlanInput,
    data: Saved.extend({ code: z.string() }),
    refuses: ['conflict'],
  }),
  addVersion: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/plans/{code}/versions',
    summary:
      'Gives a plan other terms from a day on. Deals that are not frozen yet follow them. From a past day it waits for a second person.',
    params: ofPlan,
    body: VersionInput,
    data: Saved,
    refuses: ['conflict', 'missing'],
  }),
  changeVersion: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/plan-versions/{id}',
    summary:
      'Corrects a version of a plan, as long as no split is frozen by it. One of a past day waits for a second person.',
    params: z.strictObject({ id: id() }),
    body: VersionInput.extend({ revision: z.int().min(1) }),
    record: Version,
    data: Saved,
    refuses: ['conflict', 'missing', 'stale'],
  }),
  assignPlan: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/plans/{code}/people',
    summary:
      'Puts salespeople on a plan from a day on. A plan from the same day is replaced. From a past day it waits for a second person.',
    params: ofPlan,
    body: z.strictObject({ personIds: z.array(id()).min(1, 'Choose at least one person.').max(200), fromDay: day() }),
    data: Saved,
    refuses: ['conflict', 'missing'],
  }),
  unassignPlan: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/plans/{code}/people/{personId}/{fromDay}',
    summary:
      'Takes back that a person is on a plan from a day on. The plan that they had before goes on. Of a past day it waits for a second person.',
    params: ofPlan.extend({ personId: id(), fromDay: day() }),
    data: Saved,
    refuses: ['conflict', 'missing'],
  }),
  setDefaultPlan: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/default-plan',
    summary: 'Sets the plan of everyone who has none of their own, once a second person approves it.',
    command: true,
    body: z.strictObject({ code: planCode() }),
    data: Saved,
    refuses: ['conflict', 'missing'],
  }),
  planChanges: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/plan-changes',
    summary: 'Changes of plans that reach back to past days and wait for a second person, the oldest first.',
    data: z.object({ rows: z.array(PlanChange) }),
  }),
  approvePlanChange: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/plan-changes/{id}/approval',
    secondWord: true,
    summary: 'Makes a change of a plan that somebody else prepared.',
    params: z.strictObject({ id: id() }),
    message: 'The plan is changed.',
    refuses: ['conflict', 'forbidden', 'missing', 'stale'],
  }),
  declinePlanChange: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/plan-changes/{id}',
    summary: 'Declines a change of a plan, or takes it back. The plan stays as it is.',
    params: z.strictObject({ id: id() }),
    message: 'The plan stays as it is.',
    refuses: ['missing'],
  }),
  tryOut: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/plan-try-out',
    summary: 'What a deal would pay: how a share of a person would be divided on a day. Changes nothing.',
    query: z.strictObject({
      personId: id(),
      cents: z.coerce.number('Give the amount in whole cents.').pipe(cents()),
      ...triedDeal,
    }),
    data: Computed.extend({ name: z.string() }),
    refuses: ['missing'],
  }),
  tryOutTerms: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/plan-try-out',
    summary: 'What a deal would pay by terms that are not saved, which are checked as if they were. Nothing is kept.',
    body: z.strictObject({ terms: Terms, whose: Whose, cents: cents(), ...triedDeal }),
    data: Computed,
    refuses: ['missing'],
  }),
};
