import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server, type Upload } from '@tus/server';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { largestFile, largestList } from '#platform/contract/files.ts';
import { type ErrorEntry, missing, Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/context.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import { refuseWhenFull } from '#platform/server/storage/storage-errors.ts';
import { uploadCalls } from '../../contract/uploads.ts';
import { resumableUploads } from '../../words.ts';
import { UploadStore } from './upload-store.ts';
import { findUpload, patience, uploadsFolder } from './waiting-uploads.ts';

const { address } = resumableUploads;

/** Resumable uploads by the tus protocol. Each is visible only to the person who began it. */
export const uploadRoutes = ({ config, log }: Pick<Services, 'config' | 'log'>): RawRoutes => {
  const folder = uploadsFolder(config);
  const actors = new WeakMap<IncomingMessage, Actor>();
  const actorOf = (request: Incoming): Actor => {
    const found = request.runtime?.node && actors.get(request.runtime.node.req as IncomingMessage);
    if (!found) throw missing('upload');
    return found;
  };

  const server = new UploadServer({
    path: address,
    relativeLocation: true,
    // No other site may upload.
    allowedOrigins: [],
    maxSize: (request) => (isCompliance(actorOf(request as Incoming)) ? largestList : largestFile),
    datastore: new UploadStore(folder, patience),
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, upload) => {
      const { userId } = actorOf(request as Incoming);
      return { metadata: { filename: nameOf(upload), owner: userId } };
    },
    onIncomingRequest: async (request, id) => {
      const { userId } = actorOf(request as Incoming);
      if (request.method === 'POST') return;
      const upload = await findUpload(folder, id);
      if (upload?.owner !== userId) throw missing('upload');
    },
    onResponseError: (request, error) => {
      if (isTooLarge(error) && isCompliance(actorOf(request as Incoming)))
        return {
          status_code: 413,
          body: envelope([{ message: 'This list is larger than 512 MB.', code: 'upload.too-large' }]),
        };
      return failureOf(error, (reason) => log.warn({ reason }, 'An upload failed'));
    },
  });

  return {
    feature: 'media',
    calls: uploadCalls,
    serve: (actor, request, response) => {
      actors.set(request, actor);
      return server.handle(request, response);
    },
  };
};

/** Puts the library's own refusals, which are plain text, into the envelope of the API. */
class UploadServer extends Server {
  override write(...[context, headers, status, body = '']: Parameters<Server['write']>) {
    if (status < 400 || body.startsWith('{')) return super.write(context, headers, status, body);
    return super.write(context, headers, status, failureOf({ status_code: status, body }, () => undefined).body);
  }
}

type Incoming = { method: string; runtime?: { node?: { req: unknown } } };

const nameOf = ({ metadata }: Upload): string => {
  const name = metadata?.filename ?? '';
  if (name === '') throw new Refusal('upload.invalid', 'Send the file’s name as the metadata `filename`.');
  return name.slice(0, 1_000);
};

/** The envelope of an error. The library's own errors are a text with a status. */
const failureOf = (thrown: Error | { status_code: number; body: string }, log: (reason: string) => void) => {
  const error = refuseWhenFull(thrown);
  if (error instanceof Refusal) return { status_code: error.status, body: envelope(error.errors) };
  const { status_code: status = 500, body = '' } = error as { status_code?: number; body?: string };
  if (status >= 500) log(error instanceof Error ? error.message : body.trim());
  return { status_code: status, body: envelope([libraryErrors[status] ?? unreadable]) };
};

const isTooLarge = (error: object): boolean => 'status_code' in error && error.status_code === 413;

const envelope = (errors: ErrorEntry[]): string => JSON.stringify({ success: false, data: null, errors });

const unreadable: ErrorEntry = { message: 'This upload can’t be read. Start it again.', code: 'upload.invalid' };

const libraryErrors: Record<number, ErrorEntry> = {
  404: { message: 'This upload could not be found.', code: 'upload.missing' },
  410: { message: 'This upload has expired. Start it again.', code: 'upload.missing' },
  409: { message: 'This upload goes on from another place. Ask where, and send the rest.', code: 'upload.conflict' },
  412: { message: 'Uploads go by version 1.0.0 of the tus protocol.', code: 'upload.invalid' },
  413: { message: 'This file is larger than 25 MB.', code: 'upload.too-large' },
  501: { message: 'Say how large the upload is when it begins.', code: 'upload.invalid' },
  500: { message: 'The upload was interrupted. Go on with it.', code: 'server.failed' },
};
