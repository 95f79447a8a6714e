import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { OnPlan, planCalls } from '../../contract/plans.ts';
import { defaultPlan } from '../../settings.ts';

type Row = Omit<OnPlan, 'next'> & { nextFrom: Day | null; nextName: string | null; isOn: boolean; total: number };

/** Who is on the plan today, or will be by their next one. */
const onPlan = (order: 'ASC' | 'DESC') => `
  SELECT person.id AS "personId", person.name, person.registration_no AS "registrationNo",
         coalesce(own.plan, $3) = $1 AS "isOn",
         CASE WHEN coalesce(own.plan, $3) = $1 THEN own.from_day ELSE next.from_day END AS "fromDay",
         next.from_day AS "nextFrom", plan.name AS "nextName", count(*) OVER () AS total
  FROM person
  LEFT JOIN LATERAL (
    SELECT plan, from_day FROM person_plan WHERE person_id = person.id AND from_day <= $2 ORDER BY from_day DESC LIMIT 1
  ) own ON true
  LEFT JOIN LATERAL (
    SELECT plan, from_day FROM person_plan WHERE person_id = person.id AND from_day > $2 ORDER BY from_day LIMIT 1
  ) next ON true
  LEFT JOIN plan ON plan.code = next.plan
  WHERE person.role = 'salesperson' AND person.disabled_at IS NULL
    AND (coalesce(own.plan, $3) = $1 OR next.plan = $1)
    AND (person.name ILIKE $4 OR person.registration_no ILIKE $4)
  ORDER BY lower(person.name) ${order}, person.id LIMIT $5 OFFSET $6`;

export const listPlanPeople = async (at: Reading, input: Input<typeof planCalls.planPeople>): Promise<Page<OnPlan>> => {
  const { params, query } = input;
  if ((await ask(at.db, 'SELECT FROM plan WHERE code = $1', [params.code])).length === 0) throw missing('plan');
  const words = `%${(query.search ?? '').replace(/[%_\\]/g, '\\$&')}%`;
  const found = await ask<Row>(at.db, onPlan(query.sortDirection === 'asc' ? 'ASC' : 'DESC'), [
    ...[params.code, today(at.clock), await readSetting(at.db, defaultPlan), words],
    ...[query.pageSize, (query.pageNumber - 1) * query.pageSize],
  ]);
  const rows = found.map(({ isOn, nextFrom, nextName, total: _, ...row }) => ({
    ...row,
    next: isOn && nextFrom && nextName ? { fromDay: nextFrom, planName: nextName } : null,
  }));
  return { rows, totalRecords: found[0]?.total ?? 0 };
};
