import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Approval } from '../cpd.words.ts';
import type { Held } from './hours-of-a-day.rules.ts';

const text = `
  SELECT a.person_id AS "personId", a.title, a.hours::float8 AS hours, a.from_day AS "from", a.to_day AS "to",
    s.starts_at AS "startsAt", s.ends_at AS "endsAt"
  FROM cpd_attendance a LEFT JOIN cpd_session s ON s.id = a.session_id
  WHERE a.person_id = ANY(:people::uuid[]) AND a.approval = ANY(:approvals::text[]) AND a.from_day <= :to AND a.to_day >= :from`;

type Input = { people: string[]; from: Day; to: Day; approvals: Approval[] };

/**
 * The training of these people that has one of these days, by their ids. Nobody else adds or approves any until the transaction
 * ends: two at once could come to more than a day has.
 */
export const otherTraining = async ({ db }: Writing, input: Input): Promise<Map<string, Held[]>> => {
  await ask(db, `SELECT pg_advisory_xact_lock(hashtextextended('training.hours', 0))`);
  const rows = await ask<Held & { personId: string }>(db, text, input);
  return Map.groupBy(rows, ({ personId }) => personId);
};
