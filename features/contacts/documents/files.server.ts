import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type FileOwner,
  forgetFile,
  type GivenFile,
  keepFile,
  presentFile,
  receiveFile,
} from '#features/media/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { visibleContacts } from '../record/scope.server.ts';
import { contact, contactDocument } from '../tables.server.ts';

/** Brings a file, which waits for the contact that it is archived with. */
export const uploadFile = (
  at: Reading,
  { body, file }: { body: { uploadId?: string | undefined }; file?: IncomingFile },
) => {
  const upload: GivenFile = { file, uploadId: body.uploadId };
  return receiveFile(
    at,
    upload,
    async () => undefined,
    (stored) =>
      transact(at, async (within) => {
        const row = await keepFile(within, stored);
        const { fileId, uploadedAt } = row;
        await within.db.insert(contactDocument).values({ fileId, owner: within.actor.userId, uploadedAt });
        return { answer: presentFile(row), isKept: true };
      }),
  );
};

/** Drops a file that no contact has yet. */
export const dropFile = async (at: Writing, { query }: { query: { fileId: string } }): Promise<undefined> => {
  const { fileId, owner, contactId } = contactDocument;
  const dropped = await at.db
    .delete(contactDocument)
    .where(and(eq(fileId, query.fileId), eq(owner, at.actor.userId), isNull(contactId)))
    .returning();
  if (dropped.length === 0) throw missing('file');
  await forgetFile(at, query.fileId);
};

/** Who reads a contact may open its files, those in the bin, too; a file without a contact is its owner's. */
export const contactFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    // A file of a customer is no part of a look into a portal.
    if (at.actor.via === 'amsaccess') return undefined;
    const [document] = await at.db
      .select({ contactId: contactDocument.contactId, owner: contactDocument.owner })
      .from(contactDocument)
      .leftJoin(contact, eq(contact.id, contactDocument.contactId))
      .where(
        sql`${contactDocument.fileId} = ${fileId} AND (
          (${contactDocument.contactId} IS NULL AND ${contactDocument.owner} = ${at.actor.userId})
          OR (${contact.id} IS NOT NULL AND ${contact.deletedAt} IS NULL AND ${visibleContacts(at.actor)}))`,
      );
    return document && { aggregate: 'contact', aggregateId: document.contactId ?? fileId };
  },
};
