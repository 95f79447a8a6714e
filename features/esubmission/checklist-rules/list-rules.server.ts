import { asc, eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { docRule, documentType } from '../documents/tables.server.ts';
import { sinceOf } from '../due-diligence/facts.server.ts';

/** Every version of every rule, sorted by document, and the documents that rules can require. */
export const listRules = async (at: Reading) => {
  const rows = await at.db
    .select({ rule: docRule, name: documentType.name, createdByName: personPublic.name })
    .from(docRule)
    .innerJoin(documentType, eq(documentType.documentId, docRule.documentId))
    .leftJoin(personPublic, eq(personPublic.id, docRule.createdBy))
    .orderBy(asc(documentType.position), asc(docRule.validFrom), asc(docRule.id));
  const types = await at.db
    .select({ documentId: documentType.documentId, name: documentType.name })
    .from(documentType)
    .orderBy(asc(documentType.position));
  const { dueFrom, formsFrom } = await sinceOf(at);
  const from = formsFrom !== null && formsFrom < dueFrom ? dueFrom : formsFrom;
  return {
    formsFrom: from,
    rows: rows.map(({ rule: { createdBy: _, ...rule }, ...rest }) => ({ ...rule, ...rest })),
    types,
  };
};
