import { Readable } from 'node:stream';
import type { CheckedCall } from '../http/perform.ts';

/** A call as plain data, which is all that gets from one thread to another: a file that came with it is its bytes. */
export type SentCall = { call: CheckedCall; file?: { fileName: string; bytes: Uint8Array } };

export const packed = async (call: CheckedCall): Promise<SentCall> => {
  const { file, ...input } = call.input;
  if (!file) return { call };
  const chunks: Buffer[] = [];
  for await (const chunk of file.source as AsyncIterable<Buffer>) chunks.push(chunk);
  return { call: { ...call, input }, file: { fileName: file.fileName, bytes: Buffer.concat(chunks) } };
};

export const unpacked = ({ call, file }: SentCall): CheckedCall => {
  if (!file) return call;
  const source = Readable.from([Buffer.from(file.bytes)]);
  return { ...call, input: { ...call.input, file: { fileName: file.fileName, source } } };
};
