import { isComparable } from '#features/screening/names/comparable.rules.ts';
import type { ScreeningState } from './cases.words.ts';

/** What decides the state of one who is screened. `isOpen`: a check is (`openOf`). */
export type SubjectFacts = { isAskable: boolean; isScreened: boolean; isOpen: boolean };

/** As whose the names of a customer are compared: an estate has those of a person. */
export const nameKindOf = (kind: string) => (kind === 'INDIVIDUAL' || kind === 'ESTATE' ? 'PERSON' : 'BODY');

type Who = { kind: string; name: string; aliases: string[]; dateOfBirth: string | null; birthUnknown: boolean };

/**
 * What somebody can't be screened for want of: a name that can be compared with lists, as a passport has it in Latin letters, or of a person the
 * date of birth, which is known or said to be unknown.
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

/** A case is clear once everyone in it is; one hit makes it pending, whatever the others are. */
export const stateOfCase = (subjects: SubjectFacts[]): ScreeningState => {
  const states = subjects.map(stateOfSubject);
  if (states.includes('PENDING')) return 'PENDING';
  return states.length === 0 || states.includes('NOT_SCREENED') ? 'NOT_SCREENED' : 'CLEAR';
};
