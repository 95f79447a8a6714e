import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readRules } from '../requirements/read-rules.server.ts';
import { type Cycle, cycleOf } from './cycles.rules.ts';
import { type Progress, progressOf, type Training } from './progress.rules.ts';

/** Progress of a person in a cycle. */
export type CycleStatus = { cycle: Cycle; progress: Progress };

/** The first day of a person's registration that the register ever had, or of their account where that is earlier. */
export const joinedOn = `least(r.first_from, (p.created_at AT TIME ZONE 'Asia/Singapore')::date)`;
/** The salespeople `p`, with their registrations `r`. */
export const salespeople = `
  person_public p LEFT JOIN register_salesperson_public r ON r.registration_no = p.registration_no`;

const trainingOf = `
  SELECT p.id AS "personId", ${joinedOn} AS "joinedOn", coalesce((
    SELECT jsonb_agg(jsonb_build_object('component', a.component, 'hours', a.hours, 'on', a.to_day, 'approval', a.approval))
    FROM cpd_attendance a WHERE a.person_id = p.id AND a.to_day BETWEEN :from AND :to
  ), '[]') AS trainings
  FROM ${salespeople}
  WHERE p.id = ANY(:people::uuid[]) AND p.role = 'salesperson'`;

type Row = { personId: string; joinedOn: Day; trainings: Training[] };

/** CPD progress of these salespeople in the cycle of a day, by their ids. Others are left out. */
export const cycleStatusesOf = async (
  at: Pick<Reading<null>, 'db' | 'clock'>,
  people: string[],
  day: Day = today(at.clock),
): Promise<Map<string, CycleStatus>> => {
  const cycle = cycleOf(await readRules(at), day);
  if (!cycle || people.length === 0) return new Map();
  const rows = await ask<Row>(at.db, trainingOf, { people, from: cycle.from, to: cycle.to });
  const now = today(at.clock);
  return new Map(
    rows.map(({ personId, joinedOn: joined, trainings }) => [
      personId,
      { cycle, progress: progressOf(cycle, trainings, { joinedOn: joined, today: now }) },
    ]),
  );
};
