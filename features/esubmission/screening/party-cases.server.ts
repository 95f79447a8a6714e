import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { caseOfParty, holdCasesOf, leaveCase, stateOf } from '#features/aml/index.server.ts';
import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { morningOf, today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { inPart, inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { followDueDiligence } from '../due-diligence/sync.server.ts';
import { followCases } from '../holds/holds.server.ts';
import { infoOf } from '../info/columns.server.ts';
import { partyPlace, storedParties } from '../parties/rows.server.ts';
import { party } from '../parties/tables.server.ts';
import { type EsubmissionRecord, esubmissionRows } from '../record/load.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { ownershipThreshold, screeningDays } from '../room.settings.ts';
import { holdersOf } from '../shareholders/holders.server.ts';
import { type Identity, principalsAndOwners, type StoredParty } from '../shareholders/principals-and-owners.server.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import { partyCasesJob } from './party-cases-job.server.ts';
import { isDue } from './screened.rules.ts';

type At = Writing<null>;

export const bringPartyCases = (services: Services): Job => ({
  name: partyCasesJob,
  run: (payload) => bringCases(services, (payload as { eSubId: string }).eSubId),
});

/**
 * Brings the screening cases of a submission's parties up to date: parties to be screened get one, and cases without a party are left.
 * The submission is locked, so that two savings at once make one case. A failure for one party is tried again and doesn't keep the others
 * from being screened.
 */
export const bringCases = async (services: Services, eSubId: string): Promise<void> => {
  const failed = await inTransaction(services.database, async (db) => {
    const at: At = { ...services, ...internalOrigin('jobs'), actor: null, db };
    return bringCasesIn(at, eSubId);
  });
  if (failed.length > 0) throw failed[0];
};

/** The same in the transaction of the caller. Answers the errors. */
export const bringCasesIn = async (at: At, eSubId: string): Promise<unknown[]> => {
  const { db } = at;
  const [row] = await esubmissionRows.read(db, sql`esubmission.id = ${eSubId}`, 'FOR UPDATE');
  if (!row || !isOneOf(row.status, Status.draft, Status.submitted, Status.underReview, Status.returned)) return [];
  await holdCasesOf(at, row.createdBy);
  const all = await storedParties(db, eSubId);
  const info = infoOf(row);
  const from = await readSetting(db, dueDiligenceFrom);
  const due = row.deletedAt === null ? all.filter((each) => each.contactId !== null || isDue(each, info, from)) : [];
  const uuids = due.map(({ uuid }) => uuid);
  const holders = await holdersOf(at, uuids);
  const threshold = await readSetting(db, ownershipThreshold);
  const failures: unknown[] = [];
  for (const each of all)
    await inPart(db, async (part) => {
      const within = { ...at, db: part };
      if (due.includes(each)) await bringCase(within, row, each, { all, holders, threshold });
      else if (each.contactId === null || row.deletedAt !== null) await dropCase(within, row, each);
    }).catch((error: unknown) => failures.push(error));
  await followCases(at, row);
  await followDueDiligence(at, eSubId);
  return failures;
};

type Others = Parameters<typeof principalsAndOwners>[1];

const bringCase = async (at: At, row: EsubmissionRecord, each: StoredParty, others: Others): Promise<void> => {
  const { uuid, amlCaseId } = each;
  const days = await readSetting(at.db, screeningDays);
  const caseId = await caseOfParty(at, {
    owner: row.createdBy,
    partyUuid: uuid,
    property: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    customer: { ...toScreen(at, partyPlace(uuid), each), aliases: [each.alias, each.tradingName].filter(Boolean) },
    print: each.idNumberPrint,
    behind: principalsAndOwners(each, others).map(({ id, role, place, identity }) => ({
      id,
      role,
      print: identity.idNumberPrint,
      who: toScreen(at, place, identity),
    })),
    caseId: amlCaseId,
    isNamedByOther: (id) => isNamedByOther(at, id, uuid),
    freshSince: morningOf(addDays(today(at.clock), -days), at.clock)
      .now()
      .toString(),
  });
  if (caseId === amlCaseId) return;
  await at.db.update(party).set({ amlCaseId: caseId }).where(eq(party.uuid, uuid));
  if (amlCaseId) await leaveCaseOf(at, uuid, amlCaseId);
};

const toScreen = (at: At, place: string, identity: Identity) => {
  const { kind, name, idType, idNumberSealed, nationality, dateOfBirth, birthUnknown } = identity;
  const number = idNumberSealed ? { idNumber: at.secrets.open(idNumberSealed, place) } : {};
  const born = { dateOfBirth, birthUnknown: kind === 'INDIVIDUAL' && dateOfBirth === null && birthUnknown };
  return { kind, name, aliases: [], idType, nationality, ...number, ...born };
};

/** Nobody screens this party any more. Its case stays with it while it is pending. */
const dropCase = async (at: At, row: EsubmissionRecord, { uuid, amlCaseId }: StoredParty): Promise<void> => {
  if (!amlCaseId) return;
  const isPending = (await stateOf(at.db, [amlCaseId])).get(amlCaseId)?.state === 'PENDING';
  if (isPending && row.deletedAt === null) return;
  await at.db.update(party).set({ amlCaseId: null }).where(eq(party.uuid, uuid));
  await leaveCaseOf(at, uuid, amlCaseId);
};

/** Leaves the earlier case of a party that has another one now or was removed. */
export const leaveCaseOf = (at: Writing | At, partyUuid: string, caseId: string): Promise<void> =>
  leaveCase(at, { caseId, partyUuid }, (id) => isNamedByOther(at, id, partyUuid));

const isNamedByOther = async (at: Writing | At, caseId: string, partyUuid: string): Promise<boolean> => {
  const rows = await at.db
    .select({ uuid: party.uuid })
    .from(party)
    .innerJoin(esubmission, eq(esubmission.id, party.esubmissionId))
    .where(and(eq(party.amlCaseId, caseId), ne(party.uuid, partyUuid), isNull(esubmission.deletedAt)))
    .limit(1);
  return rows.length > 0;
};
