import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { idTypesOf } from '#features/particulars/words/kinds.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { amlSubject } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import type { SubjectRole } from './cases.words.ts';

export type SubjectRecord = typeof amlSubject.$inferSelect;

/** Subjects of a case, the customer first. */
export const subjectsOf = (db: Db, caseId: string): Promise<SubjectRecord[]> =>
  db
    .select()
    .from(amlSubject)
    .where(and(eq(amlSubject.caseId, caseId), isNull(amlSubject.removedAt)))
    .orderBy(sql`role = 'CUSTOMER' DESC`, asc(amlSubject.name), asc(amlSubject.id));

/** Place that a subject's sealed number is bound to: it can't be opened for another one. */
export const subjectPlace = (id: string): string => `aml_subject/${id}/id_number`;

/** The columns of somebody who is screened. Refuses what nobody can be. */
export const subjectColumns = (at: Writing<Actor | null>, id: string, input: SubjectInput, stored?: SubjectRecord) => {
  const { kind, name, aliases, idType, idNumber, nationality } = input;
  const isPerson = kind === 'INDIVIDUAL';
  if (!idTypesOf(kind).includes(idType))
    throw new Refusal('aml.invalid', 'This document does not identify one of this kind. Choose another.', {
      field: 'idType',
    });
  const dateOfBirth = isPerson ? input.dateOfBirth : null;
  if (dateOfBirth !== null && dateOfBirth > today(at.clock))
    throw new Refusal('aml.invalid', 'This date of birth is in the future.', { field: 'dateOfBirth' });
  const birthUnknown = isPerson && dateOfBirth === null && input.birthUnknown;
  const columns = { kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown };
  return { ...columns, ...numberColumns(at, id, input, stored?.idType === idType && !idNumber ? stored : undefined) };
};

/** A number that is left out stays unchanged. */
const numberColumns = (
  at: Writing<Actor | null>,
  id: string,
  { idType, idNumber }: SubjectInput,
  stored?: SubjectRecord,
) => {
  if (stored) {
    const { idNumberSealed, idNumberMasked, idNumberPrint, isIdDoubtful } = stored;
    return { idNumberSealed, idNumberMasked, idNumberPrint, isIdDoubtful };
  }
  return idNumber
    ? sealIdentity(at, subjectPlace(id), { idType, idNumber })
    : { idNumberSealed: '', idNumberMasked: '', idNumberPrint: '', isIdDoubtful: false };
};

type PartyLink = { partyUuid: string; behindId: string };

export const addSubjectRow = async (
  at: Writing<Actor | null>,
  caseId: string,
  role: SubjectRole,
  input: SubjectInput,
  behind?: PartyLink,
) => {
  const id = randomUUID();
  await at.db.insert(amlSubject).values({ id, caseId, role, ...subjectColumns(at, id, input), ...behind });
  return id;
};
