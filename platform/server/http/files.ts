import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/contract/refusal.ts';
import { downloadHeaders } from '../storage/download-headers.ts';

/**
 * A file on its way out. `name` is what the person's disk will call it; no `size` while it is still being made.
 * `isForEver`: under this address there is never another, so that the browser may keep it.
 */
export type FileAnswer = {
  name: string;
  contentType: string;
  size?: number;
  body: Readable | Buffer;
  isForEver?: true;
};

/** A file on its way in: one a call, its fields before it. */
export type IncomingFile = { fileName: string; source: Readable };

export const sendFile = (reply: FastifyReply, { body, ...facts }: FileAnswer) =>
  reply.headers(downloadHeaders(facts)).send(body);

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
