import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Debt } from '../../contract/debts.ts';
import { isFree } from '../candidates/candidate.ts';
import { cobrokeEarnings } from '../candidates/cobroke-earnings.ts';
import { cobrokeGst } from '../candidates/cobroke-gst.ts';
import { isFreeEarning } from '../candidates/earnings.ts';

/**
 * What each payee of whom something is taken back is owed by what no run has taken; negative: what they owe. Of an agency
 * the GST counts, too.
 */
const balances = (today: Day) => `
  SELECT payee, sum(cents)::bigint AS cents FROM (
    SELECT e.person_id::text AS payee, e.cents FROM earning e WHERE ${isFreeEarning(today)}
      AND e.person_id IN (SELECT person_id FROM earning WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL)
    UNION ALL
    SELECT x."payeeId", x.cents FROM (${cobrokeEarnings(today).free.replaceAll('$1', 'now()')}) x
    UNION ALL
    SELECT x."payeeId", x.cents FROM (${cobrokeGst.free.replaceAll('$1', 'now()')}) x
    UNION ALL
    SELECT coalesce(w.person_id::text, w.licence_no), w.cents FROM write_off w
    WHERE w.approved_at IS NOT NULL AND ${isFree('WRITE_OFF', 'w.id')}
  ) free GROUP BY 1`;

const debts = (today: Day) => `
  SELECT b.payee AS "payeeId", coalesce(p.name, a.name) AS name, coalesce(p.user_name, a.licence_no) AS "payeeNo",
    greatest(-b.cents, 0) AS "owedCents",
    CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('writeOffId', w.id, 'cents', w.cents, 'reason', w.reason,
      'preparedById', w.prepared_by, 'preparedBy', preparer.name) END AS "writeOff"
  FROM (${balances(today)}) b
  LEFT JOIN person p ON p.id::text = b.payee
  LEFT JOIN register_agency a ON a.licence_no = b.payee
  LEFT JOIN write_off w ON coalesce(w.person_id::text, w.licence_no) = b.payee
    AND w.approved_at IS NULL AND w.withdrawn_at IS NULL
  LEFT JOIN person preparer ON preparer.id = w.prepared_by
  WHERE (p.id IS NOT NULL OR a.licence_no IS NOT NULL) AND (b.cents < 0 OR w.id IS NOT NULL)
  ORDER BY b.cents, name LIMIT 200`;

export const listDebts = (at: Reading): Promise<Debt[]> => ask<Debt>(at.db, debts(today(at.clock)));

const ofPayee = (today: Day) =>
  `SELECT greatest(-cents, 0)::bigint AS cents FROM (${balances(today)}) b WHERE payee = $1`;

/** What a salesperson or an agency owes. */
export const debtOf = async ({ db, clock }: Pick<Reading, 'db' | 'clock'>, payeeId: string): Promise<number> => {
  const [found] = await ask<{ cents: number }>(db, ofPayee(today(clock)), [payeeId]);
  return found?.cents ?? 0;
};
