import { isComparable } from '#features/screening/names/comparable.rules.ts';
import type { ScreeningState } from './cases.words.ts';

/** Facts that decide the state of a subject. `isOpen`: a check is open (`openOf`). */
export type SubjectFacts = { isAskable: boolean; isScreened: boolean; isOpen: boolean };

/** Kind of name for the comparison: the name of an estate is compared as a person's. */
export const nameKindOf = (kind: string) => (kind === 'INDIVIDUAL' || kind === 'ESTATE' ? 'PERSON' : 'BODY');

type Who = { kind: string; name: string; aliases: string[]; dateOfBirth: string | null; birthUnknown: boolean };

/**
 * Missing particular that prevents the screening: a name in Latin letters, as in a passport, or for a person the date of birth, unless it
 * is stated to be unknown.
 */
export const lackOf = ({ kind, name, aliases, dateOfBirth, birthUnknown }: Who): 'NAME' | 'BIRTH' | null => {
  if (![name, ...aliases].some((each) => isComparable(nameKindOf(kind), each))) return 'NAME';
  return kind === 'INDIVIDUAL' && dateOfBirth === null && !birthUnknown ? 'BIRTH' : null;
};

/** Whether there is enough to screen by. */
export const isAskable = (who: Who): boolean => lackOf(who) === null;

const stateOfSubject = ({ isAskable: can, isScreened, isOpen }: SubjectFacts): ScreeningState => {
  if (isOpen) return 'PENDING';
  return can && isScreened ? 'CLEAR' : 'NOT_SCREENED';
};

/** A case is clear once everyone in it is. One hit makes it pending. */
export const stateOfCase = (subjects: SubjectFacts[]): ScreeningState => {
  const states = subjects.map(stateOfSubject);
  if (states.includes('PENDING')) return 'PENDING';
  return states.length === 0 || states.includes('NOT_SCREENED') ? 'NOT_SCREENED' : 'CLEAR';
};
