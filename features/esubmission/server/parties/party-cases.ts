import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Behind, caseOfParty, leaveCase, stateOf } from '#features/aml/server/index.ts';
import { dueDiligenceFrom } from '#features/aml/settings.ts';
import { isEntity, type PartyKind } from '#features/particulars/words/kinds.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { morningOf, today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { isDue, ownersOver } from '../../rules/parties/screened.ts';
import { ownershipThreshold, screeningDays } from '../../settings.ts';
import { isOneOf, Status } from '../../words/status.ts';
import { type EsubmissionRecord, esubmissionRows } from '../core/load.ts';
import { partyCasesJob } from '../core/party-cases-job.ts';
import { esubmission } from '../core/tables.ts';
import { infoOf } from '../info/columns.ts';
import { followCases } from '../moves/holds.ts';
import { asHolder, type HolderRecord, holderPlace, holdersOf } from './holders.ts';
import { partyPlace, storedParties } from './rows.ts';
import { party } from './tables.ts';

type At = Writing<null>;
type Stored = Awaited<ReturnType<typeof storedParties>>[number];

export const bringPartyCases = (services: Services): Job => ({
  name: partyCasesJob,
  run: (payload) => bringCases(services, (payload as { eSubId: string }).eSubId),
});

/**
 * Brings the cases of a submission’s parties up to what it says now: whoever is to be screened gets one, and a case that no party names
 * is left. Under the lock of the submission, so that two savings at once lead to one case.
 */
export const bringCases = (services: Services, eSubId: string): Promise<void> =>
  inTransaction(services.database, async (db) => {
    const at: At = { ...services, ...internalOrigin('jobs'), actor: null, db };
    const [row] = await esubmissionRows.read(db, sql`esubmission.id = ${eSubId}`, 'FOR UPDATE');
    if (!row || !isOneOf(row.status, Status.draft, Status.submitted, Status.underReview, Status.returned)) return;
    const stored = await storedParties(db, eSubId);
    const [info, from] = [infoOf(row), await readSetting(db, dueDiligenceFrom)];
    const due =
      row.deletedAt === null ? stored.filter((each) => each.contactId !== null || isDue(each, info, from)) : [];
    const holders = await holdersOf(
      at,
      due.map(({ uuid }) => uuid),
    );
    for (const each of stored) {
      if (due.includes(each)) await bringCase(at, row, each, { all: stored, holders });
      else if (each.contactId === null || row.deletedAt !== null) await dropCase(at, row, each);
    }
    await followCases(at, row);
  });

type Others = { all: Stored[]; holders: HolderRecord[] };

const bringCase = async (at: At, row: EsubmissionRecord, each: Stored, others: Others): Promise<void> => {
  const { uuid, amlCaseId } = each;
  const days = await readSetting(at.db, screeningDays);
  const caseId = await caseOfParty(at, {
    owner: row.createdBy,
    partyUuid: uuid,
    property: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    customer: { ...identityOf(at, partyPlace(uuid), each), aliases: [each.alias, each.tradingName].filter(Boolean) },
    print: each.idNumberPrint,
    behind: await behindOf(at, each, others),
    caseId: amlCaseId,
    contactId: each.contactId,
    freshSince: morningOf(addDays(today(at.clock), -days), at.clock)
      .now()
      .toString(),
  });
  if (caseId === amlCaseId) return;
  await at.db.update(party).set({ amlCaseId: caseId }).where(eq(party.uuid, uuid));
  if (amlCaseId) await leaveCaseOf(at, uuid, amlCaseId);
};

/** Whom a party acts for or holds for, and who owns the threshold of it. */
const behindOf = async (at: At, each: Stored, { all, holders }: Others): Promise<Behind[]> => {
  const own = holders.filter(({ partyUuid }) => partyUuid === each.uuid);
  const principal = all.find(({ uuid }) => each.isOnBehalf && uuid === each.representsPartyUUID);
  const owner = each.isBeneficialOwner ? undefined : own.find(({ relation }) => relation === 'OWNER');
  const shareholders = isEntity(each.kind) ? own.filter(({ relation }) => relation === 'SHAREHOLDER') : [];
  const threshold = shareholders.length > 0 ? await readSetting(at.db, ownershipThreshold) : 0;
  return [
    ...(principal
      ? [
          {
            id: principal.uuid,
            role: 'PRINCIPAL' as const,
            print: principal.idNumberPrint,
            who: identityOf(at, partyPlace(principal.uuid), principal),
          },
        ]
      : []),
    ...[
      owner,
      ...ownersOver(
        shareholders.map((row) => ({ ...row, ...asHolder(row) })),
        threshold,
      ),
    ].flatMap((holder): Behind[] =>
      holder
        ? [
            {
              id: holder.id,
              role: 'OWNER',
              print: holder.idNumberPrint,
              who: identityOf(at, holderPlace(holder.id), { ...holder, birthUnknown: true }),
            },
          ]
        : [],
    ),
  ];
};

type Identity = Pick<HolderRecord, 'name' | 'idType' | 'idNumberSealed' | 'nationality' | 'dateOfBirth'> & {
  kind: PartyKind;
  birthUnknown: boolean;
};

/** Of whoever stands behind, a date of birth that is not there holds nothing up: `birthUnknown`. */
const identityOf = (at: At, place: string, identity: Identity) => {
  const { kind, name, idType, idNumberSealed, nationality, dateOfBirth, birthUnknown } = identity;
  const number = idNumberSealed ? { idNumber: at.secrets.open(idNumberSealed, place) } : {};
  const born = { dateOfBirth, birthUnknown: dateOfBirth === null && birthUnknown };
  return { kind, name, aliases: [], idType, nationality, ...number, ...born };
};

/** Nobody screens this party any more. Its case stays with it while it is pending. */
const dropCase = async (at: At, row: EsubmissionRecord, { uuid, amlCaseId }: Stored): Promise<void> => {
  if (!amlCaseId) return;
  const isPending = (await stateOf(at.db, [amlCaseId])).get(amlCaseId)?.state === 'PENDING';
  if (isPending && row.deletedAt === null) return;
  await at.db.update(party).set({ amlCaseId: null }).where(eq(party.uuid, uuid));
  await leaveCaseOf(at, uuid, amlCaseId);
};

/** After a party has another case, or is gone: what it leaves. */
export const leaveCaseOf = (at: Writing | At, partyUuid: string, caseId: string): Promise<void> =>
  leaveCase(at, { caseId, partyUuid }, async (id) => {
    const rows = await at.db
      .select({ uuid: party.uuid })
      .from(party)
      .innerJoin(esubmission, eq(esubmission.id, party.esubmissionId))
      .where(and(eq(party.amlCaseId, id), ne(party.uuid, partyUuid), isNull(esubmission.deletedAt)))
      .limit(1);
    return rows.length > 0;
  });
