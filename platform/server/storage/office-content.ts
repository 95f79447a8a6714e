import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { readZipDirectory, readZipEntry, type ZipEntry } from './zip-directory.ts';

/** What an Office file may unpack to: 500 MB in all, 200 times its size, 10,000 parts. */
const unpackedLimit = 500 * 1_048_576;
const ratioLimit = 200;
const partsLimit = 10_000;
const contentTypesLimit = 1_048_576;
const encryptedFlags = 0x2041;

const main = 'application/vnd.openxmlformats-officedocument.';
const kinds = { docx: `${main}wordprocessingml.document.main+xml`, xlsx: `${main}spreadsheetml.sheet.main+xml` };

const refuseBomb = (entries: ZipEntry[], size: number) => {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked <= unpackedLimit && unpacked / size <= ratioLimit && entries.length <= partsLimit) return;
  throw new Refusal('file.too-large', 'This file unpacks to far more than its size, so it can’t be taken.');
};

const refuseEncrypted = (entries: ZipEntry[]) => {
  if (!entries.some((entry) => (entry.flags & encryptedFlags) !== 0)) return;
  throw new Refusal('file.invalid', 'This file is protected by a password. Remove the password and upload it again.');
};

const refuseMacros = (entries: ZipEntry[], contentTypes: string) => {
  if (!entries.some((entry) => /vbaProject/i.test(entry.name)) && !/macroEnabled|vbaProject/i.test(contentTypes))
    return;
  throw new Refusal(
    'file.unsupported',
    'This file contains macros. Save it as .docx or .xlsx without macros and upload it again.',
  );
};

/**
 * Which Office file a ZIP is, by its own table of contents; undefined when it is some other archive.
 * Nothing but that table is unpacked. Refuses bombs, passwords, macros and damage.
 */
export const officeKindOf = async (file: FileHandle, size: number): Promise<'docx' | 'xlsx' | undefined> => {
  const entries = await readZipDirectory(file, size);
  refuseEncrypted(entries);
  refuseBomb(entries, size);
  const table = entries.find((entry) => entry.name === '[Content_Types].xml');
  if (!table) return undefined;
  const contentTypes = (await readZipEntry(file, table, contentTypesLimit)).toString('utf8');
  refuseMacros(entries, contentTypes);
  if (contentTypes.includes(kinds.docx)) return 'docx';
  return contentTypes.includes(kinds.xlsx) ? 'xlsx' : undefined;
};
