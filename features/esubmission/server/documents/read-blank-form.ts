import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { blankFormOf } from './blank-forms.ts';

/** GET documents/template: a blank form to fill in and sign. */
export const readBlankForm = (_at: Reading, { query }: { query: { documentId: string } }): FileAnswer => {
  const form = blankFormOf(query.documentId);
  if (!form)
    throw new Refusal('file.missing', 'There is no blank form of this document here. Its issuer gives it out.', {
      field: 'documentId',
    });
  return { name: form.name, contentType: 'application/pdf', size: form.body.length, body: form.body };
};
