import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Terms } from '../terms.rules.ts';
import { defaultPlan } from './default-plan.server.ts';

/** The plan of a person on a day, and the first day from which they are on it. */
export type PlanOf = { personId: string; versionId: string; planName: string; fromDay: Day; since: Day; terms: Terms };

const plans = `
  SELECT who.id AS "personId", version.id AS "versionId", plan.name AS "planName",
         version.from_day AS "fromDay", version.terms,
         coalesce(own.from_day, (SELECT min(from_day) FROM plan_version WHERE plan = :standard)) AS since
  FROM unnest(:personIds::uuid[]) AS who(id)
  LEFT JOIN LATERAL (
    SELECT plan, from_day FROM person_plan WHERE person_id = who.id AND from_day <= :day ORDER BY from_day DESC LIMIT 1
  ) own ON true
  JOIN LATERAL (
    SELECT id, plan, from_day, terms FROM plan_version WHERE plan = coalesce(own.plan, :standard)
    ORDER BY from_day <= :day DESC, abs(from_day - :day::date) LIMIT 1
  ) version ON true
  JOIN plan ON plan.code = version.plan`;

/**
 * The plan of each of these people on a day, by its version of that day; before the first version by that one.
 * @throws if the default plan does not exist, so that nobody is paid by guess
 */
export const plansOn = async (db: Db, personIds: string[], day: Day): Promise<Map<string, PlanOf>> => {
  const code = await readSetting(db, defaultPlan);
  const rows = await ask<Omit<PlanOf, 'terms'> & { terms: unknown }>(db, plans, { personIds, day, standard: code });
  const planByPerson = new Map(rows.map((row) => [row.personId, { ...row, terms: Terms.parse(row.terms) }]));
  for (const id of personIds)
    if (!planByPerson.has(id)) throw new Error(`There is no commission plan ${code} on ${day}.`);
  return planByPerson;
};
