import { choice, flag, id, listFields, text } from '#platform/contract/list-fields.ts';

/** CPD status of a salesperson in the current cycle, for the desk. */
export const riskStates = { OPEN: 'Hours outstanding', MET: 'Requirement met', EXEMPT: 'Exempt: first cycle' } as const;
export type RiskState = keyof typeof riskStates;

export const standingFields = listFields({
  personId: { is: id },
  name: { label: 'Name', is: text(30) },
  registrationNo: { label: 'Registration no.', is: text(16) },
  standing: { label: 'Standing', is: choice(riskStates, 22) },
  counted: { label: 'Hours counted', is: text(14) },
  missing: { label: 'Hours missing', is: text(14) },
  /** By component: `PC 4, GC Plus 2`. */
  lacks: { label: 'Missing by component', is: text(30) },
  pending: { label: 'Pending approval', is: text(16) },
  isRegistered: { label: 'Registered for a course', is: flag(22) },
});
