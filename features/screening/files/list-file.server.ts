import type { Readable } from 'node:stream';
import type { Day } from '#platform/contract/days.ts';
import type { Encoding } from '#platform/contract/encodings.ts';
import { largestList } from '#platform/contract/files.ts';
import { Refusal, type RefusalKind } from '#platform/contract/refusal.ts';
import { textIn } from '#platform/server/table-file/encoding.ts';
import type { ListEntry } from '../entity.rules.ts';

/** A file of a list, wherever it lies: it can be read more than once. */
export type ListFile = {
  name: string;
  open(): Promise<Readable>;
  /** Encoding chosen at upload. */
  encoding?: Encoding | undefined;
};

/**
 * Findings besides the entries: the list's own date, the number of records without id or name, and sentences on why the files may be wrong.
 */
export type FoundInFiles = { asOf?: Day; nameless: number; doubts: string[] };

/** An entry that was read of a record; a record that is none is counted. */
export const taken = (notes: FoundInFiles, entry: ListEntry | undefined): ListEntry[] => {
  if (!entry) notes.nameless += 1;
  return entry ? [entry] : [];
};

/** Reads the files of one list as a stream of its entries. */
export type ListReader = (files: ListFile[], notes: FoundInFiles) => AsyncIterable<ListEntry>;

/** Why a file is not taken. Nothing of the list in force is changed by it. */
export const refused = (kind: RefusalKind, file: string, why: string): Refusal =>
  new Refusal(`list-file.${kind}`, `${file}: ${why} The list in force is unchanged.`);

/** The bytes of a file, piece by piece. @throws Refusal for one that is too large */
export async function* bytesOf(file: ListFile): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of await file.open()) {
    bytes += chunk.length;
    if (bytes > largestList) throw refused('too-large', file.name, 'This file is larger than 512 MB.');
    yield chunk as Uint8Array;
  }
}

/** The text of a file, piece by piece. */
export const textOf = (file: ListFile): AsyncGenerator<string> =>
  textIn(bytesOf(file), 'utf-8', ({ kind }) =>
    refused(kind, file.name, 'This is not text in UTF-8, or it is cut off. Download it again.'),
  );
