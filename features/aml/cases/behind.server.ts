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

/** Whoever stands behind a party; `id` names them in the submission. */
export type Behind = { id: string; role: 'PRINCIPAL' | 'OWNER'; print: string; who: SubjectInput };

type At = Writing<Actor | null>;

/** Brings those behind a party into its case, each party its own, and takes out who is gone. Answers whether somebody is to be screened. */
export const bringBehind = async (at: At, caseId: string, partyUuid: string, behind: Behind[]): Promise<boolean> => {
  const own = (await subjectsOf(at.db, caseId)).filter((each) => each.partyUuid === partyUuid);
  for (const each of own) if (!behind.some(({ id }) => id === each.behindId)) await takeOut(at, each);
  let isChanged = false;
  for (const { id, role, print, who } of behind) {
    const known = own.find(({ behindId }) => behindId === id);
    if (known && isAsGiven(known, who, print)) continue;
    isChanged = true;
    if (known)
      await at.db
        .update(amlSubject)
        .set(subjectColumns(at, known.id, who))
        .where(eq(amlSubject.id, known.id));
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

/** What was found of somebody and is not decided as false keeps the case pending. */
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
 * A party does not name this case any more. If no other one does, and it was opened for one, it is compliance’s alone from now on: whether
 * it goes must not show what was found. `isNamed` is asked under its lock.
 */
export const leaveCase = async (
  at: At,
  { caseId, partyUuid }: { caseId: string; partyUuid: string },
  isStillNamed: (caseId: string) => Promise<boolean>,
): Promise<void> => {
  const [named] = await at.db.select({ owner: amlCase.owner }).from(amlCase).where(caseNamed(caseId));
  if (!named) return;
  await holdCasesOf(at, named.owner);
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
