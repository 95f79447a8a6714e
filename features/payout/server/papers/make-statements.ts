import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { registerAccount, registerAgency } from '#features/register/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import type { RunKind } from '../../words.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { payoutLine, payoutRun } from '../tables.ts';
import { sharesOf } from './shares-of.ts';
import type { PrintedStatement } from './statement-data.ts';

/** A line of a run that is being approved, with its numbers and the name of its payee. */
export type Numbered = {
  line: typeof payoutLine.$inferSelect;
  name: string;
  voucher: string;
  gstInvoice: string | null;
};

type Given = {
  run: typeof payoutRun.$inferSelect;
  rows: Numbered[];
  /** By payee. */
  items: Map<string, Candidate[]>;
  paper: Pick<PrintedStatement, 'run' | 'approvedOn' | 'payDay' | 'from'>;
};

/** What the statements of a run print, in the order of its lines. */
export const makeStatements = (at: Writing, given: Given): Promise<PrintedStatement[]> =>
  makers[given.run.kind](at, given);

const makers: Record<RunKind, (at: Writing, given: Given) => Promise<PrintedStatement[]>> = {
  SALESPEOPLE: async (at, given) => {
    const ids = given.rows.flatMap(({ line }) => line.personId ?? []);
    const people = await at.db.select().from(person).where(inArray(person.id, ids));
    const byId = new Map(people.map((each) => [each.id, each]));
    return given.rows.map((row) => {
      const { registrationNo, gstNumber } = byId.get(row.line.payeeId) ?? { registrationNo: null, gstNumber: null };
      const { gstRate, gstCents, isSelfBilled } = row.line;
      return {
        ...common(given, row, registrationNo ?? ''),
        ...(gstCents > 0 && {
          gst: { gstRate, gstCents, isSelfBilled, invoice: row.gstInvoice ?? '', theirNumber: gstNumber ?? '' },
        }),
      };
    });
  },
  COBROKERS: async (at, given) => {
    const shares = await sharesOf(
      at,
      given.rows.map(({ line }) => line.id),
    );
    const accounts = await at.db
      .select({ account: registerAccount, agency: registerAgency })
      .from(registerAccount)
      .innerJoin(registerAgency, eq(registerAgency.licenceNo, registerAccount.licenceNo))
      .where(and(isNotNull(registerAccount.approvedAt), isNull(registerAccount.endedAt)));
    const byLicence = new Map(accounts.map((each) => [each.agency.licenceNo, each]));
    return given.rows.map((row) => {
      const found = byLicence.get(row.line.payeeId);
      return {
        ...common(given, row, row.line.payeeId),
        cobroke: {
          address: found?.agency.address ?? '',
          uen: found?.account.uen ?? '',
          gstNumber: found?.account.gstNumber ?? null,
          gstCents: row.line.gstCents,
          shares: (shares.get(row.line.id) ?? []).map(({ lineId: _, ...share }) => share),
        },
      };
    });
  },
  REFUNDS: async (_, given) =>
    given.rows.map((row) => ({ ...common(given, row, ''), refundedCents: row.line.refundedCents })),
};

const common = (
  { paper, items }: Given,
  { line, name, voucher }: Numbered,
  registrationNo: string,
): PrintedStatement => {
  const { bank, accountMasked, ownCents, overridingCents, returnedCents, netCents } = line;
  const { feeCents, feeGstCents, recoveredCents, advancedCents, writtenOffCents } = line;
  return {
    ...{ ...paper, voucher, ownCents, overridingCents, returnedCents, netCents },
    ...{ feeCents, feeGstCents, recoveredCents, advancedCents, writtenOffCents },
    to: { name, registrationNo, bank, accountMasked },
    items: (items.get(line.payeeId) ?? []).map(({ of, caseNo, kind, clearedOn, cents }) => ({
      ...{ of, caseNo, kind, clearedOn, cents },
    })),
  };
};
