import type { Form } from '../forms/form.calls.ts';
import { askedOut } from './asked-out.rules.ts';

/** The link by which the customer of a form answers their part themselves. */
export const askedOf = (form: Form): Form['sent'][number] | undefined => {
  const requests = form.sent.map((each) => ({ ...each, recipient: { name: each.name } }));
  return askedOut(form, requests);
};
