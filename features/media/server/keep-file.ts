import { eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { type StoredUpload, storeUpload, type Upload } from '#platform/server/storage/store-upload.ts';
import { storedFile } from './tables.ts';

/**
 * Streams a file into the store and lets `attach` give it its row, in a transaction that `attach` opens. Bytes that were
 * refused or not kept go again; after any other error the row may be there all the same (a connection lost during the
 * commit), so those are left to the sweep, which asks.
 */
export const takeFile = async <T>(
  at: Reading,
  upload: Upload,
  attach: (stored: StoredUpload) => Promise<{ answer: T; isKept: boolean }>,
): Promise<T> => {
  const stored = await storeUpload(at.files, upload);
  const { answer, isKept } = await attach(stored).catch(async (error: unknown) => {
    if (error instanceof Refusal) await discard(at, stored.key);
    throw error;
  });
  if (!isKept) await discard(at, stored.key);
  return answer;
};

const discard = (at: Reading, key: string) =>
  at.files.remove(key).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    at.log.warn({ key, reason }, 'The bytes of a refused upload stay until the sweep');
  });

/** The row of stored bytes. */
export const keepFile = async (at: Writing, { key, fileName, contentType, size, sha256 }: StoredUpload) => {
  const rows = await at.db
    .insert(storedFile)
    .values({
      storageKey: key,
      originalName: fileName,
      contentType,
      size,
      sha256,
      uploadedBy: at.actor.userId,
      uploadedAt: at.clock.now().toString(),
    })
    .returning();
  return inserted(rows);
};

/** Takes a file's row away: nobody reads it from now on, and the sweep removes its bytes. */
export const forgetFile = async (at: Writing, fileId: string): Promise<void> => {
  await at.db.delete(storedFile).where(eq(storedFile.fileId, fileId));
};
