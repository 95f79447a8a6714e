import { asc, eq, getViewSelectedFields, sql } from 'drizzle-orm';
import { presentFile, sendFile, storedFilePublic } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { note } from '../record/note.server.ts';
import { asMissing, type ContactRecord, findContact, lockContact } from '../record/scope.server.ts';
import { contactDocument } from '../tables.server.ts';
import type { Document } from './documents.calls.ts';
import type { DocType } from './documents.words.ts';

const read = async (at: Reading, where: ReturnType<typeof sql>): Promise<Document[]> => {
  const rows = await at.db
    .select({ document: contactDocument, file: getViewSelectedFields(storedFilePublic), by: personPublic.name })
    .from(contactDocument)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, contactDocument.fileId))
    .innerJoin(personPublic, eq(personPublic.id, contactDocument.owner))
    .where(where)
    .orderBy(
      sql`${contactDocument.deletedAt} DESC NULLS FIRST`,
      sql`${contactDocument.uploadedAt} DESC`,
      asc(contactDocument.id),
    );
  return rows.map(({ document, file, by }) => {
    const { id, docType, expiresOn, retentionUntil, legalHold, deletedAt } = document;
    return { ...presentFile(file), id, docType, expiresOn, retentionUntil, legalHold, deletedAt, uploadedBy: by };
  });
};

export const readDocuments = async (at: Reading, { params }: { params: { id: string } }): Promise<Document[]> => {
  const { id } = await findContact(at, params.id);
  return read(at, sql`${contactDocument.contactId} = ${id}`);
};

/** The file of a document, by the name that the server gave it. Opening it is recorded. */
export const openDocument = async (
  at: Reading,
  { params }: { params: { id: string; fileName: string } },
): Promise<FileAnswer> => {
  const documents = await readDocuments(at, { params });
  const document = documents.find(({ fileName }) => fileName === params.fileName);
  if (!document) throw missing('document');
  const detail = { fileId: document.fileId };
  await recordReading(at, { aggregate: 'contact', aggregateId: params.id, action: 'file.opened', detail });
  return sendFile(at, document.fileId);
};

type Archive = {
  body: {
    contactId: string;
    fileId: string;
    docType: DocType;
    expiresOn: string | null;
    retentionUntil: string | null;
    legalHold: boolean;
  };
};

export const archiveDocument = async (at: Writing, { body }: Archive): Promise<Document> => {
  const { contactId, fileId, legalHold, ...marks } = body;
  if (legalHold) throw new Refusal('document.forbidden', 'Compliance alone places documents on legal hold.');
  const { id: ofContact } = await lockContact(at, contactId);
  const isMine = sql`${contactDocument.fileId} = ${fileId} AND ${contactDocument.owner} = ${at.actor.userId}`;
  const [loose] = await at.db.select().from(contactDocument).where(isMine).for('update');
  if (!loose) throw missing('file');
  if (loose.contactId) throw new Refusal('document.conflict', 'This file is archived already.');
  await at.db
    .update(contactDocument)
    .set({ contactId: ofContact, ...marks })
    .where(eq(contactDocument.id, loose.id));
  await note(at, ofContact, 'contact.document-added', { fileId, docType: marks.docType });
  const [made] = await read(at, sql`${contactDocument.id} = ${loose.id}`);
  if (!made) throw missing('document');
  return made;
};

/** A document of a contact that is locked, one’s own or as `lock` says; the document is read under that lock. */
export const lockDocument = async (
  at: Writing,
  id: string,
  lock: (at: Writing, contactId: string) => Promise<ContactRecord> = lockContact,
) => {
  const find = () => at.db.select().from(contactDocument).where(eq(contactDocument.id, id));
  const [{ contactId } = { contactId: null }] = await find();
  if (!contactId) throw missing('document');
  const { owner, deletedAt } = await lock(at, contactId).catch(asMissing('document'));
  const [document] = await find();
  // It went along with another contact, or for good, meanwhile.
  if (document?.contactId !== contactId) throw missing('document');
  const { fileId, legalHold } = document;
  return { id, contactId, fileId, legalHold, salesperson: owner, isInBin: deletedAt !== null };
};

export const deleteDocument = async (at: Writing, { query }: { query: { iD: string } }): Promise<undefined> => {
  const { id, contactId, fileId, legalHold } = await lockDocument(at, query.iD);
  if (legalHold) throw new Refusal('document.conflict', 'This document is on legal hold and must not be deleted.');
  await at.db
    .update(contactDocument)
    .set({ deletedAt: at.clock.now().toString() })
    .where(sql`${contactDocument.id} = ${id} AND ${contactDocument.deletedAt} IS NULL`);
  await note(at, contactId, 'contact.document-deleted', { fileId });
};

export const restoreDocument = async (at: Writing, { params }: { params: { id: string } }): Promise<undefined> => {
  const { id, contactId, fileId } = await lockDocument(at, params.id);
  const isThere = eq(contactDocument.id, id);
  const restored = await at.db
    .update(contactDocument)
    .set({ deletedAt: null })
    .where(isThere)
    .returning({ id: contactDocument.id });
  // The bin was emptied meanwhile.
  if (restored.length === 0) throw missing('document');
  await note(at, contactId, 'contact.document-restored', { fileId });
};
