import { countryName } from '#features/particulars/words/countries.ts';
import { genders, idTypes } from '#features/particulars/words/kinds.ts';
import { type Identity, openIdentity } from '#features/people/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import type { payout } from '../../contract/index.ts';
import { countedIn, countedSums } from './counted.ts';

type ByYear = { query: { year: string } };

/** A person's payouts of a year. What was paid, returned and not paid again in the same year is no row. */
const ofYear = `
  ${countedIn('$1', 'l.person_id IS NOT NULL')}, sums AS (
    SELECT l.person_id, ${countedSums} FROM counted JOIN payout_line l ON l.id = counted.line GROUP BY l.person_id
  )
  SELECT p.id AS "userId", p.sa_no AS "saNo", p.registration_no AS "registrationNo", p.name, p.user_name AS "userName", i.sealed,
         sums.*, "ownCents" + "overridingCents" AS "commissionCents"
  FROM sums JOIN person p ON p.id = sums.person_id LEFT JOIN person_identity i ON i.person_id = p.id
  WHERE "ownCents" + "overridingCents" <> 0 OR "netCents" <> 0`;

const all = `
  SELECT count(*) AS people, count(*) FILTER (WHERE sealed IS NULL) AS missing, coalesce(sum("commissionCents"), 0)::bigint AS "commissionCents",
         coalesce(sum("gstCents"), 0)::bigint AS "gstCents", coalesce(sum("netCents"), 0)::bigint AS "netCents"
  FROM (${ofYear}) y`;

/** So many of those whose particulars are missing are named. */
const named = 12;

const without = `
  SELECT "userId", name, "saNo" FROM (${ofYear}) y WHERE sealed IS NULL ORDER BY name, "userId" LIMIT ${named}`;

type Sums = Omit<Data<typeof payout.yearly>, 'missing'> & { missing: number };
type Missing = Data<typeof payout.yearly>['missing']['rows'][number];

/** What was paid in a year, in all, and of whom the file's particulars are missing. */
export const readYearly = async (at: Reading, { query }: ByYear): Promise<Data<typeof payout.yearly>> => {
  const [found] = await ask<Sums>(at.db, all, [query.year]);
  if (!found) throw new Error('A sum has one row.');
  const rows = found.missing > 0 ? await ask<Missing>(at.db, without, [query.year]) : [];
  return { ...found, missing: { count: found.missing, rows } };
};

type Row = Pick<Sums, 'commissionCents' | 'gstCents' | 'netCents'> & {
  userId: string;
  saNo: string | null;
  /** Null: not on record. */
  sealed: string | null;
  registrationNo: string | null;
  name: string;
  userName: string;
  ownCents: number;
  overridingCents: number;
  feeCents: number;
  withheldCents: number;
  writtenOffCents: number;
  advanceCents: number;
};

/** A row with the opened identity. */
type Named = Row & { identity: Identity | undefined };

/** The particulars of individuals that the tax authority's e-Submission of Commission asks for come first. */
const columns: SheetColumn<Named>[] = [
  {
    header: 'Missing',
    kind: 'text',
    width: 26,
    value: ({ identity }) => (identity ? '' : 'Identity, nationality, sex, birth'),
  },
  { header: 'Name', kind: 'text', width: 32, value: ({ name }) => name },
  { header: 'ID type', kind: 'text', width: 12, value: ({ identity }) => (identity ? idTypes[identity.idType] : '') },
  { header: 'ID number', kind: 'text', width: 16, value: ({ identity }) => identity?.idNumber ?? '' },
  {
    header: 'Nationality',
    kind: 'text',
    width: 18,
    value: ({ identity }) => (identity ? countryName(identity.nationality) : ''),
  },
  { header: 'Sex', kind: 'text', width: 10, value: ({ identity }) => (identity ? genders[identity.sex] : '') },
  { header: 'Date of birth', kind: 'day', width: 14, value: ({ identity }) => identity?.birth ?? null },
  { header: 'Designation', kind: 'text', width: 18, value: () => 'Salesperson' },
  { header: 'Total gross income (S$)', kind: 'money', width: 22, value: ({ commissionCents }) => commissionCents },
  { header: 'Salesperson code', kind: 'text', width: 16, value: ({ saNo }) => saNo },
  { header: 'Registration number', kind: 'text', width: 20, value: ({ registrationNo }) => registrationNo },
  { header: 'User name', kind: 'text', width: 24, value: ({ userName }) => userName },
  { header: 'Own deals (S$)', kind: 'money', width: 18, value: ({ ownCents }) => ownCents },
  { header: 'Overriding (S$)', kind: 'money', width: 18, value: ({ overridingCents }) => overridingCents },
  { header: 'GST (S$)', kind: 'money', width: 14, value: ({ gstCents }) => gstCents },
  { header: 'Fees (S$)', kind: 'money', width: 14, value: ({ feeCents }) => feeCents },
  { header: 'Withheld (S$)', kind: 'money', width: 16, value: ({ withheldCents }) => withheldCents },
  { header: 'Advances recovered (S$)', kind: 'money', width: 22, value: ({ advanceCents }) => advanceCents },
  { header: 'Debt given up (S$)', kind: 'money', width: 18, value: ({ writtenOffCents }) => writtenOffCents },
  { header: 'Paid out (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
];

async function* withIdentity({ secrets }: Reading, batches: AsyncGenerator<Row[]>): AsyncGenerator<Named[]> {
  for await (const rows of batches)
    yield rows.map((row) => ({
      ...row,
      identity: row.sealed === null ? undefined : openIdentity(secrets, row.userId, row.sealed),
    }));
}

/**
 * The yearly commission file, those with missing particulars first. It has full identity numbers, as the tax authority asks; who
 * made it is recorded.
 */
export const yearlySheet = async (at: Reading, { query }: ByYear): Promise<FileAnswer> => {
  const { year } = query;
  const rows = await sheetRows<Row>(at, {
    text: `${ofYear} ORDER BY (i.person_id IS NULL) DESC, p.name, p.id`,
    values: [year],
  });
  const made = { aggregate: 'export', aggregateId: at.actor.userId, action: 'payout.year-exported' };
  await recordReading(at, { ...made, detail: { year } });
  return {
    name: `commission_${year}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet(`Commission ${year}`, columns, withIdentity(at, rows)),
  };
};
