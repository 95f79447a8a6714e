import type { Readable } from 'node:stream';
import type { Day } from '#platform/contract/days.ts';
import { largestList } from '#platform/contract/files.ts';
import { Refusal, type RefusalKind } from '#platform/contract/refusal.ts';
import type { ListEntry } from '../../rules/entity.ts';

/** A file of a list, wherever it lies: it can be read more than once. */
export type ListFile = { name: string; open(): Promise<Readable> };

/** What is found beside the entries: the day that the list bears, and sentences on why the files may not be what they should be. */
export type FoundInFiles = { asOf?: Day; doubts: string[] };

/** Reads the files of one list as a stream of its entries. */
export type ListReader = (files: ListFile[], found: FoundInFiles) => AsyncIterable<ListEntry>;

/** Why a file is not taken. Nothing of the list in force is changed by it. */
export const refused = (kind: RefusalKind, file: string, why: string): Refusal =>
  new Refusal(`list-file.${kind}`, `${file}: ${why} The list in force is unchanged.`);

/** The text of a file, piece by piece. */
export async function* textOf(file: ListFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of await file.open()) {
      bytes += chunk.length;
      if (bytes > largestList) throw refused('too-large', file.name, 'This file is larger than 512 MB.');
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw refused('unsupported', file.name, 'This is not text in UTF-8, or it is cut off. Download it again.');
    throw error;
  }
}
