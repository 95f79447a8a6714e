import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { nilFileId } from '#features/media/contract.ts';
import { findAgents } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { findings } from '../findings.ts';
import type { Finding } from '../records.ts';
import type { OtherCase } from '../same-property.ts';
import { lateLimitDays, unusualCommissionRate } from '../settings.ts';
import { billingOf } from './billing/read-billing.ts';
import { readChecklist } from './documents/read-checklist.ts';
import { infoOf } from './info-columns.ts';
import type { EsubmissionRecord } from './load.ts';
import { standingsOf } from './party-standings.ts';
import { partiesOf } from './read-parties.ts';
import { externalOf, internalOf } from './shares/read-cobrokes.ts';
import { esubmission, internalCobroke } from './tables.ts';

export type Whole = Awaited<ReturnType<typeof loadWhole>>;

/** All that hangs on a submission that was loaded through its scope. One query after the other: it may be in a transaction. */
export const loadWhole = async (at: Reading, row: EsubmissionRecord) => ({
  parties: await partiesOf(at, row.id),
  external: await externalOf(at, row),
  internal: await internalOf(at, row),
  billing: await billingOf(at, row),
  checklist: await readChecklist(at, row),
});

/** What blocks submission, and what to look at again. */
export const findingsOf = async (at: Reading, row: EsubmissionRecord, whole: Whole): Promise<Finding[]> => {
  const { parties, external, internal, billing, checklist } = whole;
  const agents = await findAgents(at.db, [...new Set(internal.rows.map(({ userId }) => userId))]);
  const active = new Set(agents.map(({ userId }) => userId));
  return findings({
    info: infoOf(row),
    parties: parties.map(({ name, partyType, isIdDoubtful }) => ({ name, partyType, isDoubtful: isIdDoubtful })),
    standings: await standingsOf(at, row, parties),
    external,
    internal: { ...internal, rows: internal.rows.map((each) => ({ ...each, isActive: active.has(each.userId) })) },
    billing,
    documents: checklist.rows.map(({ name, partyName, required, stage, fileId, verdict }) => ({
      name,
      partyName,
      isMissing: required && stage === 'submit' && fileId === nilFileId,
      isQueried: verdict?.verdict === 'queried',
    })),
    others: await othersOf(at, row),
    today: today(at.clock),
    lateLimitDays: await readSetting(at.db, lateLimitDays),
    unusualCommissionRate: await readSetting(at.db, unusualCommissionRate),
  });
};

/** Two options of one property this close may be one sale. */
const daysApart = 90;

/** Submitted transactions of the same property whose option is near; drafts and what ended without a sale don't count. */
const othersOf = async (at: Reading, row: EsubmissionRecord): Promise<OtherCase[]> => {
  const day = row.optionDate ?? today(at.clock);
  const here = and(
    eq(esubmission.postalCode, row.postalCode),
    eq(esubmission.unit, row.unit),
    sql`lower(${esubmission.block}) = lower(${row.block})`,
  );
  const near = sql`${esubmission.optionDate} BETWEEN ${addDays(day, -daysApart)} AND ${addDays(day, daysApart)}`;
  const alive = and(
    sql`${esubmission.deletedAt} IS NULL`,
    sql`${esubmission.status} <> 1`,
    notInArray(esubmission.status, [4, 6]),
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
      caseNo: esubmission.caseNo,
      side: esubmission.representedSide,
      isSameAgent: sql<boolean>`EXISTS ${shared}`,
    })
    .from(esubmission)
    .where(and(here, near, alive, ne(esubmission.id, row.id), eq(esubmission.transactionType, row.transactionType)))
    .orderBy(esubmission.caseNo)
    .limit(10);
};
