import { asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { storedFilePublic } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';

/** Every file of a submission with its line of the checklist, the oldest first. */
export const uploadedFiles = async (at: Reading<Actor | null>, esubmissionId: string) =>
  at.db
    .select({ document: esubmissionDocument, file: getViewSelectedFields(storedFilePublic) })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, esubmissionFile.fileId))
    .where(eq(esubmissionDocument.esubmissionId, esubmissionId))
    .orderBy(asc(storedFilePublic.uploadedAt), asc(storedFilePublic.fileId));

export type UploadedFile = Awaited<ReturnType<typeof uploadedFiles>>[number];
