import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { bill } from '../billing/tables.server.ts';
import { beginEsubmission } from '../info/create.server.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { partyNamesOf, searchColumnOf } from '../list/search-column.server.ts';
import { partyPlace } from '../parties/rows.server.ts';
import { holder, party } from '../parties/tables.server.ts';
import type { Saved } from '../parts.calls.ts';
import { partyCasesJob } from '../screening/party-cases-job.server.ts';
import { holderPlace, holdersOf } from '../shareholders/holders.server.ts';
import { shareWith } from '../shares/save-internal.server.ts';
import { externalCobroke, internalCobroke } from '../shares/tables.server.ts';
import { Status } from '../status/status.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import { addSubmission } from './bump.server.ts';
import { takeCaseNo } from './case-no.server.ts';
import { type EsubmissionRecord, loadEsubmission } from './load.server.ts';
import { abilitiesOf } from './policy.server.ts';

type Given = { params: { id: string }; body?: { forAnotherUnit?: TransactionInfo | undefined } | undefined };

/** A new draft that begins with what is in another submission. */
export const cloneEsubmission = async (at: Writing, { params, body }: Given): Promise<Saved> =>
  body?.forAnotherUnit ? anotherUnit(at, params.id, body.forAnotherUnit) : copyToDraft(at, params.id);

/** The same deal of another unit: a new step 1, and our clients, if they stand on the side that we act for now. */
const anotherUnit = async (at: Writing, fromId: string, info: TransactionInfo): Promise<Saved> => {
  const from = await loadEsubmission(at, fromId);
  if (!abilitiesOf(at.actor, from).again)
    throw new Refusal(
      'esubmission.conflict',
      'A draft is finished first: submit it, then report another unit like it.',
    );
  const saved = await beginEsubmission(at, info, async (id) => {
    const isOurSide = info.representedSide === from.representedSide;
    const { parties, holders } = isOurSide
      ? await copyParties(at, fromId, id, from.representedSide)
      : { parties: [], holders: [] };
    return {
      from: fromId,
      names: parties.map(partyNamesOf),
      write: async () => {
        if (parties.length > 0) await at.db.insert(party).values(parties);
        if (holders.length > 0) await at.db.insert(holder).values(holders);
      },
    };
  });
  await at.jobs.send(at.db, partyCasesJob, { eSubId: saved.eSubId });
  return saved;
};

/**
 * A new draft with everything that was typed into a rejected or cancelled submission. Documents are not copied, because
 * they were given for that submission.
 */
const copyToDraft = async (at: Writing, fromId: string): Promise<Saved> => {
  const from = await loadEsubmission(at, fromId);
  if (!abilitiesOf(at.actor, from).clone)
    throw new Refusal(
      'esubmission.conflict',
      'Only your own rejected or cancelled submission can be copied to a draft.',
    );
  const id = randomUUID();
  const { names, userIds, write } = await copyChildren(at, from.id, id);
  // Before the number is taken, because its lock makes other creations wait until the commit.
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: id,
    action: 'esubmission.created',
    detail: { clonedFrom: from.id },
  });
  const caseNo = await takeCaseNo(at);
  const row = draftOf(from, { id, caseNo, createdAt: at.clock.now().toString() });
  await addSubmission(at, { ...row, search: searchColumnOf(row, names) }, write);
  await shareWith(at, row, userIds);
  await at.jobs.send(at.db, partyCasesJob, { eSubId: id });
  return { eSubId: id, caseNo, version: row.version };
};

/** The row of the draft: step 1 is copied, everything that happened later is reset. */
const draftOf = (
  from: EsubmissionRecord,
  made: Pick<EsubmissionRecord, 'id' | 'caseNo' | 'createdAt'>,
): EsubmissionRecord => ({
  ...from,
  ...made,
  status: Status.draft,
  currentStep: 'info',
  version: 1,
  stepVersions: {},
  spChecklistComplianceDate: null,
  submittedAt: null,
  claimedBy: null,
  claimedAt: null,
  heldFrom: null,
  forfeitureCents: null,
  evidenceFileId: null,
  asksForForms: null,
});

/** Copies of parties, shares and bills; `write` inserts them, once the new submission has its row. */
const copyChildren = async (at: Writing, fromId: string, toId: string) => {
  const { db } = at;
  const { parties, holders } = await copyParties(at, fromId, toId);
  const external = copied(
    toId,
    await db.select().from(externalCobroke).where(eq(externalCobroke.esubmissionId, fromId)),
  );
  const internal = copied(
    toId,
    await db.select().from(internalCobroke).where(eq(internalCobroke.esubmissionId, fromId)),
  );
  const bills = copied(toId, await db.select().from(bill).where(eq(bill.esubmissionId, fromId)));
  return {
    names: parties.map(partyNamesOf),
    userIds: internal.map(({ userId }) => userId),
    write: async () => {
      if (parties.length > 0) await db.insert(party).values(parties);
      if (holders.length > 0) await db.insert(holder).values(holders);
      if (external.length > 0) await db.insert(externalCobroke).values(external);
      if (internal.length > 0) await db.insert(internalCobroke).values(internal);
      if (bills.length > 0) await db.insert(bill).values(bills);
    },
  };
};

type Child = { id: string; esubmissionId: string };

const copied = <T extends Child>(esubmissionId: string, rows: T[]): T[] =>
  rows.map((row) => ({ ...row, id: randomUUID(), esubmissionId }));

/** Copies of the parties (of one side alone, where it is given) and their holders, with new ids, and identity numbers sealed to those ids. */
const copyParties = async (at: Writing, fromId: string, toId: string, side?: RepresentedSide) => {
  const isOfSide = side ? eq(party.partyType, side) : undefined;
  const rows = await at.db
    .select()
    .from(party)
    .where(and(eq(party.esubmissionId, fromId), isOfSide))
    .orderBy(asc(party.id));
  const held = await holdersOf(
    at,
    rows.map(({ uuid }) => uuid),
  );
  const fresh = new Map([...rows.map(({ uuid }) => uuid), ...held.map(({ id }) => id)].map((id) => [id, randomUUID()]));
  const renamed = (id: string): string => fresh.get(id) ?? id;
  const parties = rows.map(({ id: _, uuid, representsPartyUUID, ...row }) => ({
    ...row,
    uuid: renamed(uuid),
    esubmissionId: toId,
    representsPartyUUID: representsPartyUUID && renamed(representsPartyUUID),
    idNumberSealed: resealed(at, row.idNumberSealed, partyPlace(uuid), partyPlace(renamed(uuid))),
  }));
  const holders = held.map(({ seq: _, id, partyUuid, parentId, ...row }) => ({
    ...row,
    id: renamed(id),
    partyUuid: renamed(partyUuid),
    parentId: parentId && renamed(parentId),
    idNumberSealed: resealed(at, row.idNumberSealed, holderPlace(id), holderPlace(renamed(id))),
  }));
  return { parties, holders };
};

/** A number is sealed to one row and can't be opened for another, so it is opened and sealed again. */
const resealed = ({ secrets }: Writing, sealed: string, from: string, to: string): string =>
  sealed && secrets.seal(secrets.open(sealed, from), to);
