import type { ScreeningState } from '../words/cases.ts';

/** What decides the state of one who is screened. `open`: hits that are not decided as false. */
export type SubjectFacts = { isAskable: boolean; isScreened: boolean; open: number };

/** Whether there is enough to screen by: of a person the date of birth is known, or said to be unknown. */
export const isAskable = (who: { kind: string; dateOfBirth: string | null; birthUnknown: boolean }): boolean =>
  who.kind !== 'INDIVIDUAL' || who.dateOfBirth !== null || who.birthUnknown;

const stateOfSubject = ({ isAskable: can, isScreened, open }: SubjectFacts): ScreeningState => {
  if (open > 0) return 'PENDING';
  return can && isScreened ? 'CLEAR' : 'NOT_SCREENED';
};

/** A case is clear once everyone in it is; one hit makes it pending, whatever the others are. */
export const stateOfCase = (subjects: SubjectFacts[]): ScreeningState => {
  const states = subjects.map(stateOfSubject);
  if (states.includes('PENDING')) return 'PENDING';
  return states.length === 0 || states.includes('NOT_SCREENED') ? 'NOT_SCREENED' : 'CLEAR';
};
