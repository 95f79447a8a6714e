import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import type { OtherCase } from '../same-property.ts';
import { signedOn } from '../terms.ts';
import { Status } from '../words.ts';
import { infoOf } from './info-columns.ts';
import type { EsubmissionRecord } from './load.ts';
import { internalCobroke } from './money-tables.ts';
import { visibleEsubmissions } from './policy.ts';
import { esubmission } from './tables.ts';

/**
 * Submitted transactions of the same property and type that are near: by the day they were signed, or, of leases, by
 * their tenancies. Drafts and what ended without a deal don't count.
 */
export const othersOf = async (at: Reading, row: EsubmissionRecord, daysApart: number): Promise<OtherCase[]> => {
  const info = infoOf(row);
  const here = and(
    eq(esubmission.transactionType, row.transactionType),
    eq(esubmission.postalCode, row.postalCode),
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
  return at.db
    .select({
      eSubId: sql<string | null>`CASE WHEN ${visibleEsubmissions(at.actor)} THEN ${esubmission.id} END`,
      caseNo: esubmission.caseNo,
      side: esubmission.representedSide,
      isSameAgent: sql<boolean>`EXISTS ${shared}`,
      // What fell through was another deal, though it was reported.
      isSameDeal: sql<boolean>`(${deal} AND ${esubmission.status} <> 9)`,
    })
    .from(esubmission)
    .where(and(here, sql`(${near} OR ${deal})`, alive, ne(esubmission.id, row.id)))
    .orderBy(esubmission.caseNo)
    .limit(10);
};

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
