import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import { progressOn } from '../progress/progress.server.ts';
import { defaultPlan } from './default-plan.server.ts';
import { plansOn } from './plan-of.server.ts';
import type { OnPlan, planCalls } from './plans.calls.ts';

type Query = Input<typeof planCalls.planPeople>['query'];
type Row = Omit<OnPlan, 'next' | 'progress'> & {
  nextFrom: Day | null;
  nextName: string | null;
  isOn: boolean;
  total: number;
};

/** People who are on the plan today, or will be by their next one. */
const onPlan = (order: 'ASC' | 'DESC') => `
  SELECT person.id AS "personId", person.name, person.registration_no AS "registrationNo",
         coalesce(own.plan, :defaultPlan) = :plan AS "isOn",
         CASE WHEN coalesce(own.plan, :defaultPlan) = :plan THEN own.from_day ELSE next.from_day END AS "fromDay",
         next.from_day AS "nextFrom", plan.name AS "nextName", count(*) OVER () AS total
  FROM person_public person
  LEFT JOIN LATERAL (
    SELECT plan, from_day FROM person_plan WHERE person_id = person.id AND from_day <= :today ORDER BY from_day DESC LIMIT 1
  ) own ON true
  LEFT JOIN LATERAL (
    SELECT plan, from_day FROM person_plan WHERE person_id = person.id AND from_day > :today ORDER BY from_day LIMIT 1
  ) next ON true
  LEFT JOIN plan ON plan.code = next.plan
  WHERE person.role = 'salesperson' AND person.disabled_at IS NULL
    AND (coalesce(own.plan, :defaultPlan) = :plan OR next.plan = :plan)
    AND ${isFound('person.search')}
  ORDER BY lower(person.name) ${order}, person.id LIMIT :most OFFSET :after`;

export const listPlanPeople = async (at: Reading, input: Input<typeof planCalls.planPeople>): Promise<Page<OnPlan>> => {
  const { params, query } = input;
  const people = await readPeople(at, params.code, query);
  return { rows: await presented(at, people), totalRecords: people[0]?.total ?? 0 };
};

const presented = async (at: Reading, people: Row[]): Promise<OnPlan[]> => {
  const day = today(at.clock);
  const ids = people.flatMap(({ personId, isOn }) => (isOn ? personId : []));
  const progress = await progressOn(at.db, [...(await plansOn(at.db, ids, day)).values()], day);
  return people.map(({ isOn, nextFrom, nextName, total: _, ...row }) => ({
    ...row,
    next: isOn && nextFrom && nextName ? { fromDay: nextFrom, planName: nextName } : null,
    progress: progress.get(row.personId) ?? null,
  }));
};

type Wanted = { search?: string | undefined } & Partial<Pick<Query, 'sortDirection' | 'pageSize' | 'pageNumber'>>;

/** A page of the people, or all of them. */
const readPeople = async (at: Reading, code: string, wanted: Wanted): Promise<Row[]> => {
  const { search = '', sortDirection = 'asc', pageSize, pageNumber = 1 } = wanted;
  if ((await ask(at.db, 'SELECT FROM plan WHERE code = $1', [code])).length === 0) throw missing('plan');
  return ask<Row>(at.db, onPlan(sortDirection === 'asc' ? 'ASC' : 'DESC'), {
    plan: code,
    today: today(at.clock),
    defaultPlan: await readSetting(at.db, defaultPlan),
    words: patternsOf(search),
    most: pageSize ?? null,
    after: pageSize ? (pageNumber - 1) * pageSize : 0,
  });
};

const sheet: ListSheet<OnPlan> = {
  name: 'plan-people',
  title: 'People on the plan',
  action: 'commission.plan-people-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 32, value: ({ name }) => name },
    { header: 'Registration number', kind: 'text', width: 20, value: ({ registrationNo }) => registrationNo },
    { header: 'From', kind: 'day', width: 14, value: ({ fromDay }) => fromDay },
    { header: 'Period from', kind: 'day', width: 14, value: ({ progress }) => progress?.from ?? null },
    { header: 'Period to', kind: 'day', width: 14, value: ({ progress }) => progress?.to ?? null },
    { header: 'Progress (S$)', kind: 'money', width: 18, value: ({ progress }) => progress?.cents ?? null },
    { header: 'Expected (S$)', kind: 'money', width: 18, value: ({ progress }) => progress?.expectedCents ?? null },
    {
      header: 'Next tier or cap (S$)',
      kind: 'money',
      width: 20,
      value: ({ progress }) => progress?.next?.from ?? null,
    },
    { header: 'To go (S$)', kind: 'money', width: 18, value: ({ progress }) => progress?.next?.missingCents ?? null },
    { header: 'Next plan', kind: 'text', width: 26, value: ({ next }) => next?.planName ?? '' },
    { header: 'Next plan from', kind: 'day', width: 16, value: ({ next }) => next?.fromDay ?? null },
  ],
};

export const planPeopleSheet = async (at: Reading, { params, query }: Input<typeof planCalls.planPeopleSheet>) =>
  listSheet(at, sheet, query, await presented(at, await readPeople(at, params.code, query)));
