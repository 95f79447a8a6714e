import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';
import { largestList } from '#platform/contract/files.ts';
import type { RawContract } from '#platform/contract/raw-call.ts';
import { resumableUploads } from '../words.ts';

const { base, path, who } = resumableUploads;
const tus = { 'tus-resumable': z.literal('1.0.0') };
const bytes = () => z.coerce.number().int().min(0);
const ofUpload = z.strictObject({ id: id() });

/** The calls of the tus protocol (tus.io, 1.0) that a browser uploads by. */
export const uploadCalls = {
  beginUpload: {
    method: 'POST',
    base,
    path,
    who,
    summary:
      'Begins a resumable upload of up to 25 MB (compliance: 512 MB) by the tus protocol; `location` of the answer is where its pieces go.',
    headers: z.object({
      ...tus,
      'upload-length': bytes().max(largestList),
      'upload-metadata': z.string().describe('`filename`, a space, and the name of the file in base64.'),
    }),
    status: 201,
  },
  uploadOffset: {
    method: 'HEAD',
    base,
    path: `${path}/{id}`,
    who,
    summary: 'How much of an upload has come: `upload-offset` of the answer is where to go on.',
    params: ofUpload,
    headers: z.object(tus),
    status: 200,
  },
  sendPiece: {
    method: 'PATCH',
    base,
    path: `${path}/{id}`,
    who,
    summary: 'Sends a piece of an upload, from the offset on that the server has.',
    params: ofUpload,
    headers: z.object({ ...tus, 'upload-offset': bytes() }),
    consumes: 'application/offset+octet-stream',
    status: 204,
  },
  cancelUpload: {
    method: 'DELETE',
    base,
    path: `${path}/{id}`,
    who,
    summary: 'Gives an upload up and removes what came of it.',
    params: ofUpload,
    headers: z.object(tus),
    status: 204,
  },
} satisfies RawContract;
