import { and, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';

/** Whether a line of a submission's checklist has a file. */
export const hasFile = async (at: Reading, esubmissionId: string, documentId: string): Promise<boolean> => {
  const [file] = await at.db
    .select({ fileId: esubmissionFile.fileId })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .where(and(eq(esubmissionDocument.esubmissionId, esubmissionId), eq(esubmissionDocument.documentId, documentId)))
    .limit(1);
  return file !== undefined;
};
