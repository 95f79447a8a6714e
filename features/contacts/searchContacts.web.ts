import { IconUser } from '@tabler/icons-react';
import { phoneText } from '#platform/contract/phone-text.ts';
import { send } from '#platform/web/api/send.ts';
import type { Shown } from '#platform/web/shell/reader.ts';
import type { SearchProvider } from '#platform/web/shell/search/search.ts';
import { api } from './api.web.ts';
import { contactAddress } from './places.words.ts';

/** My contacts in the header's search: by name, phone or a whole number of identity, which is sent in a body. */
export const searchContacts: SearchProvider & Shown = {
  id: 'contacts',
  heading: 'Contacts',
  takesIdentity: true,
  isFor: ({ role }) => role === 'salesperson',
  search: async (text, signal) =>
    (await send(api.findContacts, { body: { text } }, { signal })).slice(0, 5).map(({ contactId, name, phones }) => ({
      id: contactId,
      label: name,
      ...(phones[0] && { description: phoneText(phones[0]) }),
      to: contactAddress(contactId),
      icon: IconUser,
    })),
};
