import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { type StoredUpload, storeUpload, type Upload } from '#platform/server/storage/store-upload.ts';
import { storedFile } from './tables.ts';

/**
 * Streams a file into the store, then calls `attach`, which writes its row in a transaction of its own. The bytes are
 * removed after a refusal, or if `attach` does not keep them. After any other error the row may exist (a connection
 * lost during the commit), so the bytes remain for the sweep, which looks for the row.
 */
export const takeFile = async <T>(
  at: Reading<Actor | null>,
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

const discard = (at: Reading<Actor | null>, key: string) =>
  at.files.remove(key).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    at.log.warn({ key, reason }, 'The bytes of a refused upload stay until the sweep');
  });

/** Writes the row of a stored file. That of a visitor, or of the system, has no uploader. */
export const keepFile = async (at: Writing<Actor | null>, stored: StoredUpload) =>
  inserted(await keepFiles(at, [stored]));

/** Writes the rows of several stored files at once. */
export const keepFiles = (at: Writing<Actor | null>, stored: StoredUpload[]) =>
  at.db
    .insert(storedFile)
    .values(
      stored.map(({ key, fileName, contentType, size, sha256 }) => ({
        storageKey: key,
        originalName: fileName,
        contentType,
        size,
        sha256,
        uploadedBy: at.actor?.userId ?? null,
        uploadedAt: at.clock.now().toString(),
      })),
    )
    .returning();

/** Under which key the bytes of a file lie in the store; undefined if there is no such file any more. */
export const storageKeyOf = async (
  { db }: Pick<Reading<Actor | null>, 'db'>,
  fileId: string,
): Promise<string | undefined> => {
  const [row] = await db.select({ key: storedFile.storageKey }).from(storedFile).where(eq(storedFile.fileId, fileId));
  return row?.key;
};

/** Deletes a file's row, so that nobody can read it. The sweep removes its bytes later. */
export const forgetFile = async (at: Writing<Actor | null>, fileId: string): Promise<void> => {
  await at.db.delete(storedFile).where(eq(storedFile.fileId, fileId));
};
