import { eq } from 'drizzle-orm';
import type { StoredFile } from '#features/media/contract.ts';
import { presentFile, storedFile } from '#features/media/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Summary } from '../../records.ts';
import { mayOpenFiles } from '../documents/file-owner.ts';
import type { EsubmissionRecord } from '../load.ts';

/** How an aborted submission ended; null for any other. */
export const abortOf = async (at: Reading, row: EsubmissionRecord): Promise<Summary['abort']> => {
  const { forfeitureCents, evidenceFileId } = row;
  if (forfeitureCents === null || evidenceFileId === null) return null;
  return { forfeitureCents, evidence: mayOpenFiles(at.actor, row) ? await fileOf(at, evidenceFileId) : null };
};

const fileOf = async (at: Reading, fileId: string): Promise<StoredFile | null> => {
  const [file] = await at.db.select().from(storedFile).where(eq(storedFile.fileId, fileId));
  return file ? presentFile(file) : null;
};
