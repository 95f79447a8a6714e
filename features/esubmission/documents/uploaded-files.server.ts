import { asc, eq } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';

/** Every file of a submission with its line of the checklist, the oldest first. */
export const uploadedFiles = async (at: Reading<Actor | null>, esubmissionId: string) =>
  at.db
    .select({ document: esubmissionDocument, file: storedFile })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFile, eq(storedFile.fileId, esubmissionFile.fileId))
    .where(eq(esubmissionDocument.esubmissionId, esubmissionId))
    .orderBy(asc(storedFile.uploadedAt), asc(storedFile.fileId));

export type UploadedFile = Awaited<ReturnType<typeof uploadedFiles>>[number];
