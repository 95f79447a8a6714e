import { hash } from 'node:crypto';
import type { Question } from '#features/screening/hits/question.rules.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { nameKindOf } from '../cases/state.rules.ts';
import { type SubjectRecord, subjectPlace } from '../cases/subjects.server.ts';

/** The question that a subject is screened by. The number is plain, so this stays in memory. */
export const questionOf = ({ secrets }: Reading<Actor | null>, subject: SubjectRecord): Question => {
  const { id, kind, name, aliases, nationality, dateOfBirth, idNumberSealed } = subject;
  return {
    kind: nameKindOf(kind),
    names: [name, ...aliases],
    ...(dateOfBirth && { birthDate: dateOfBirth }),
    ...(nationality && { nationalities: [nationality] }),
    ...(idNumberSealed && { numbers: [secrets.open(idNumberSealed, subjectPlace(id))] }),
  };
};

/**
 * Form of a number in hashes: its last four characters. Numbers were once masked this way. It must not change with the masking: hashes are
 * stored with decisions, which hold as long as the hash is the same.
 */
const inHash = (masked: string): string => {
  const lastFour = masked.length > 4 ? masked.slice(-4) : '';
  return '•'.repeat(masked.length - lastFour.length) + lastFour;
};

/** A hash of what somebody is screened by: while it is the same, a decision holds. */
export const factsHashOf = (subject: SubjectRecord): string => {
  const { kind, name, aliases, nationality, dateOfBirth, idNumberMasked } = subject;
  const names = [name, ...aliases].map((each) => each.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')).sort();
  return hash('sha256', JSON.stringify([kind, names, nationality, dateOfBirth, inHash(idNumberMasked)]), 'base64url');
};

/** Whether somebody was screened by their current particulars. */
export const isScreened = (subject: SubjectRecord): boolean =>
  subject.screenedAt !== null && subject.factsHash === factsHashOf(subject);
