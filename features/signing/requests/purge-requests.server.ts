import { and, eq, inArray } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import {
  sealedDocument,
  sealedHash,
  sealedSignature,
  signingEvent,
  signingMail,
  signingRequest,
  signingSignature,
  signingVisit,
} from '../tables.server.ts';

/**
 * Deletes all requests of a record for good, with signatures and sealed files: their retention period is over. The audit trail, which names
 * nobody, and the hashes of sealed files remain. The caller has locked the record and records the purge.
 */
export const purgeRequests = async (at: Writing<Actor | null>, kind: string, ref: string): Promise<void> => {
  const requests = await at.db
    .select({ id: signingRequest.id })
    .from(signingRequest)
    .where(and(eq(signingRequest.kind, kind), eq(signingRequest.ref, ref)))
    .orderBy(signingRequest.id)
    .for('update');
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return;
  const sealed = await at.db.delete(sealedSignature).where(inArray(sealedSignature.requestId, ids)).returning();
  const documents = sealed.map(({ documentId }) => documentId);
  const files = await at.db.delete(sealedDocument).where(inArray(sealedDocument.id, documents)).returning();
  for (const { fileId } of files) await forgetFile(at, fileId);
  if (files.length > 0)
    await at.db
      .insert(sealedHash)
      .values(
        files.map(({ sha256, sealedAt, certificateId, isComplete }) => ({
          sha256,
          certificateId,
          isComplete,
          sealedOn: dayOf(sealedAt),
        })),
      )
      .onConflictDoNothing();
  await at.db.delete(signingSignature).where(inArray(signingSignature.requestId, ids));
  await at.db.delete(signingEvent).where(inArray(signingEvent.requestId, ids));
  await at.db.delete(signingMail).where(inArray(signingMail.requestId, ids));
  await at.db.delete(signingVisit).where(inArray(signingVisit.requestId, ids));
  await at.db.delete(signingRequest).where(inArray(signingRequest.id, ids));
};
