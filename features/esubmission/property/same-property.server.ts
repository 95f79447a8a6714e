import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { streetKey } from '#features/property/rules/address.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { infoOf } from '../info/columns.server.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { visibleEsubmissions } from '../record/policy.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { internalCobroke } from '../shares/tables.server.ts';
import { Status } from '../status/status.words.ts';
import type { OtherCase } from './same-property.rules.ts';

/**
 * Submitted transactions of the same property and type that were signed within `daysApart` days, or whose tenancies
 * overlap. A property with the same street, block and unit counts too, whatever its postal code: one digit of it is easily
 * wrong. Drafts, cancelled and rejected submissions are left out.
 */
export const casesOfSameProperty = async (
  at: Reading,
  row: EsubmissionRecord,
  daysApart: number,
): Promise<OtherCase[]> => {
  const info = infoOf(row);
  const here = and(
    eq(esubmission.transactionType, row.transactionType),
    eq(esubmission.unit, row.unit),
    sql`lower(${esubmission.block}) = lower(${row.block})`,
    isLease(row) ? sameRoom(row) : undefined,
  );
  const near = within(row, signedOn(info), daysApart);
  const deal = isLease(row) ? overlapping(row) : near;
  const alive = and(
    sql`${esubmission.deletedAt} IS NULL`,
    sql`${esubmission.status} <> 1`,
    notInArray(esubmission.status, [Status.cancelled, Status.rejected]),
  );
  const mine = at.db
    .select({ userId: internalCobroke.userId })
    .from(internalCobroke)
    .where(eq(internalCobroke.esubmissionId, row.id));
  const shared = at.db
    .select({ one: sql`1` })
    .from(internalCobroke)
    .where(and(eq(internalCobroke.esubmissionId, esubmission.id), inArray(internalCobroke.userId, mine)));
  const rows = await at.db
    .select({
      postalCode: esubmission.postalCode,
      street: esubmission.street,
      eSubId: sql<string | null>`CASE WHEN ${visibleEsubmissions(at.actor)} THEN ${esubmission.id} END`,
      caseNo: esubmission.caseNo,
      side: esubmission.representedSide,
      isSameAgent: sql<boolean>`EXISTS ${shared}`,
      // An aborted transaction is another deal.
      isSameDeal: sql<boolean>`(${deal} AND ${esubmission.status} <> 9)`,
    })
    .from(esubmission)
    .where(and(here, sql`(${near} OR ${deal})`, alive, ne(esubmission.id, row.id)))
    .orderBy(sql`${esubmission.postalCode} <> ${row.postalCode}`, esubmission.caseNo)
    .limit(mostOfBlock);
  const street = streetKey(row.street);
  return rows
    .filter((other) => other.postalCode === row.postalCode || streetKey(other.street) === street)
    .slice(0, 10)
    .map(({ postalCode, street: _, ...other }) => ({
      ...other,
      otherPostalCode: postalCode === row.postalCode ? null : postalCode,
    }));
};

/** Blocks of that number on all streets, with that unit, in these days: a few at most agencies. */
const mostOfBlock = 500;

const isLease = ({ transactionType }: EsubmissionRecord): boolean => transactionType === 'LEASE';

const within = (row: EsubmissionRecord, day: Day, daysApart: number): SQL => {
  const signed = isLease(row) ? esubmission.agreementDate : esubmission.optionDate;
  return sql`${signed} BETWEEN ${addDays(day, -daysApart)} AND ${addDays(day, daysApart)}`;
};

const overlapping = ({ tenancyStart, tenancyEnd }: EsubmissionRecord): SQL =>
  sql`(${esubmission.tenancyStart} <= ${tenancyEnd} AND ${esubmission.tenancyEnd} >= ${tenancyStart})`;

/** Two rooms of a flat are two leases; a room and the whole flat are not. */
const sameRoom = ({ rentalScope, roomDescription }: EsubmissionRecord): SQL | undefined =>
  rentalScope === 'WHOLE'
    ? undefined
    : sql`(${esubmission.rentalScope} = 'WHOLE' OR lower(${esubmission.roomDescription}) = lower(${roomDescription}))`;
