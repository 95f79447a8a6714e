import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { cddFor } from './forms.words.ts';

/** How far a salesperson has come with a version of a form. What a form waits for beyond that is its state. */
export const formSteps = { OPEN: 'To complete', DETERMINED: 'To be signed', SIGNED: 'Signed' } as const;

export const myFormFields = listFields({
  id: { is: id },
  formNo: { label: 'Form', is: text(18) },
  name: { label: 'Customer', is: text(36) },
  property: { label: 'Property', is: text(40) },
  cDDFor: { label: 'For', is: choice(cddFor, 18) },
  step: { label: 'Step', is: choice(formSteps, 16) },
  signedAt: { label: 'Signed', is: instant, maybe: true },
  changedAt: { label: 'Changed', is: instant },
});
