import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export const cardCalls = {
  contactCards: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/vcards',
    notThroughPortal: true,
    who: 'salesperson',
    summary: 'Contacts of mine as one vCard file, without numbers of identity, notes and tags. It is recorded.',
    query: z.strictObject({
      /** Their ids, between commas. */
      ids: z.string().regex(new RegExp(`^${uuid}(,${uuid}){0,99}$`), 'Choose 1 to 100 contacts.'),
    }),
    file: ['text/vcard'],
    refuses: ['missing'],
  }),
};
