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
import { dueInvoices } from '../candidates/cobroke-gst.ts';
import { isFreeEarning, isFreeOf } from '../candidates/earnings.ts';

/** Agencies that may owe something: earnings or GST of theirs are taken back, or a debt was given up or may be. */
const agencies = `
  SELECT tie.licence_no FROM earning e JOIN cobroke_tie tie ON tie.share_id = e.share_id
  WHERE e.share_id IS NOT NULL AND e.cents < 0 AND e.taken_by IS NULL
  UNION SELECT tie.licence_no FROM cobroke_invoice i JOIN cobroke_tie tie ON tie.share_id = i.share_id WHERE i.credited_on IS NOT NULL
  UNION SELECT licence_no FROM write_off WHERE licence_no IS NOT NULL`;

const theirShares = `SELECT share_id FROM cobroke_tie WHERE licence_no IN (${agencies})`;

/**
 * What each payee of whom something is taken back is owed by what no run has taken; negative: what they owe. Of an agency
 * the GST counts, too.
 */
const balances = (today: Day) => `
  SELECT payee, sum(cents)::bigint AS cents FROM (
    SELECT e.person_id::text AS payee, e.cents FROM earning e WHERE ${isFreeEarning(today)}
      AND e.person_id IN (SELECT person_id FROM earning WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL)
    UNION ALL
    SELECT tie.licence_no, e.cents FROM earning e JOIN cobroke_tie tie ON tie.share_id = e.share_id
    WHERE e.share_id IN (${theirShares}) AND e.share_id IS NOT NULL AND ${isFreeOf(today)}
    UNION ALL
    SELECT tie.licence_no, i.cents FROM (${dueInvoices(`i.share_id IN (${theirShares})`)}) i JOIN cobroke_tie tie ON tie.share_id = i.share_id
    UNION ALL
    SELECT coalesce(w.person_id::text, w.licence_no), CASE WHEN ${isFree('WRITE_OFF', 'w.id')} THEN w.cents ELSE 0 END
    FROM write_off w WHERE w.approved_at IS NOT NULL
  ) free GROUP BY 1`;

const debts = (today: Day) => `
  SELECT b.payee AS "payeeId", coalesce(p.name, a.name) AS name, coalesce(p.user_name, a.licence_no) AS "payeeNo",
    greatest(-b.cents, 0) AS "owedCents", given.cents AS "writtenOffCents", given.ids AS "entryIds",
    CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('writeOffId', w.id, 'cents', w.cents, 'reason', w.reason,
      'preparedById', w.prepared_by, 'preparedBy', preparer.name) END AS "writeOff"
  FROM (${balances(today)}) b
  LEFT JOIN person p ON p.id::text = b.payee
  LEFT JOIN register_agency a ON a.licence_no = b.payee
  LEFT JOIN write_off w ON coalesce(w.person_id::text, w.licence_no) = b.payee
    AND w.approved_at IS NULL AND w.withdrawn_at IS NULL
  LEFT JOIN person preparer ON preparer.id = w.prepared_by
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(g.cents), 0)::bigint AS cents, coalesce(array_agg(g.id ORDER BY g.approved_at DESC), '{}') AS ids
    FROM write_off g WHERE coalesce(g.person_id::text, g.licence_no) = b.payee AND g.approved_at IS NOT NULL
  ) given
  WHERE (p.id IS NOT NULL OR a.licence_no IS NOT NULL) AND ($1::text IS NULL OR coalesce(p.name, a.name) ILIKE $1)
    AND CASE $2::text WHEN 'WRITTEN_OFF' THEN given.cents > 0 WHEN 'TO_APPROVE' THEN w.id IS NOT NULL
      ELSE b.cents < 0 OR w.id IS NOT NULL END`;

const chosen = (at: Reading, { search, state }: Input<typeof payout.debtsSheet>['query']) => ({
  text: debts(today(at.clock)),
  values: [search ? containing(search) : null, state ?? null],
});

export const listDebts = (at: Reading, { query }: Input<typeof payout.debts>) =>
  readPage<Debt, 'owedCents'>(at, chosen(at, query), query, {
    order: `"owedCents" ${query.sortDirection}, name, "payeeId"`,
    summed: ['owedCents'],
  });

const sheet: ListSheet<Debt> = {
  name: 'debts',
  title: 'Debts',
  action: 'payout.debts-exported',
  columns: [
    { header: 'Payee', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'User name or licence', kind: 'text', width: 24, value: ({ payeeNo }) => payeeNo },
    { header: 'Owed (S$)', kind: 'money', width: 18, value: ({ owedCents }) => owedCents },
    { header: 'Written off (S$)', kind: 'money', width: 18, value: ({ writtenOffCents }) => writtenOffCents },
    { header: 'Write-off to approve (S$)', kind: 'money', width: 24, value: ({ writeOff }) => writeOff?.cents ?? null },
    { header: 'Reason', kind: 'text', width: 40, value: ({ writeOff }) => writeOff?.reason ?? '' },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ writeOff }) => writeOff?.preparedBy ?? '' },
  ],
};

export const debtsSheet = (at: Reading, { query }: Input<typeof payout.debtsSheet>) => {
  const { text, values } = chosen(at, query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY "owedCents" DESC, name`, values });
};

const ofPayee = (today: Day) =>
  `SELECT greatest(-cents, 0)::bigint AS cents FROM (${balances(today)}) b WHERE payee = $1`;

/** What a salesperson or an agency owes. */
export const debtOf = async ({ db, clock }: Pick<Reading, 'db' | 'clock'>, payeeId: string): Promise<number> => {
  const [found] = await ask<{ cents: number }>(db, ofPayee(today(clock)), [payeeId]);
  return found?.cents ?? 0;
};
