import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { findAll } from './read-at.ts';

/** How a compound file begins (MS-CFB): Office before 2007, and Office with a password since. */
export const compoundStart = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** The stream in which a Word or Excel file with a password is packed (MS-OFFCRYPTO), in UTF-16. */
const encrypted = new RegExp([...'EncryptedPackage'].join('\0'), 'g');

/** Refuses a compound file: with the password as the reason, or with its old format. */
export const refuseCompound = async (file: FileHandle, size: number): Promise<never> => {
  for await (const _ of findAll(file, size, encrypted))
    throw new Refusal('file.invalid', 'This file is protected by a password. Remove the password and upload it again.');
  throw new Refusal(
    'file.unsupported',
    'This file can’t be taken: its format is that of Office before 2007. Save it as .docx, .xlsx or PDF and upload it again.',
  );
};
