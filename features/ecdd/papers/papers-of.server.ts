import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { storedFilePublic } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../forms/form.calls.ts';
import type { AttachCode } from '../forms/forms.words.ts';
import { ecddFile } from '../tables.server.ts';

/** A document as it is read, with the SHA-256 of its bytes in hex. */
export type Paper = Form['papers'][number] & { sha256: string };

/** The kind of a document that an officer adds, which compliance alone reads. */
export const officersPaper = 'OFFICER';

/** The documents that officers added to a form, the earliest first, for compliance alone. */
export const officersPapersOf = (at: Pick<Reading, 'db'>, formId: string) =>
  at.db
    .select({ fileId: ecddFile.fileId, name: storedFilePublic.originalName, at: ecddFile.addedAt })
    .from(ecddFile)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, ecddFile.fileId))
    .where(and(eq(ecddFile.formId, formId), eq(ecddFile.attachCode, officersPaper)))
    .orderBy(asc(ecddFile.addedAt), asc(ecddFile.fileId));

/** The documents that lie with a form, the earliest first. */
export const papersOf = async (at: Pick<Reading, 'db'>, formId: string): Promise<Paper[]> => {
  const rows = await at.db
    .select({
      fileId: ecddFile.fileId,
      attachCode: ecddFile.attachCode,
      name: storedFilePublic.originalName,
      size: storedFilePublic.size,
      sha256: storedFilePublic.sha256,
      addedAt: ecddFile.addedAt,
      addedBy: personPublic.name,
    })
    .from(ecddFile)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, ecddFile.fileId))
    .leftJoin(personPublic, eq(personPublic.id, ecddFile.addedBy))
    .where(and(eq(ecddFile.formId, formId), isNull(ecddFile.removedAt), ne(ecddFile.attachCode, officersPaper)))
    .orderBy(asc(ecddFile.addedAt), asc(ecddFile.fileId));
  return rows.map(({ attachCode, addedBy, ...row }) => ({
    ...row,
    attachCode: attachCode as AttachCode,
    addedBy: addedBy ?? '',
  }));
};

/** The documents that were deleted while their form was on legal hold, or after it was approved with them, for compliance alone. */
export const removedPapersOf = async (at: Pick<Reading, 'db'>, formId: string) => {
  const rows = await at.db
    .select({ fileId: ecddFile.fileId, name: storedFilePublic.originalName, at: ecddFile.removedAt })
    .from(ecddFile)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, ecddFile.fileId))
    .where(and(eq(ecddFile.formId, formId), isNotNull(ecddFile.removedAt)))
    .orderBy(asc(ecddFile.removedAt), asc(ecddFile.fileId));
  return rows.map((row) => ({ ...row, at: row.at ?? '' }));
};
