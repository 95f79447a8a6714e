import { asc, eq } from 'drizzle-orm';
import { sampleInfo } from '#demo/sample.ts';
import { deals } from '#features/commission/server/index.ts';
import { deal, dealBill, dealShare } from '#features/deal/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedCase, bringPapers } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import type { Agency } from './steps/around.ts';

type Kind = { info: NonNullable<Parameters<typeof anApprovedCase>[2]>; external: Parameters<typeof anApprovedCase>[5] };
type Approved = Parameters<typeof deals.make>[1];

/** Of each agency the approved case of each kind, as its deal was made. */
const made = new WeakMap<Agency, Map<string, Approved>>();

const copyOfCase = `
  INSERT INTO esubmission SELECT (jsonb_populate_record(e, jsonb_build_object(
    'id', gen_random_uuid(), 'case_no', $2::text, 'created_by', $3::uuid,
    'status', 7, 'held_from', NULL, 'forfeiture_cents', NULL, 'evidence_file_id', NULL))).* FROM esubmission e WHERE id = $1 RETURNING id`;
const copyOfPapers = `
  INSERT INTO esubmission_papers SELECT (jsonb_populate_record(p, jsonb_build_object('esubmission_id', $2::uuid))).*
  FROM esubmission_papers p WHERE p.esubmission_id = $1`;

/**
 * An approved case with its papers, reported by the calls of the wizard the first time, and after that a copy of the
 * submission, whose deal is made as an approval makes it, which takes a tenth of the time. `caseNo` is that of a copy. Answers
 * the case number.
 */
export const aCaseOfKind = async (
  agency: Agency,
  owner: Client,
  { info, external }: Kind,
  { unit, caseNo }: { unit: string; caseNo: string },
) => {
  const { app, desk, query } = agency;
  const kinds = made.get(agency) ?? new Map<string, Approved>();
  made.set(agency, kinds);
  const key = JSON.stringify({ info, external });
  const known = kinds.get(key);
  if (!known) {
    const reported = await anApprovedCase(
      owner,
      desk,
      { ...info, property: { ...sampleInfo().property, unit } },
      {},
      undefined,
      external,
    );
    kinds.set(key, await approvedOf(agency, reported.caseNo));
    await bringPapers(owner, desk, reported);
    return reported.caseNo;
  }
  const { userId, name, registrationNo } = owner.person;
  const [copy] = await query<{ id: string }>(copyOfCase, [known.esubmissionId, caseNo, userId]);
  const esubmissionId = copy?.id ?? '';
  await query(copyOfPapers, [known.esubmissionId, esubmissionId]);
  const shares = known.shares.map((share) =>
    'userId' in share && share.userId ? { ...share, userId, name, registrationNo } : share,
  );
  const actor = { ...desk.person, sessionId: '' };
  await transact({ ...app.asNobody, actor }, (at) =>
    deals.make(at, { ...known, esubmissionId, caseNo, ownerId: userId, unit, shares }),
  );
  return caseNo;
};

const approvedOf = async ({ app }: Agency, caseNo: string): Promise<Approved> => {
  const { database: db } = app.services;
  const [found] = await db.select().from(deal).where(eq(deal.caseNo, caseNo));
  if (!found) throw new Error('An approved case has no deal.');
  const shares = await db
    .select()
    .from(dealShare)
    .where(eq(dealShare.dealId, found.id))
    .orderBy(asc(dealShare.position));
  const bills = await db.select().from(dealBill).where(eq(dealBill.dealId, found.id)).orderBy(asc(dealBill.position));
  const ofRow = ['id', 'dealId', 'position'];
  return {
    ...without(found, ['id', 'dealNo', 'state', 'standing', 'unbilledBills', 'unbilledCents']),
    shares: shares.map((share) => without(share, ofRow)),
    bills: bills.map((bill) => without(bill, ofRow)),
  } as Approved;
};

/** What a row is given when it is made does not come from the case. */
const without = (row: object, keys: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
