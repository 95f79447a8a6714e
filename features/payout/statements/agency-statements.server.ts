import { and, eq, getViewSelectedFields, isNotNull, isNull } from 'drizzle-orm';
import { registerAccountPublic, registerAgencyPublic } from '#features/register/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { sharesOf } from './shares-of.server.ts';
import type { PrintedStatement } from './statement-data.server.ts';
import { type Given, headOf, plainItems } from './statement-head.server.ts';

/** What the statements of co-brokers print: each share with what is paid of it. */
export const agencyStatements = async (at: Writing, given: Given): Promise<PrintedStatement[]> => {
  const shares = await sharesOf(
    at,
    given.rows.map(({ line }) => line.id),
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
  return given.rows.map((row) => {
    const { id, payeeId: no, gstCents } = row.line;
    const found = byLicence.get(no);
    return {
      ...headOf(given, row, { no, items: plainItems(given.items.get(no)) }),
      cobroke: {
        address: found?.agency.address ?? '',
        uen: found?.account.uen ?? '',
        gstNumber: found?.account.gstNumber ?? null,
        gstCents,
        shares: (shares.get(id) ?? []).map(({ lineId: _, ...share }) => share),
      },
    };
  });
};
