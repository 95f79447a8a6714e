import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server, type Upload } from '@tus/server';
import type { Actor } from '#platform/contract/actor.ts';
import { largestFile } from '#platform/contract/largest-file.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/context.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import { refuseWhenFull } from '#platform/server/storage/storage-errors.ts';
import { resumableUploads } from '../../address.ts';
import { uploadCalls } from '../../upload-calls.ts';
import { UploadStore } from './upload-store.ts';
import { findUpload, patience, uploadsFolder, uploadsOf } from './waiting-uploads.ts';

const { address } = resumableUploads;

/** So many a person may have begun and not attached: enough for a case, too few to fill a disk. */
const mostWaiting = 40;

/** Resumable uploads by the tus protocol, each seen by whoever began it. */
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
    // Browsers of other sites have no business here.
    allowedOrigins: [],
    maxSize: largestFile,
    datastore: new UploadStore(folder, patience),
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, upload) => {
      const { userId } = actorOf(request as Incoming);
      await requireFewWaiting(folder, userId);
      return { metadata: { filename: nameOf(upload), owner: userId } };
    },
    onIncomingRequest: async (request, id) => {
      const { userId } = actorOf(request as Incoming);
      if (request.method === 'POST') return;
      const upload = await findUpload(folder, id);
      if (upload?.owner !== userId) throw missing('upload');
    },
    onResponseError: (_request, error) => failureOf(error, (reason) => log.warn({ reason }, 'An upload failed')),
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

/** What the library refuses by itself it says as plain text: in the envelope like any other refusal. */
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

const requireFewWaiting = async (folder: string, userId: string): Promise<void> => {
  if ((await uploadsOf(folder, userId)).length < mostWaiting) return;
  throw new Refusal('upload.conflict', 'Too many uploads are under way. Finish or cancel some of them first.');
};

/** The envelope of an error, for the library's own errors too: they are texts with a status. */
const failureOf = (thrown: Error | { status_code: number; body: string }, tell: (reason: string) => void) => {
  const error = refuseWhenFull(thrown);
  if (error instanceof Refusal) return { status_code: error.status, body: envelope(error.errors) };
  const { status_code: status = 500, body = '' } = error as { status_code?: number; body?: string };
  if (status >= 500) tell(error instanceof Error ? error.message : body.trim());
  const message = words[status] ?? 'This upload can’t be read. Start it again.';
  return { status_code: status, body: envelope([{ message }]) };
};

const envelope = (errors: object[]): string => JSON.stringify({ success: false, data: null, errors });

const words: Record<number, string> = {
  404: 'This upload could not be found.',
  410: 'This upload has expired. Start it again.',
  409: 'This upload goes on from another place. Ask where, and send the rest.',
  412: 'Uploads go by version 1.0.0 of the tus protocol.',
  413: 'This file is larger than 25 MB.',
  501: 'Say how large the upload is when it begins.',
  500: 'The upload was interrupted. Go on with it.',
};
