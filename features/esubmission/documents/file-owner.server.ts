import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { FileOwner } from '#features/media/server/index.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { withSignedFile } from '../due-diligence/signed-files.server.ts';
import { visibleEsubmissions } from '../record/policy.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { esubmissionDocument, esubmissionEvidence, esubmissionFile } from './tables.server.ts';

/**
 * Files of a case contain identity documents. The owner and the desks that check the case may open them. Others who see
 * the case (internal co-brokers, finance, staff in a portal view) only see that a document was uploaded.
 */
export const mayOpenFiles = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role === 'salesperson'
    ? actor.userId === createdBy && actor.via === 'password'
    : hasDesk(actor, 'submissions') || hasDesk(actor, 'compliance');

/** Finance opens the documents about money, and no others. */
export const mayOpenMoneyPapers = (actor: Actor): boolean => actor.role !== 'salesperson' && hasDesk(actor, 'finance');

/** `mayOpenFiles` as a WHERE clause, together with the rows that the actor may see. */
export const opensFilesOf = (actor: Actor): SQL | undefined =>
  and(
    visibleEsubmissions(actor),
    actor.role === 'salesperson' && actor.via === 'password'
      ? eq(esubmission.createdBy, actor.userId)
      : desksOnly(actor),
  );

const desksOnly = (actor: Actor): SQL => (mayOpenFiles(actor, { createdBy: '' }) ? sql`true` : sql`false`);

export const esubmissionFileOwner = {
  recordOf: async (at: Reading, fileId: string) => {
    const [owner] = await documentOf(at, fileId)
      .then((rows) => (rows.length > 0 ? rows : evidenceOf(at, fileId)))
      .then((rows) => (rows.length > 0 ? rows : signedOf(at, fileId)));
    return owner && { aggregate: 'esubmission', aggregateId: owner.id };
  },
} satisfies FileOwner;

const documentOf = (at: Reading, fileId: string) =>
  at.db
    .select({ id: esubmission.id })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(esubmission, eq(esubmission.id, esubmissionDocument.esubmissionId))
    .where(and(eq(esubmissionFile.fileId, fileId), or(opensFilesOf(at.actor), opensMoneyOf(at.actor))));

const opensMoneyOf = (actor: Actor): SQL | undefined =>
  mayOpenMoneyPapers(actor)
    ? and(
        visibleEsubmissions(actor),
        sql`${esubmissionDocument.documentId} IN (SELECT document_id FROM document_type WHERE is_money)`,
      )
    : sql`false`;

/** What a customer signed, which the desk reads with the submission. */
export const signedOf = (at: Reading, fileId: string) =>
  at.db
    .select({ id: esubmission.id })
    .from(esubmission)
    .where(and(opensFilesOf(at.actor), withSignedFile(at.actor, fileId)));

const evidenceOf = (at: Reading, fileId: string) =>
  at.db
    .select({ id: esubmission.id })
    .from(esubmissionEvidence)
    .innerJoin(esubmission, eq(esubmission.id, esubmissionEvidence.esubmissionId))
    .where(and(eq(esubmissionEvidence.fileId, fileId), opensFilesOf(at.actor)));
