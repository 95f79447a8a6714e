import { desc, eq } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { type CaseRecord, findCase } from '../scope.server.ts';
import { isScreened } from '../screening/facts.server.ts';
import { openOf } from '../screening/open-of.server.ts';
import { screeningRun } from '../tables.server.ts';
import type { Case } from './cases.calls.ts';
import { lackingOf } from './lacking-of.server.ts';
import { isAskable, lackOf, stateOfCase } from './state.rules.ts';
import { type SubjectRecord, subjectPlace, subjectsOf } from './subjects.server.ts';

/** A case as everybody reads it who may: its people and whether they are clear. */
export const readCase = async (at: Reading, { query }: { query: { aMLID: string } }): Promise<Case> =>
  presentCase(at, await findCase(at, query.aMLID));

export const presentCase = async (at: Reading, row: CaseRecord): Promise<Case> => {
  const subjects = await subjectsOf(at.db, row.id);
  const [open, lists, lacking, [owner]] = await Promise.all([
    openOf(at.db, row.id),
    listsOf(at, subjects[0]?.id),
    lackingOf(at, [row.id]),
    at.db.select({ name: personPublic.name }).from(personPublic).where(eq(personPublic.id, row.owner)),
  ]);
  const { id, caseNo, contactId, name, kind, property, state, screenedAt, nextReview, createdAt, version } = row;
  return {
    aMLID: id,
    caseNo,
    contactId,
    name,
    kind,
    property,
    state,
    screenedAt,
    nextReview,
    createdAt,
    version,
    salesperson: owner?.name ?? '',
    subjects: subjects.map((subject) => presentSubject(at, subject, open.has(subject.id))),
    lists,
    lacking: lacking(id),
    isMine: row.owner === at.actor.userId,
  };
};

const presentSubject = (at: Reading, subject: SubjectRecord, isOpen: boolean) => {
  const { id, role, kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown, screenedAt } = subject;
  const facts = { isAskable: isAskable(subject), isScreened: isScreened(subject), isOpen };
  return {
    subjectId: id,
    role,
    kind,
    name,
    aliases,
    idType,
    idNumberMasked: shownNumber(at, subjectPlace(id), subject),
    nationality,
    dateOfBirth,
    birthUnknown,
    screenedAt,
    lacks: lackOf(subject),
    state: stateOfCase([facts]),
  };
};

/** The lists that somebody was screened against last. */
export const listsOf = async (at: Reading, subjectId = '') => {
  if (subjectId === '') return [];
  const [run] = await at.db
    .select({ versions: screeningRun.versions })
    .from(screeningRun)
    .where(eq(screeningRun.subjectId, subjectId))
    .orderBy(desc(screeningRun.at))
    .limit(1);
  return run?.versions ?? [];
};
