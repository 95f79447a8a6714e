import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { storageKeyOf } from '#features/media/server/index.ts';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { circularFile } from '../tables.server.ts';
import { textOfPdf } from './pdf-text.server.ts';

export const readTextJob = 'circulars.read-text';

/** Only the beginning of a file is searched: a larger index could not be stored. */
const longest = 200_000;

/**
 * Reads the words of an attached PDF for the search. A file that can't be read, or takes too long, is not searchable; that is no
 * failure of the job, which would only try it again.
 */
export const readText = (services: Services): Job<{ fileId: string }> => ({
  name: readTextJob,
  run: async ({ fileId }) => {
    const { database, files, log } = services;
    const [stored] = await database
      .select({ fileId: circularFile.fileId })
      .from(circularFile)
      .where(eq(circularFile.fileId, fileId));
    const key = stored && (await storageKeyOf({ db: database }, stored.fileId));
    // It was removed meanwhile.
    if (!key) return;
    const bytes = await buffer(await files.read(key));
    const set = (columns: Partial<typeof circularFile.$inferInsert>) =>
      database.update(circularFile).set(columns).where(eq(circularFile.fileId, fileId));
    try {
      const { text, pages } = await textOfPdf(bytes);
      const words = text.slice(0, longest).toWellFormed();
      await set({ pages, text: words, state: words.trim() ? 'SEARCHABLE' : 'NOT_SEARCHABLE' });
    } catch (error) {
      log.warn({ fileId, reason: (error as Error).message }, 'The text of an attachment could not be read');
      await set({ state: 'NOT_SEARCHABLE' });
    }
  },
});
