import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { measureZipEntry, readZipDirectory, readZipEntry, type ZipEntry } from './zip-directory.ts';

/** The most that an Office file may unpack to: 200 MB in all, 200 times its size, 10,000 parts. */
const unpackedLimit = 200 * 1_048_576;
const ratioLimit = 200;
const partsLimit = 10_000;
const contentTypesLimit = 1_048_576;
const relationsLimit = 4_194_304;
const encryptedFlags = 0x2041;

const main = 'application/vnd.openxmlformats-officedocument.';
const kinds = { docx: `${main}wordprocessingml.document.main+xml`, xlsx: `${main}spreadsheetml.sheet.main+xml` };

const tooLarge = () =>
  new Refusal('file.too-large', 'This file unpacks to far more than its size, so it can’t be taken.');

const mostOf = (size: number): number => Math.min(unpackedLimit, size * ratioLimit);

/** Checks the sizes that the table of contents claims, which costs nothing. */
const refuseBomb = (entries: ZipEntry[], size: number) => {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > mostOf(size) || entries.length > partsLimit) throw tooLarge();
};

/** Checks the real sizes by unpacking, since the table of contents may lie. */
const refuseHiddenBomb = async (file: FileHandle, entries: ZipEntry[], size: number) => {
  let bytesLeft = mostOf(size);
  for (const entry of entries) {
    bytesLeft -= await measureZipEntry(file, entry, bytesLeft);
    if (bytesLeft < 0) throw tooLarge();
  }
};

/** What Word or Excel would fetch from elsewhere when the file is opened. */
const fetched = /relationships\/(attachedTemplate|oleObject|frame|subDocument|aFChunk)"/;

/** Refuses a template or an object that lies on another computer: it can hold macros, and its computer sees who opens the file. */
const refuseExternal = async (file: FileHandle, entries: ZipEntry[]) => {
  for (const entry of entries.filter(({ name }) => name.endsWith('.rels'))) {
    const text = (await readZipEntry(file, entry, relationsLimit)).toString('utf8');
    const links = text.match(/<Relationship\s[^>]*>/g) ?? [];
    if (!links.some((link) => /TargetMode\s*=\s*["']External/i.test(link) && fetched.test(link.replaceAll("'", '"'))))
      continue;
    throw new Refusal(
      'file.unsupported',
      'This file loads a template or an object from elsewhere. Save it as a PDF and upload that.',
    );
  }
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
 * Refuses bombs, passwords, macros, templates from elsewhere and damage. Nothing that is unpacked is kept.
 */
export const officeKindOf = async (file: FileHandle, size: number): Promise<'docx' | 'xlsx' | undefined> => {
  const entries = await readZipDirectory(file, size);
  refuseEncrypted(entries);
  refuseBomb(entries, size);
  const table = entries.find((entry) => entry.name === '[Content_Types].xml');
  if (!table) return undefined;
  const contentTypes = (await readZipEntry(file, table, contentTypesLimit)).toString('utf8');
  refuseMacros(entries, contentTypes);
  await refuseHiddenBomb(file, entries, size);
  await refuseExternal(file, entries);
  if (contentTypes.includes(kinds.docx)) return 'docx';
  return contentTypes.includes(kinds.xlsx) ? 'xlsx' : undefined;
};
