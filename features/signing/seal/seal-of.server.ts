import { and, asc, desc, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { sealedDocument, sealedSignature } from '../tables.server.ts';

/** The sealed file with a signature, of a version that all have signed: others go to nobody. */
export const sealOf = async (at: Pick<Reading<Actor | null>, 'db'>, requestId: string) => {
  const [row] = await at.db
    .select({ fileId: sealedDocument.fileId })
    .from(sealedDocument)
    .innerJoin(sealedSignature, eq(sealedSignature.documentId, sealedDocument.id))
    .where(and(eq(sealedSignature.requestId, requestId), eq(sealedDocument.isComplete, true)))
    .orderBy(desc(sealedDocument.sealedAt), asc(sealedDocument.id))
    .limit(1);
  return row;
};
