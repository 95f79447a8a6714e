import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { sendFile, storedFilePublic } from '#features/media/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { contact, contactDocument } from '../tables.server.ts';
import type { DocType } from './documents.words.ts';

/** A paper in the archive of a contact. `name`: of its file. */
export type PaperToGive = {
  paperId: string;
  contactId: string;
  docType: DocType;
  expiresOn: string | null;
  name: string;
};

/** Only the actor's own contacts: what a colleague archived is given by nobody else. Nothing of the bin. */
const ofActor = (at: Reading) =>
  and(eq(contact.owner, at.actor.userId), isNull(contact.deletedAt), isNull(contactDocument.deletedAt));

/** The archived papers of contacts of the actor, the newest first, which a room above can take a copy of. */
export const papersToGive = (at: Reading, contactIds: string[]): Promise<PaperToGive[]> =>
  at.db
    .select({
      paperId: contactDocument.id,
      contactId: contact.id,
      docType: contactDocument.docType,
      expiresOn: contactDocument.expiresOn,
      name: storedFilePublic.originalName,
    })
    .from(contactDocument)
    .innerJoin(contact, eq(contact.id, contactDocument.contactId))
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, contactDocument.fileId))
    .where(and(inArray(contact.id, contactIds), ofActor(at)))
    .orderBy(desc(contactDocument.uploadedAt), asc(contactDocument.id));

/** The bytes of such a paper, to be copied. It is recorded like any opening. @throws 404 */
export const openPaperToGive = async (at: Reading, paperId: string): Promise<FileAnswer> => {
  const [row] = await at.db
    .select({ fileId: contactDocument.fileId, contactId: contact.id })
    .from(contactDocument)
    .innerJoin(contact, eq(contact.id, contactDocument.contactId))
    .where(and(eq(contactDocument.id, paperId), ofActor(at)));
  if (!row) throw missing('document');
  const { fileId, contactId } = row;
  await recordReading(at, { aggregate: 'contact', aggregateId: contactId, action: 'file.opened', detail: { fileId } });
  return sendFile(at, fileId);
};
