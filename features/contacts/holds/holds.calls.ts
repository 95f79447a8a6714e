import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { holdFields, holdStates } from './holds.words.ts';

const who = 'compliance';

export const holdList = listCalls(holdFields, {
  who,
  path: '/v1/compliance/customer-documents',
  summary: 'Documents of customers that are on legal hold, or those that are not, as far as they are searched for.',
  fileSummary: 'The same documents as an Excel file, by the same filters.',
  filters: {
    /** Of the customer or the file. */
    search: text(80).optional(),
    state: z.enum(keysOf(holdStates)).default('HELD'),
  },
  sorts: { Added: 'uploadedAt', Customer: 'name' },
});

export const holdCalls = {
  customerDocuments: holdList.list,
  customerDocumentsSheet: holdList.file,
  holdDocument: endpoint({
    method: 'PUT',
    path: '/v1/contact-archive-documents/{id}/legal-hold',
    secondWord: 'at-times',
    who,
    summary:
      'Places a document on legal hold, so that nobody deletes it, or lifts the hold, as another officer than who placed it.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ legalHold: z.boolean(), reason: requiredText(200) }),
    message: 'Saved.',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
};
