import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';

export const StoredFile = z.object({
  fileId: id(),
  fileName: z.string(),
  originalName: z.string(),
  contentType: z.string(),
  /** 0: the file is made when it is opened. */
  size: z.int(),
  uploadedAt: z.iso.datetime(),
});
export type StoredFile = z.output<typeof StoredFile>;

export const media = {
  download: endpoint({
    method: 'GET',
    base: 'media',
    path: '/v1/documents/{fileId}/download',
    who: 'signed-in',
    summary: 'A stored file, to those who may see what it belongs to.',
    params: z.strictObject({ fileId: id() }),
    file: uploadedMediaTypes,
  }),
};
