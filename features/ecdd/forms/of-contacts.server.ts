import { and, inArray } from 'drizzle-orm';
import { casesOfContacts } from '#features/aml/index.server.ts';
import type { ContactEvents } from '#features/contacts/index.server.ts';
import { requestsOf } from '#features/signing/index.server.ts';
import type { InstantText } from '#platform/contract/days.ts';
import { formAddress } from '../places.words.ts';
import { ecddForm, ecddSignature } from '../tables.server.ts';
import { formKind } from './evaluate-form.server.ts';
import { cddFor, type SignedHow } from './forms.words.ts';
import { visibleForms } from './scope.server.ts';

/** What is said of a form that was acknowledged without a link. */
const without: Record<SignedHow, string> = {
  LINK: 'signed',
  PAPER: 'signed on paper',
  REFUSED: 'refusal to sign noted',
};

/** When the forms of contacts were begun, sent, opened, signed and declined, for their timeline. */
export const formsOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const caseIds = await casesOfContacts(at, contactIds);
  const forms = await at.db
    .select()
    .from(ecddForm)
    .where(and(inArray(ecddForm.caseId, caseIds), visibleForms(at.actor)));
  const ids = forms.map(({ id }) => id);
  const [requests, signatures] = await Promise.all([
    requestsOf(at, formKind, ids),
    at.db.select().from(ecddSignature).where(inArray(ecddSignature.formId, ids)),
  ]);
  const namesOf = new Map(forms.map((form) => [form.id, `${form.formNo} · ${cddFor[form.cddFor]}`]));
  const event = (formId: string, id: string, moment: InstantText | null, said: string) =>
    moment === null
      ? []
      : [{ id, kind: 'FORM' as const, body: `${namesOf.get(formId)} · ${said}`, at: moment, to: formAddress(formId) }];
  const events = [
    ...forms.flatMap(({ id, createdAt }) => event(id, `${id}/begun`, createdAt, 'begun')),
    ...requests.flatMap(({ requestId, ref, recipient: { name }, sentAt, openedAt, declinedAt }) => [
      ...event(ref, `${requestId}/sent`, sentAt, `sent to ${name}`),
      ...event(ref, `${requestId}/opened`, openedAt, `opened by ${name}`),
      ...event(ref, `${requestId}/declined`, declinedAt, `declined by ${name}`),
    ]),
    ...signatures.flatMap(({ id, formId, how, name, signedAt }) =>
      event(formId, id, signedAt, how === 'LINK' ? `signed by ${name}` : without[how]),
    ),
  ];
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || a.body.localeCompare(b.body)).slice(0, limit);
};
