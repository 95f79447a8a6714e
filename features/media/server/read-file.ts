import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { port } from '#platform/server/room.ts';
import { storedFile } from './tables.ts';

/** The record that a file belongs to, as the audit trail knows it. */
export type FileRecord = { aggregate: string; aggregateId: string };

/** A file of what everybody in the house may read: opening it is no reading to record. */
export type PublicFile = { isPublic: true };

/** A feature that attaches files. It decides who may open them: no record, for whom may not. */
export type FileOwner = { recordOf(at: Reading, fileId: string): Promise<FileRecord | PublicFile | undefined> };

/** The port where every room that attaches files offers a FileOwner. */
export const fileOwners = port<FileOwner>('media.file-owners');

/** Makes the file of an id that is not stored, for whom its owner let open it; undefined for an id of others. */
export type FileMaker = (at: Reading, fileId: string) => Promise<FileAnswer | undefined>;

/** The port where rooms offer files that are made when they are opened. */
export const fileMakers = port<FileMaker>('media.file-makers');

/**
 * Streams a file, stored or made, and records who opened it unless it is public.
 * @throws 404 if it does not exist, or if no owner lets the actor open it.
 */
export const readFile = async (
  at: Reading,
  owners: FileOwner[],
  fileId: string,
  makers: FileMaker[] = [],
): Promise<FileAnswer> => {
  const of = await recordOf(at, owners, fileId);
  if (!of) throw missing('file');
  if (!('isPublic' in of)) await recordReading(at, { ...of, action: 'file.opened', detail: { fileId } });
  for (const make of makers) {
    const made = await make(at, fileId);
    if (made) return made;
  }
  return sendFile(at, fileId);
};

/** Streams a stored file to whom its owner let open it. */
export const sendFile = async (at: Reading<Actor | null>, fileId: string): Promise<FileAnswer> => {
  const [file] = await at.db.select().from(storedFile).where(eq(storedFile.fileId, fileId));
  if (!file) throw missing('file');
  const { originalName: name, contentType, size } = file;
  return { name, contentType, size, body: await at.files.read(file.storageKey) };
};

const recordOf = async (at: Reading, owners: FileOwner[], fileId: string) => {
  for (const owner of owners) {
    const of = await owner.recordOf(at, fileId);
    if (of) return of;
  }
  return undefined;
};
