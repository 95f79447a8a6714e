import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { Debt } from '../../contract/debts.ts';
import type { payout } from '../../contract/index.ts';
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
  WHERE (b.cents < 0 OR w.id IS NOT NULL) AND ($1::text IS NULL OR p.name ILIKE $1) AND ($2::text IS NULL OR w.id IS NOT NULL)`;

const chosen = (at: Reading, { search, state }: Input<typeof payout.debtsSheet>['query']) => ({
  text: debts(today(at.clock)),
  values: [search ? containing(search) : null, state ?? null],
});

export const listDebts = (at: Reading, { query }: Input<typeof payout.debts>) =>
  readPage<Debt, 'owedCents'>(at, chosen(at, query), query, {
    order: `"owedCents" ${query.sortDirection}, name, "personId"`,
    summed: ['owedCents'],
  });

const sheet: ListSheet<Debt> = {
  name: 'debts',
  title: 'Debts',
  action: 'payout.debts-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'User name', kind: 'text', width: 24, value: ({ userName }) => userName },
    { header: 'Owed (S$)', kind: 'money', width: 18, value: ({ owedCents }) => owedCents },
    { header: 'Write-off to approve (S$)', kind: 'money', width: 24, value: ({ writeOff }) => writeOff?.cents ?? null },
    { header: 'Reason', kind: 'text', width: 40, value: ({ writeOff }) => writeOff?.reason ?? '' },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ writeOff }) => writeOff?.preparedBy ?? '' },
  ],
};

export const debtsSheet = (at: Reading, { query }: Input<typeof payout.debtsSheet>) => {
  const { text, values } = chosen(at, query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY "owedCents" DESC, name`, values });
};

const ofPerson = (today: Day) =>
  `SELECT greatest(-cents, 0)::bigint AS cents FROM (${balances(today)}) b WHERE person_id = $1`;

/** What a person owes. */
export const debtOf = async ({ db, clock }: Pick<Reading, 'db' | 'clock'>, personId: string): Promise<number> => {
  const [found] = await ask<{ cents: number }>(db, ofPerson(today(clock)), [personId]);
  return found?.cents ?? 0;
};
