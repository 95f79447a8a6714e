import { eq, sql, sum } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionFile } from '../document-tables.ts';

/** Beside 25 MB a file: 100 MB and 300 files a case (decision 14). */
const largestCase = 104_857_600;
const mostFiles = 300;

/** Refuses a file that the case has no room for. Under the lock, so that uploads at the same time count each other. */
export const requireRoom = async (at: Reading, esubmissionId: string, size: number): Promise<void> => {
  const [kept] = await at.db
    .select({ bytes: sum(storedFile.size).mapWith(Number), files: sql<number>`count(*)` })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFile, eq(storedFile.fileId, esubmissionFile.fileId))
    .where(eq(esubmissionDocument.esubmissionId, esubmissionId));
  const { bytes, files } = kept ?? { bytes: 0, files: 0 };
  if ((bytes ?? 0) + size > largestCase)
    throw new Refusal(
      'file.too-large',
      'The documents of a transaction may take 100 MB together. Remove one, or upload a smaller file.',
    );
  if (files >= mostFiles)
    throw new Refusal(
      'file.too-large',
      `A transaction may have ${mostFiles} files. Remove one, or put pages together.`,
    );
};
