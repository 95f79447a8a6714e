import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { subjectRoles } from './cases.ts';

/** How far a hit is decided. A true match needs two officers; `SECOND` waits for the other one. */
export const hitStates = {
  OPEN: 'To decide',
  SECOND: 'Second officer',
  TRUE: 'True match',
  FALSE: 'False positive',
} as const;
export type HitState = keyof typeof hitStates;

/** What an officer says of a hit, or of what another one said. */
export const verdicts = {
  FALSE: 'False positive',
  TRUE: 'True match',
  CONFIRM: 'Confirmed the true match',
  TAKE_BACK: 'Took the true match back',
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
  state: { label: 'State', is: choice(hitStates, 16) },
  caseNo: { label: 'Case', is: text(18) },
  salesperson: { label: 'Salesperson', is: text(24) },
  foundAt: { label: 'Found', is: instant },
});
