import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { forgetFile, keepFile, storageKeyOf } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { largestFile } from '#platform/contract/files.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { marketBatch } from '../tables.server.ts';

/** Stores the file of an import until the import is done: the rows read from it are lost in a crash of the database. */
export const keepBatchFile = async (
  at: Reading<Actor | null>,
  { batch, name, content }: { batch: number; name: string; content: Readable },
): Promise<void> => {
  const stored = await at.files.write(content, { maxBytes: largestFile });
  await transact(at, async (within) => {
    const { fileId } = await keepFile(within, { ...stored, fileName: name });
    await within.db.update(marketBatch).set({ file: fileId }).where(eq(marketBatch.id, batch));
  });
};

/** Storage key of an import's file, if it is still stored. */
export const keyOfBatch = async (
  { db }: Pick<Reading<Actor | null>, 'db'>,
  batch: number,
): Promise<string | undefined> => {
  const [row] = await db.select({ file: marketBatch.file }).from(marketBatch).where(eq(marketBatch.id, batch));
  return row?.file ? storageKeyOf({ db }, row.file) : undefined;
};

const ended = `SELECT file FROM market_batch WHERE file IS NOT NULL AND state NOT IN ('RUNNING', 'WAITING')`;

/** Gives up the files of imports that ended, however they did. */
export const forgetEnded = async (at: Writing<Actor | null>): Promise<void> => {
  for (const { file } of await ask<{ file: string }>(at.db, ended)) await forgetFile(at, file);
};
