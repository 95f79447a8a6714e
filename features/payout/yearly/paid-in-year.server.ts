import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { payout } from '../room.calls.ts';
import { type Movement, paidInYearList } from './yearly.calls.ts';
import { linesOfYear, yearlySums } from './yearly-totals.server.ts';

/** What salespeople were paid in the year `:year`. Whoever was paid, and had all of it returned in the same year, is no row. */
export const ofYear = `
  ${linesOfYear(':year', 'l.person_id IS NOT NULL')}, sums AS (
    SELECT l.person_id, ${yearlySums} FROM counted JOIN payout_line l ON l.id = counted.line GROUP BY l.person_id
  )
  SELECT p.id AS "userId", p.sa_no AS "saNo", p.name, p.user_name AS "userName",
         CASE WHEN i.person_id IS NULL THEN 'MISSING' ELSE 'ON_RECORD' END AS particulars,
         sums.*, "ownCents" + "overridingCents" AS "commissionCents"
  FROM sums JOIN person_public p ON p.id = sums.person_id LEFT JOIN person_identity_public i ON i.person_id = p.id
  WHERE "ownCents" + "overridingCents" <> 0 OR "netCents" <> 0`;

/** All are summed: a year has one row for each salesperson at most. */
const paid = serveList(paidInYearList, {
  name: 'paid-in-year',
  title: 'Paid in a year',
  action: 'payout.paid-in-year-exported',
  order: (by, direction) => `"${by}" ${direction}, name, "userId"`,
  fileOrder: 'asc',
  most: Number.MAX_SAFE_INTEGER,
  rows: (_, { year, search, particulars }) => ({
    text: `SELECT * FROM (${ofYear}) found
      WHERE ${isFound(`searched(concat_ws(' ', name, "saNo"))`)}
        AND (:particulars::text IS NULL OR particulars = :particulars)`,
    values: { year, words: patternsOf(search), particulars: particulars ?? null },
  }),
});

const without = `SELECT count(*)::int AS missing FROM (${ofYear}) found WHERE particulars = 'MISSING'`;

/** A page of them, and how many of all lack particulars. */
export const listPaidInYear = async (at: Reading, input: Input<typeof payout.paidInYear>) => {
  const [page, [count]] = await Promise.all([
    paid.page(at, input),
    ask<{ missing: number }>(at.db, without, { year: input.query.year }, { prepared: false }),
  ]);
  return { ...page, missing: count?.missing ?? 0 };
};

export const paidInYearSheet = paid.file;

/** The statement is that of the line that was paid or returned, also where it pays again what an earlier one was. */
const ofPerson = `
  ${linesOfYear(':year', 'l.person_id = :id')}, sums AS (
    SELECT counted.moved, counted.day, counted.sign, ${yearlySums}
    FROM counted JOIN payout_line l ON l.id = counted.line GROUP BY 1, 2, 3
  )
  SELECT m.id AS "lineId", m.run_id AS "runId", m.voucher,
         CASE sums.sign WHEN 1 THEN 'PAID' ELSE 'RETURNED' END AS kind,
         sums.*, "ownCents" + "overridingCents" AS "commissionCents"
  FROM sums JOIN payout_line m ON m.id = sums.moved ORDER BY sums.day, m.voucher, sums.sign DESC`;

/** What a salesperson's row of a year is the sum of. */
export const readMovements = async (at: Reading, { params, query }: Input<typeof payout.movementsInYear>) => {
  const [person] = await ask(at.db, `SELECT FROM person_public WHERE id = $1 AND role = 'salesperson'`, [params.id]);
  if (!person) throw missing('salesperson');
  return { rows: await ask<Movement>(at.db, ofPerson, { year: query.year, id: params.id }) };
};
