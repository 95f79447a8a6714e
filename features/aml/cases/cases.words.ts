import { partyKinds } from '#features/particulars/words/kinds.ts';
import { choice, day, id, instant, listFields, text } from '#platform/contract/list-fields.ts';

/**
 * State of a case for everybody but compliance. Every hit reads `PENDING`, whether it is undecided, confirmed, or waits for a second
 * officer: any hint might tip off the customer.
 */
export const screeningStates = { NOT_SCREENED: 'Not screened', CLEAR: 'Clear', PENDING: 'Pending' } as const;
export type ScreeningState = keyof typeof screeningStates;

/** Role of a person or body in a case. The customer is `CUSTOMER`. */
export const subjectRoles = {
  CUSTOMER: 'Customer',
  PRINCIPAL: 'Acts on behalf of',
  OWNER: 'Beneficial owner',
  DIRECTOR: 'Director or partner',
  SIGNATORY: 'Signatory',
} as const;
export type SubjectRole = keyof typeof subjectRoles;

export const caseFields = listFields({
  aMLID: { is: id },
  caseNo: { label: 'Case', is: text(18) },
  name: { label: 'Customer', is: text(36) },
  kind: { label: 'Kind', is: choice(partyKinds, 20) },
  property: { label: 'Property', is: text(40) },
  state: { label: 'Screening', is: choice(screeningStates, 14) },
  screenedAt: { label: 'Screened', is: instant, maybe: true },
  nextReview: { label: 'Next review', is: day, maybe: true },
  salesperson: { label: 'Salesperson', is: text(24) },
  createdAt: { label: 'Opened', is: instant },
});
