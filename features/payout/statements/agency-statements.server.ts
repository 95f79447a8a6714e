import { and, eq, getViewSelectedFields, isNotNull, isNull } from 'drizzle-orm';
import { registerAccountPublic, registerAgencyPublic } from '#features/register/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { sharesOf } from './shares-of.server.ts';
import type { PrintedStatement } from './statement-data.server.ts';
import { headOf, plainItems, type StatementInput } from './statement-head.server.ts';

/** What the statements of co-brokers print: each share with what is paid of it. */
export const agencyStatements = async (at: Writing, approved: StatementInput): Promise<PrintedStatement[]> => {
  const shares = await sharesOf(
    at,
    approved.rows.map(({ line }) => line.id),
  );
  const accounts = await at.db
    .select({
      account: getViewSelectedFields(registerAccountPublic),
      agency: getViewSelectedFields(registerAgencyPublic),
    })
    .from(registerAccountPublic)
    .innerJoin(registerAgencyPublic, eq(registerAgencyPublic.licenceNo, registerAccountPublic.licenceNo))
    .where(and(isNotNull(registerAccountPublic.approvedAt), isNull(registerAccountPublic.endedAt)));
  const byLicence = new Map(accounts.map((each) => [each.agency.licenceNo, each]));
  return approved.rows.map((row) => {
    const { id, payeeId: no, gstCents } = row.line;
    const agency = byLicence.get(no);
    return {
      ...headOf(approved, row, { no, items: plainItems(approved.items.get(no)) }),
      cobroke: {
        address: agency?.agency.address ?? '',
        uen: agency?.account.uen ?? '',
        gstNumber: agency?.account.gstNumber ?? null,
        gstCents,
        shares: (shares.get(id) ?? []).map(({ lineId: _, ...share }) => share),
      },
    };
  });
};
