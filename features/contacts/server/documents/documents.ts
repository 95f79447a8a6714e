import { asc, eq, sql } from 'drizzle-orm';
import { presentFile, sendFile, storedFile } from '#features/media/server/index.ts';
import { person } from '#features/people/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { Document } from '../../contract/documents.ts';
import type { DocType } from '../../words/document.ts';
import { note } from '../core/note.ts';
import { asMissing, findContact, lockContact } from '../core/scope.ts';
import { contactDocument } from '../tables.ts';

const read = async (at: Reading, where: ReturnType<typeof sql>): Promise<Document[]> => {
  const rows = await at.db
    .select({ document: contactDocument, file: storedFile, by: person.name })
    .from(contactDocument)
    .innerJoin(storedFile, eq(storedFile.fileId, contactDocument.fileId))
    .innerJoin(person, eq(person.id, contactDocument.owner))
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
  const found = documents.find(({ fileName }) => fileName === params.fileName);
  if (!found) throw missing('document');
  const detail = { fileId: found.fileId };
  await recordReading(at, { aggregate: 'contact', aggregateId: params.id, action: 'file.opened', detail });
  return sendFile(at, found.fileId);
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
  const { contactId, fileId, ...marks } = body;
  const { id: ofContact } = await lockContact(at, contactId);
  const isMine = sql`${contactDocument.fileId} = ${fileId} AND ${contactDocument.owner} = ${at.actor.userId}`;
  const [loose] = await at.db.select().from(contactDocument).where(isMine).for('update');
  if (!loose) throw missing('file');
  if (loose.contactId) throw new Refusal('document.conflict', 'This file is archived already.');
  await at.db
    .update(contactDocument)
    .set(Object.assign({ contactId: ofContact }, marks))
    .where(eq(contactDocument.id, loose.id));
  await note(at, ofContact, 'contact.document-added', { fileId, docType: marks.docType });
  const [made] = await read(at, sql`${contactDocument.id} = ${loose.id}`);
  if (!made) throw missing('document');
  return made;
};

/** A document of an own contact, which is locked; the document is read under that lock. */
const lockDocument = async (at: Writing, id: string) => {
  const find = () => at.db.select().from(contactDocument).where(eq(contactDocument.id, id));
  const [{ contactId } = { contactId: null }] = await find();
  if (!contactId) throw missing('document');
  await lockContact(at, contactId).catch(asMissing('document'));
  const [found] = await find();
  // It went along with another contact, or for good, meanwhile.
  if (found?.contactId !== contactId) throw missing('document');
  return { id, contactId, fileId: found.fileId, legalHold: found.legalHold };
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

type Hold = { params: { id: string }; body: { legalHold: boolean; reason: string } };

/** Places a document on legal hold, or lifts the hold. The reason stands in the trail of the contact. */
export const holdDocument = async (at: Writing, { params, body }: Hold): Promise<undefined> => {
  const { reason, legalHold } = body;
  const found = await lockDocument(at, params.id);
  if (found.legalHold === legalHold)
    throw new Refusal(
      'document.conflict',
      `This document is ${legalHold ? 'on legal hold already' : 'not on legal hold any more'}. Reload the page.`,
    );
  await at.db.update(contactDocument).set({ legalHold }).where(eq(contactDocument.id, found.id));
  const action = legalHold ? 'contact.document-held' : 'contact.document-released';
  await note(at, found.contactId, action, { fileId: found.fileId, reason });
};
