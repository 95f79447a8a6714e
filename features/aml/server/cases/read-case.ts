import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Case } from '../../contract/cases.ts';
import { isAskable, stateOfCase } from '../../rules/state.ts';
import { type CaseRecord, findCase } from '../scope.ts';
import { isScreened } from '../screening/facts.ts';
import { screeningHit, screeningRun } from '../tables.ts';
import { type SubjectRecord, subjectPlace, subjectsOf } from './subjects.ts';

/** A case as everybody reads it who may: its people and whether they are clear. */
export const readCase = async (at: Reading, { query }: { query: { aMLID: string } }): Promise<Case> =>
  presentCase(at, await findCase(at, query.aMLID));

export const presentCase = async (at: Reading, row: CaseRecord): Promise<Case> => {
  const subjects = await subjectsOf(at.db, row.id);
  const [open, lists, [owner]] = await Promise.all([
    openOf(at, subjects),
    listsOf(at, subjects[0]?.id),
    at.db.select({ name: person.name }).from(person).where(eq(person.id, row.owner)),
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
    isMine: row.owner === at.actor.userId,
  };
};

const presentSubject = (at: Reading, subject: SubjectRecord, hasOpen: boolean) => {
  const { id, role, kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown, screenedAt } = subject;
  const facts = { isAskable: isAskable(subject), isScreened: isScreened(subject), open: hasOpen ? 1 : 0 };
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
    state: stateOfCase([facts]),
  };
};

/** Those of whom a hit is not decided as false. */
const openOf = async (at: Reading, subjects: SubjectRecord[]): Promise<Set<string>> => {
  const ids = subjects.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await at.db
    .selectDistinct({ id: screeningHit.subjectId })
    .from(screeningHit)
    .where(and(inArray(screeningHit.subjectId, ids), isNull(screeningHit.endedAt), ne(screeningHit.state, 'FALSE')));
  return new Set(rows.map(({ id }) => id));
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
