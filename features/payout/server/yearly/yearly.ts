import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';

type ByYear = { query: { year: string } };

/** A person's payouts of a year, by the day of payment. A payment that came back and went out again counts once. */
const ofYear = `
  SELECT p.registration_no AS "registrationNo", p.name, p.user_name AS "userName",
         sum(l.own_cents)::bigint AS "ownCents", sum(l.overriding_cents)::bigint AS "overridingCents",
         sum(l.own_cents + l.overriding_cents)::bigint AS "commissionCents", sum(l.gst_cents)::bigint AS "gstCents",
         sum(l.fee_cents)::bigint AS "feeCents", sum(l.written_off_cents)::bigint AS "writtenOffCents",
         sum(l.recovered_cents - l.advanced_cents)::bigint AS "advanceCents",
         sum(CASE WHEN l.returned_on IS NULL THEN l.net_cents ELSE 0 END)::bigint AS "netCents"
  FROM payout_line l JOIN person p ON p.id = l.person_id
  WHERE l.paid_on >= make_date($1::int, 1, 1) AND l.paid_on < make_date($1::int + 1, 1, 1)
  GROUP BY p.id`;

const all = `
  SELECT count(*) AS people, coalesce(sum("commissionCents"), 0)::bigint AS "commissionCents",
         coalesce(sum("gstCents"), 0)::bigint AS "gstCents", coalesce(sum("netCents"), 0)::bigint AS "netCents"
  FROM (${ofYear}) y`;

type Sums = { people: number; commissionCents: number; gstCents: number; netCents: number };

/** What was paid in a year, in all. */
export const readYearly = async (at: Reading, { query }: ByYear): Promise<Sums> => {
  const [found] = await ask<Sums>(at.db, all, [query.year]);
  if (!found) throw new Error('A sum has one row.');
  return found;
};

type Row = Sums & {
  registrationNo: string | null;
  name: string;
  userName: string;
  ownCents: number;
  overridingCents: number;
  feeCents: number;
  writtenOffCents: number;
  advanceCents: number;
};

const columns: SheetColumn<Row>[] = [
  { header: 'Registration number', kind: 'text', width: 20, value: ({ registrationNo }) => registrationNo },
  { header: 'Name', kind: 'text', width: 32, value: ({ name }) => name },
  { header: 'User name', kind: 'text', width: 24, value: ({ userName }) => userName },
  { header: 'Own deals (S$)', kind: 'money', width: 18, value: ({ ownCents }) => ownCents },
  { header: 'Overriding (S$)', kind: 'money', width: 18, value: ({ overridingCents }) => overridingCents },
  { header: 'Commission (S$)', kind: 'money', width: 18, value: ({ commissionCents }) => commissionCents },
  { header: 'GST (S$)', kind: 'money', width: 14, value: ({ gstCents }) => gstCents },
  { header: 'Fees (S$)', kind: 'money', width: 14, value: ({ feeCents }) => feeCents },
  { header: 'Advances recovered (S$)', kind: 'money', width: 22, value: ({ advanceCents }) => advanceCents },
  { header: 'Debt given up (S$)', kind: 'money', width: 18, value: ({ writtenOffCents }) => writtenOffCents },
  { header: 'Paid out (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
];

/** The yearly commission file. Who made it is recorded. */
export const yearlySheet = async (at: Reading, { query }: ByYear): Promise<FileAnswer> => {
  const { year } = query;
  const made = { aggregate: 'export', aggregateId: at.actor.userId, action: 'payout.year-exported' };
  await recordReading(at, { ...made, detail: { year } });
  const rows = inBatches<Row>(at.database, { text: `${ofYear} ORDER BY p.name, p.id`, values: [year] });
  return {
    name: `commission_${year}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet(`Commission ${year}`, columns, rows),
  };
};
