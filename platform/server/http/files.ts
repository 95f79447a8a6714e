import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/contract/refusal.ts';
import { downloadHeaders } from '../storage/download-headers.ts';

/**
 * A file that is sent. `name` is the file name for the person; `size` is absent while the file is still being made.
 * `isForEver`: the content under this address never changes, so the browser may cache it.
 */
export type FileAnswer = {
  name: string;
  contentType: string;
  size?: number;
  body: Readable | Buffer;
  isForEver?: true;
};

/** An uploaded file: one for each call, after the fields. */
export type IncomingFile = { fileName: string; source: Readable };

/**
 * Sends a file. If one that is still being made fails, the failure is logged and the connection is closed before the
 * end, so that a part of a file is never taken for the whole.
 */
export const sendFile = (reply: FastifyReply, { body, ...facts }: FileAnswer) => {
  if (!Buffer.isBuffer(body))
    body.once('error', (error) => {
      // A reader who goes away also ends the stream.
      if (reply.raw.destroyed) return;
      reply.request.log.error({ err: error, file: facts.name }, 'A file could not be made to its end');
      reply.raw.destroy();
    });
  return reply.headers(downloadHeaders(facts)).send(body);
};

/** The multipart body: its fields as an object, and the file, not read yet. */
export const readUpload = async (request: FastifyRequest): Promise<{ fields: unknown; file: IncomingFile }> => {
  if (!request.isMultipart()) throw new Refusal('file.unsupported', 'Send the file as multipart/form-data.');
  const part = await request.file();
  if (!part) throw new Refusal('file.invalid', 'No file came with this call. Choose one.', { field: 'file' });
  return { fields: fieldsOf(part), file: { fileName: part.filename, source: part.file } };
};

const fieldsOf = (part: MultipartFile) => {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, field] of Object.entries(part.fields)) {
    if (Array.isArray(field)) throw new Refusal('request.invalid', `Send ${name} once.`, { field: name });
    if (field?.type === 'field') fields[name] = field.value;
  }
  return { ...fields };
};
