import { amlApi } from '#features/aml/index.web.ts';
import { contactsApi } from '#features/contacts/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { CaseForms } from './CaseForms.tsx';

/** On the page of a contact: its forms, once it has a case. */
export function ContactForms({ contactId }: { contactId: string }) {
  const found = useData(amlApi.amls, { query: { contactId } });
  const mine = useData(contactsApi.contact, { params: { id: contactId } });
  const row = found.data?.rows[0];
  return row && mine.data ? <CaseForms aMLID={row.aMLID} isMine={mine.data.isMine} /> : null;
}
