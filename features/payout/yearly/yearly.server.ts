import { countryName } from '#features/particulars/words/countries.ts';
import { genders, idTypes } from '#features/particulars/words/kinds.ts';
import { type Identity, openIdentity } from '#features/people/index.server.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import { ofYear } from './paid-in-year.server.ts';
import type { PaidInYear } from './yearly.calls.ts';

type Row = PaidInYear & {
  /** Null: not on record. */
  sealed: string | null;
  registrationNo: string | null;
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
export const yearlySheet = async (at: Reading, { query }: { query: { year: string } }): Promise<FileAnswer> => {
  const { year } = query;
  const rows = await sheetRows<Row>(at, {
    text: `SELECT y.*, p.registration_no AS "registrationNo", i.sealed
      FROM (${ofYear}) y JOIN person_public p ON p.id = y."userId" LEFT JOIN person_identity i ON i.person_id = p.id
      ORDER BY (i.person_id IS NULL) DESC, p.name, p.id`,
    values: { year },
  });
  const made = { aggregate: 'export', aggregateId: at.actor.userId, action: 'payout.year-exported' };
  await recordReading(at, { ...made, detail: { year } });
  return {
    name: `commission_${year}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet(`Commission ${year}`, columns, withIdentity(at, rows)),
  };
};
