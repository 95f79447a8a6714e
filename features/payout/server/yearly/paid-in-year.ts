import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask, askPlanned } from '#platform/server/database/ask.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { payout } from '../../contract/index.ts';
import { type Movement, type PaidInYear, yearlySums } from '../../contract/yearly.ts';
import { particulars } from '../../words.ts';
import { countedIn, countedSums } from './counted.ts';

/** What salespeople were paid in the year $1. Whoever was paid, and had all of it returned in the same year, is no row. */
export const ofYear = `
  ${countedIn('$1', 'l.person_id IS NOT NULL')}, sums AS (
    SELECT l.person_id, ${countedSums} FROM counted JOIN payout_line l ON l.id = counted.line GROUP BY l.person_id
  )
  SELECT p.id AS "userId", p.sa_no AS "saNo", p.name, p.user_name AS "userName",
         CASE WHEN i.person_id IS NULL THEN 'MISSING' ELSE 'ON_RECORD' END AS particulars,
         sums.*, "ownCents" + "overridingCents" AS "commissionCents"
  FROM sums JOIN person_public p ON p.id = sums.person_id LEFT JOIN person_identity i ON i.person_id = p.id
  WHERE "ownCents" + "overridingCents" <> 0 OR "netCents" <> 0`;

const chosen = ({ year, search, particulars: which }: Input<typeof payout.paidInYearSheet>['query']) => ({
  text: `SELECT * FROM (${ofYear}) found
    WHERE ($2::text IS NULL OR name ILIKE $2 OR "saNo" ILIKE $2) AND ($3::text IS NULL OR particulars = $3)`,
  values: [year, search ? containing(search) : null, which ?? null],
});

const without = `SELECT count(*)::int AS missing FROM (${ofYear}) found WHERE particulars = 'MISSING'`;

/** A page of them. All are summed: a year has one row for each salesperson at most. */
export const listPaidInYear = async (at: Reading, { query }: Input<typeof payout.paidInYear>) => {
  const by = { Name: 'name', Commission: '"commissionCents"', Net: '"netCents"' }[query.sortBy];
  const [found, [count]] = await Promise.all([
    readPage<PaidInYear, (typeof yearlySums)[number]>(at, chosen(query), query, {
      ...{ order: `${by} ${query.sortDirection}, name, "userId"`, summed: yearlySums },
      most: Number.MAX_SAFE_INTEGER,
    }),
    askPlanned<{ missing: number }>(at.db, without, [query.year]),
  ]);
  return { ...found, missing: count?.missing ?? 0 };
};

const sheet: ListSheet<PaidInYear> = {
  name: 'paid-in-year',
  title: 'Paid in a year',
  action: 'payout.paid-in-year-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 32, value: ({ name }) => name },
    { header: 'Salesperson code', kind: 'text', width: 16, value: ({ saNo }) => saNo },
    { header: 'User name', kind: 'text', width: 24, value: ({ userName }) => userName },
    { header: 'Particulars', kind: 'text', width: 14, value: (row) => particulars[row.particulars] },
    { header: 'Own deals (S$)', kind: 'money', width: 18, value: ({ ownCents }) => ownCents },
    { header: 'Overriding (S$)', kind: 'money', width: 18, value: ({ overridingCents }) => overridingCents },
    { header: 'Total gross income (S$)', kind: 'money', width: 22, value: ({ commissionCents }) => commissionCents },
    { header: 'GST (S$)', kind: 'money', width: 14, value: ({ gstCents }) => gstCents },
    { header: 'Fees (S$)', kind: 'money', width: 14, value: ({ feeCents }) => feeCents },
    { header: 'Withheld (S$)', kind: 'money', width: 16, value: ({ withheldCents }) => withheldCents },
    { header: 'Advances recovered (S$)', kind: 'money', width: 22, value: ({ advanceCents }) => advanceCents },
    { header: 'Debt given up (S$)', kind: 'money', width: 18, value: ({ writtenOffCents }) => writtenOffCents },
    { header: 'Paid out (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
  ],
};

export const paidInYearSheet = (at: Reading, { query }: Input<typeof payout.paidInYearSheet>) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY name, "userId"`, values });
};

/** The statement is that of the line that was paid or returned, also where it pays again what an earlier one was. */
const ofPerson = `
  ${countedIn('$1', 'l.person_id = $2')}, sums AS (
    SELECT counted.moved, counted.day, counted.sign, ${countedSums}
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
  return { rows: await ask<Movement>(at.db, ofPerson, [query.year, params.id]) };
};
