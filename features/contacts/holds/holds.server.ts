import { and, eq, isNull } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { complianceOfficers, secondWord } from '#features/people/index.server.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { lockDocument } from '../documents/documents.server.ts';
import { contactAddress, holdsAddress } from '../places.words.ts';
import { note } from '../record/note.server.ts';
import { lockAnyContact } from '../record/scope.server.ts';
import type { contacts } from '../room.calls.ts';
import { contactDocument, contactDocumentHold } from '../tables.server.ts';
import { holdList } from './holds.calls.ts';

export const documentKept: NotificationKind = {
  key: 'documentKept',
  label: 'Documents that are kept',
  help: 'The law asks to keep a document of one of your customers: it can’t be deleted for now.',
  action: 'Open documents',
  isFor: ({ role }) => role === 'salesperson',
};

export const legalHoldLifted: NotificationKind = {
  key: 'legalHoldLifted',
  label: 'Legal holds that are lifted',
  help: 'Another officer lifted a legal hold that you placed.',
  action: 'Open legal holds',
  who: 'compliance',
  isFor: isCompliance,
};

/** Only the salesperson sees all documents of a contact: an officer must search by name for those that are not on hold. */
const text = (hasSearch: boolean) => `
  SELECT d.id, c.name, f.original_name AS document, d.doc_type AS "docType", p.name AS salesperson,
         d.uploaded_at AS "uploadedAt", :state::text AS state, coalesce(h.reason, '') AS reason,
         coalesce((SELECT name FROM person_public WHERE id = h.by), '') AS "placedBy", h.at AS "placedAt",
         coalesce(h.by = :me, false) AS "isOwn"
  FROM contact_document d
  JOIN contact c ON c.id = d.contact_id
  JOIN stored_file_public f ON f.file_id = d.file_id
  JOIN person_public p ON p.id = c.owner
  LEFT JOIN contact_document_hold h ON h.document_id = d.id AND h.ended_at IS NULL
  WHERE CASE WHEN :state = 'HELD' THEN d.legal_hold ELSE NOT d.legal_hold AND ${hasSearch} END
    ${hasSearch ? `AND ${isFound("searched(concat_ws(' ', c.name, f.original_name))")}` : ''}`;

export const customerDocuments = serveList(holdList, {
  name: 'legal-holds',
  title: 'Legal holds',
  action: 'contact-hold.list-exported',
  last: 'id',
  rows: ({ actor }, { search, state }) =>
    placed(text(Boolean(search)), { state, me: actor.userId, ...(search ? { words: patternsOf(search) } : {}) }),
});

type Hold = Input<typeof contacts.holdDocument>;
type Locked = Awaited<ReturnType<typeof lockDocument>>;

/**
 * Places a document on legal hold, or lifts the hold, as another officer than who placed it. The trail of the contact says that; why is
 * compliance’s alone.
 */
export const holdDocument = async (at: Writing, { params, body }: Hold): Promise<undefined> => {
  const { reason, legalHold } = body;
  const document = await lockDocument(at, params.id, lockAnyContact);
  if (document.legalHold === legalHold)
    throw new Refusal(
      'document.conflict',
      `This document is ${legalHold ? 'on legal hold already' : 'not on legal hold any more'}. Reload the page.`,
    );
  await (legalHold ? place(at, document, reason) : lift(at, document, reason));
  await at.db.update(contactDocument).set({ legalHold }).where(eq(contactDocument.id, document.id));
  const [held, released] = ['contact.document-held', 'contact.document-released'] as const;
  await note(at, document.contactId, legalHold ? held : released, { fileId: document.fileId });
  const action = legalHold ? 'document.held' : 'document.hold-lifted';
  await record(at, { aggregate: 'contact-hold', aggregateId: document.id, action, detail: { reason } });
};

const place = async (at: Writing, { id, contactId, salesperson, isInBin }: Locked, reason: string) => {
  const [hold] = await at.db
    .insert(contactDocumentHold)
    .values({ documentId: id, reason, by: at.actor.userId, at: at.clock.now().toString() })
    .returning({ id: contactDocumentHold.id });
  await notify(at, documentKept, {
    to: [salesperson],
    key: `document-kept:${hold?.id}`,
    title: 'A document is kept',
    line: 'Compliance placed a document of one of your customers on legal hold. It can’t be deleted.',
    link: isInBin ? '/contact-management/bin' : (contactAddress(contactId, 4) as `/${string}`),
  });
};

const lift = async (at: Writing, { id, salesperson }: Locked, endedReason: string) => {
  const isOpen = and(eq(contactDocumentHold.documentId, id), isNull(contactDocumentHold.endedAt));
  const [hold] = await at.db
    .select({ id: contactDocumentHold.id, by: contactDocumentHold.by })
    .from(contactDocumentHold)
    .where(isOpen);
  // Nothing is lost by a hold that stays: an agency with one officer keeps it.
  await secondWord(at, {
    of: 'legal hold',
    by: hold?.by ?? null,
    desk: 'compliance',
    code: 'document.forbidden',
    own: 'You placed this legal hold. Another officer lifts it.',
  });
  await at.db
    .update(contactDocumentHold)
    .set({ endedBy: at.actor.userId, endedAt: at.clock.now().toString(), endedReason })
    .where(isOpen);
  // A hold of before was placed by the salesperson, who learns nothing of compliance's.
  if (!hold || hold.by === salesperson) return;
  await notify(at, legalHoldLifted, {
    // Whoever left the desk learns nothing of it.
    to: (await complianceOfficers(at)).map(({ id }) => id).filter((id) => id === hold.by),
    key: `legal-hold-lifted:${hold.id}`,
    title: 'Your legal hold was lifted',
    line: `Another officer lifted the legal hold that you placed on a document of a customer: ${endedReason}`,
    link: holdsAddress,
  });
};
