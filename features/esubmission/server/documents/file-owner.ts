import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FileOwner } from '#features/media/server/index.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionEvidence, esubmissionFile } from '../document-tables.ts';
import { visibleEsubmissions } from '../policy.ts';
import { esubmission } from '../tables.ts';

/**
 * Files of a case hold identity documents: its owner opens them, and the desks that check it. Whoever else sees the
 * case (an internal co-broker, finance, staff who look through a portal) sees that a document is there, not the document.
 */
export const mayOpenFiles = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role === 'salesperson'
    ? actor.userId === createdBy && actor.via === 'password'
    : hasDesk(actor, 'submissions') || hasDesk(actor, 'compliance');

/** The same as a WHERE clause, on top of the rows that the actor sees at all. */
export const opensFilesOf = (actor: Actor): SQL | undefined =>
  and(
    visibleEsubmissions(actor),
    actor.role === 'salesperson' && actor.via === 'password'
      ? eq(esubmission.createdBy, actor.userId)
      : desksOnly(actor),
  );

const desksOnly = (actor: Actor): SQL => (mayOpenFiles(actor, { createdBy: '' }) ? sql`true` : sql`false`);

export const esubmissionFileOwner: FileOwner = {
  maySee: async (at, fileId) => {
    const found = await at.db
      .select({ id: esubmission.id })
      .from(esubmissionFile)
      .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
      .innerJoin(esubmission, eq(esubmission.id, esubmissionDocument.esubmissionId))
      .where(and(eq(esubmissionFile.fileId, fileId), opensFilesOf(at.actor)));
    return found.length > 0 || isEvidence(at, fileId);
  },
};

const isEvidence = async (at: Reading, fileId: string): Promise<boolean> => {
  const found = await at.db
    .select({ id: esubmission.id })
    .from(esubmissionEvidence)
    .innerJoin(esubmission, eq(esubmission.id, esubmissionEvidence.esubmissionId))
    .where(and(eq(esubmissionEvidence.fileId, fileId), opensFilesOf(at.actor)));
  return found.length > 0;
};
