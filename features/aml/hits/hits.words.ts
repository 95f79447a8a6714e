import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { subjectRoles } from '../cases/cases.words.ts';

/**
 * How far a hit is decided. A true match needs two officers, and so does a false positive that looks like the person: `SECOND` and
 * `SECOND_FALSE` wait for the other one.
 */
export const hitStates = {
  OPEN: 'To decide',
  SECOND: 'Second officer',
  SECOND_FALSE: 'False, to confirm',
  TRUE: 'True match',
  FALSE: 'False positive',
} as const;
export type HitState = keyof typeof hitStates;

/** The states of a hit that waits for an officer. */
export const waitingStates: readonly HitState[] = ['OPEN', 'SECOND', 'SECOND_FALSE'];

/** Decisions of officers on a hit, or on another officer's decision. */
export const verdicts = {
  FALSE: 'False positive',
  SAY_FALSE: 'False positive, for a second officer',
  CONFIRM_FALSE: 'Confirmed the false positive',
  TRUE: 'True match',
  CONFIRM: 'Confirmed the true match',
  TAKE_BACK: 'Took the decision back',
  /** By the officer who dismissed it, at once: a slip. */
  UNDO: 'Undid the decision',
} as const;
export type Verdict = keyof typeof verdicts;

/** Why a hit is not the person: each is a key of the desk. */
export const falseReasons = {
  BIRTH: 'Another date of birth',
  NAME: 'Another name',
  NATIONALITY: 'Another nationality',
  NUMBER: 'Another identity number',
  KIND: 'Not of the same kind',
  OTHER: 'Another reason',
} as const;
export type FalseReason = keyof typeof falseReasons;

export const hitFields = listFields({
  hitId: { is: id },
  name: { label: 'Screened', is: text(30) },
  role: { label: 'Role', is: choice(subjectRoles, 20) },
  listedName: { label: 'On the list', is: text(30) },
  source: { label: 'List', is: text(14) },
  score: { label: 'Score', is: text(8) },
  state: { label: 'State', is: choice(hitStates, 18) },
  caseNo: { label: 'Case', is: text(18) },
  salesperson: { label: 'Salesperson', is: text(24) },
  foundAt: { label: 'Found', is: instant },
  reason: { label: 'Reason', is: choice(falseReasons, 24), maybe: true },
  decidedBy: { label: 'Decided by', is: text(24), maybe: true },
  decidedAt: { label: 'Decided', is: instant, maybe: true },
});
