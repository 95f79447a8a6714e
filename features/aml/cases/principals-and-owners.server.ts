import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { type CaseRecord, caseNamed } from '../scope.server.ts';
import { endHits } from '../screening/end-hits.server.ts';
import { settleCase } from '../screening/settle-case.server.ts';
import { amlCase, amlSubject } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';
import { addSubjectRow, type SubjectRecord, subjectColumns, subjectsOf } from './subjects.server.ts';

/** A principal or owner of a party. `id` is theirs in the submission. */
export type PrincipalOrOwner = { id: string; role: 'PRINCIPAL' | 'OWNER'; print: string; who: SubjectInput };

type At = Writing<Actor | null>;

/** Brings those behind a party into its case, each party its own, and takes out who is gone. Answers whether somebody is to be screened. */
export const bringBehind = async (
  at: At,
  caseId: string,
  partyUuid: string,
  behind: PrincipalOrOwner[],
): Promise<boolean> => {
  const own = (await subjectsOf(at.db, caseId)).filter((each) => each.partyUuid === partyUuid);
  for (const each of own) if (!behind.some(({ id }) => id === each.behindId)) await takeOut(at, each);
  let isChanged = false;
  for (const { id, role, print, who } of behind) {
    const stored = own.find(({ behindId }) => behindId === id);
    if (stored && isAsGiven(stored, who, print)) continue;
    isChanged = true;
    if (stored)
      await at.db
        .update(amlSubject)
        .set(subjectColumns(at, stored.id, who))
        .where(eq(amlSubject.id, stored.id));
    else await addSubjectRow(at, caseId, role, who, { partyUuid, behindId: id });
  }
  return isChanged;
};

const isAsGiven = (stored: SubjectRecord, who: SubjectInput, print: string): boolean =>
  stored.kind === who.kind &&
  stored.name === who.name &&
  stored.idNumberPrint === print &&
  stored.nationality === who.nationality &&
  stored.dateOfBirth === who.dateOfBirth &&
  stored.birthUnknown === who.birthUnknown;

/** Hits of a removed person keep the case pending until they are dismissed. */
const takeOut = async (at: At, { id }: SubjectRecord): Promise<void> => {
  await at.db.update(amlSubject).set({ removedAt: at.clock.now().toString() }).where(eq(amlSubject.id, id));
  await endHits(at, id, 'FALSE');
};

/** Takes those behind a party out of the cases that it had before. */
export const leaveOtherCases = async (at: At, partyUuid: string, caseId: string): Promise<void> => {
  const others = await at.db
    .selectDistinct({ id: amlSubject.caseId })
    .from(amlSubject)
    .where(and(eq(amlSubject.partyUuid, partyUuid), isNull(amlSubject.removedAt), ne(amlSubject.caseId, caseId)));
  for (const { id } of others) {
    const [row] = await at.db.select().from(amlCase).where(eq(amlCase.id, id)).for('update');
    if (row) await leave(at, row, partyUuid);
  }
};

/**
 * A party no longer names this case. If no other one does, and it was opened for a party, it belongs to compliance alone from now on:
 * deleting it or not must not reveal its hits. `isNamed` is asked under its lock.
 */
export const leaveCase = async (
  at: At,
  { caseId, partyUuid }: { caseId: string; partyUuid: string },
  isStillNamed: (caseId: string) => Promise<boolean>,
): Promise<void> => {
  const [caseRow] = await at.db.select({ owner: amlCase.owner }).from(amlCase).where(caseNamed(caseId));
  if (!caseRow) return;
  await holdCasesOf(at, caseRow.owner);
  const [row] = await at.db.select().from(amlCase).where(caseNamed(caseId)).for('update');
  if (!row) return;
  await leave(at, row, partyUuid);
  if (!row.fromParty || row.leftAt !== null || (await isStillNamed(row.id))) return;
  await at.db.update(amlCase).set({ leftAt: at.clock.now().toString() }).where(eq(amlCase.id, row.id));
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.left' });
};

const leave = async (at: At, row: CaseRecord, partyUuid: string): Promise<void> => {
  const behind = (await subjectsOf(at.db, row.id)).filter((each) => each.partyUuid === partyUuid);
  for (const each of behind) await takeOut(at, each);
  if (behind.length > 0) await settleCase(at, row);
};
