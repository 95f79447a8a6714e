import { choice, day, id, listFields, text } from '#platform/contract/list-fields.ts';
import { type CddFor, cddFor } from '../forms/forms.words.ts';

/** How a form stands whose time of keeping is over. */
export const keepingStates = {
  DUE: 'Due',
  ASKED: 'Waiting for approval',
  HELD: 'Legal hold',
} as const;

export const keepingFields = listFields({
  id: { is: id },
  formNo: { label: 'Form', is: text(18) },
  name: { label: 'Customer', is: text(36) },
  property: { label: 'Property', is: text(40) },
  cDDFor: { label: 'For', is: choice(cddFor, 18) },
  keptFrom: { label: 'Kept from', is: day },
  dueOn: { label: 'Kept until', is: day },
  state: { label: 'State', is: choice(keepingStates, 22) },
  salesperson: { label: 'Salesperson', is: text(24) },
});

export const purgeStates = { WAITING: 'Waiting for approval', PURGED: 'Purged', DECLINED: 'Declined' } as const;
export type PurgeState = keyof typeof purgeStates;

/** What stays of purged forms of a kind: how many, and the days from which and until which they were kept. */
export type PurgedKind = { cDDFor: CddFor; count: number; from: string; until: string };
