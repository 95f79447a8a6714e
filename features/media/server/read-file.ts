import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { storedFile } from './tables.ts';

/** A feature that files belong to. It alone knows who may see them; media asks, and knows none of them. */
export type FileOwner = { maySee(at: Reading, fileId: string): Promise<boolean> };

/** A stored file, streamed. One that no owner lets this person see is as missing as one that never was. */
export const readFile = async (at: Reading, owners: FileOwner[], fileId: string): Promise<FileAnswer> => {
  if (!(await isSeen(at, owners, fileId))) throw missing('file');
  const [file] = await at.db.select().from(storedFile).where(eq(storedFile.fileId, fileId));
  if (!file) throw missing('file');
  const { originalName: name, contentType, size } = file;
  return { name, contentType, size, body: await at.files.read(file.storageKey) };
};

const isSeen = async (at: Reading, owners: FileOwner[], fileId: string): Promise<boolean> => {
  for (const owner of owners) if (await owner.maySee(at, fileId)) return true;
  return false;
};
