import { Refusal } from '#platform/contract/refusal.ts';
import type { IncomingFile } from './files.ts';

/** The bytes of a file that is read in memory and not kept. @throws 413 with `words` for a larger one */
export const readWhole = async ({ source }: IncomingFile, largest: number, words: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // The body is read to its end even if it is too large, or the next request on this connection waits for ever.
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > largest) throw new Refusal('file.too-large', words, { field: 'file' });
  return Buffer.concat(chunks);
};
