import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Debt } from '../../contract/debts.ts';
import { isFree } from '../candidates/candidate.ts';
import { isFreeEarning } from '../candidates/earnings.ts';

/** What each person of whom something is taken back is owed by what no run has taken; negative: what they owe. */
const balances = (today: Day) => `
  SELECT person_id, sum(cents)::bigint AS cents FROM (
    SELECT e.person_id, e.cents FROM earning e WHERE ${isFreeEarning(today)}
      AND e.person_id IN (SELECT person_id FROM earning WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL)
    UNION ALL
    SELECT w.person_id, w.cents FROM write_off w WHERE w.approved_at IS NOT NULL AND ${isFree('WRITE_OFF', 'w.id')}
  ) free GROUP BY 1`;

const debts = (today: Day) => `
  SELECT p.id AS "personId", p.name, p.user_name AS "userName", greatest(-b.cents, 0) AS "owedCents",
    CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('writeOffId', w.id, 'cents', w.cents, 'reason', w.reason,
      'preparedById', w.prepared_by, 'preparedBy', preparer.name) END AS "writeOff"
  FROM (${balances(today)}) b
  JOIN person p ON p.id = b.person_id
  LEFT JOIN write_off w ON w.person_id = p.id AND w.approved_at IS NULL AND w.withdrawn_at IS NULL
  LEFT JOIN person preparer ON preparer.id = w.prepared_by
  WHERE b.cents < 0 OR w.id IS NOT NULL
  ORDER BY b.cents, p.name LIMIT 200`;

export const listDebts = (at: Reading): Promise<Debt[]> => ask<Debt>(at.db, debts(today(at.clock)));

const ofPerson = (today: Day) =>
  `SELECT greatest(-cents, 0)::bigint AS cents FROM (${balances(today)}) b WHERE person_id = $1`;

/** What a person owes. */
export const debtOf = async ({ db, clock }: Pick<Reading, 'db' | 'clock'>, personId: string): Promise<number> => {
  const [found] = await ask<{ cents: number }>(db, ofPerson(today(clock)), [personId]);
  return found?.cents ?? 0;
};
