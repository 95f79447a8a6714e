import * as z from 'zod';
import { StoredFile } from '#features/media/contract/index.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';
import { schemasOf } from '#platform/contract/sheet-schema.ts';
import { byID, ofContact } from '../record/of-contact.calls.ts';
import { documentSheet } from '../record/sheets.words.ts';

export const Document = StoredFile.extend({
  ...schemasOf(documentSheet),
  id: id(),
  uploadedBy: z.string(),
  /** Since when it lies in the bin. */
  deletedAt: z.iso.datetime().nullable(),
});
export type Document = z.output<typeof Document>;

export const documentCalls = {
  documents: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/archive-documents',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'The archived documents of a contact, those in the bin last.',
    params: ofContact,
    data: z.array(Document),
  }),
  document: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/archive-documents/{fileName}',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'The file of an archived document. Opening it is recorded.',
    params: z.strictObject({ id: id(), fileName: text(80) }),
    file: uploadedMediaTypes,
  }),
  uploadFile: endpoint({
    method: 'POST',
    base: 'media',
    path: '/v1/customer-files',
    who: 'salesperson',
    summary: 'Brings a file for a contact: multipart, or the id of a finished resumable upload. Next it is archived.',
    body: z.strictObject({ uploadId: id().optional() }),
    data: StoredFile,
    upload: 'or-earlier',
    transaction: 'own',
  }),
  dropFile: endpoint({
    method: 'DELETE',
    base: 'media',
    path: '/v1/customer-files',
    who: 'salesperson',
    summary: 'Drops a file that was brought and is not archived yet.',
    query: z.strictObject({ fileId: id() }),
    message: 'File removed.',
    refuses: ['missing'],
  }),
  archiveDocument: endpoint({
    method: 'POST',
    path: '/v1/contact-archive-documents',
    who: 'salesperson',
    summary: 'Archives a file that was brought. Compliance alone places a legal hold.',
    body: z.strictObject({ ...schemasOf(documentSheet), contactId: id(), fileId: id() }),
    data: Document,
    message: 'Contact Document add successfully!',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/v1/contact-archive-documents',
    who: 'salesperson',
    summary: 'Moves a document to the bin, from which it can be restored for 30 days.',
    query: byID,
    message: 'Delete Document successfully!',
    refuses: ['missing', 'conflict'],
  }),
  restoreDocument: endpoint({
    method: 'PUT',
    path: '/v1/contact-archive-documents/{id}/restore',
    who: 'salesperson',
    summary: 'Takes a document out of the bin.',
    params: z.strictObject({ id: id() }),
    message: 'Restored.',
    refuses: ['missing'],
  }),
};
