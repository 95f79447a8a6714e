import { inArray } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { binDays } from '../../words/document.ts';
import { note } from '../core/note.ts';
import {
  contact,
  contactActivity,
  contactAddress,
  contactConsent,
  contactDocument,
  contactProfiling,
  contactProperty,
} from '../tables.ts';

const over = 'SELECT id FROM contact WHERE deleted_at < $1 FOR UPDATE';

/** Files that lie in the bin, or in it with their contact, or that no contact took for a day. What is on legal hold stays. */
const overFiles = `
  SELECT id, file_id AS "fileId" FROM contact_document
  WHERE NOT legal_hold AND (deleted_at < :since OR contact_id = ANY(:ids::uuid[]) OR (contact_id IS NULL AND uploaded_at < :aDayAgo))`;

/** Contacts whose files must stay stay, too. */
const held = 'SELECT DISTINCT contact_id AS id FROM contact_document WHERE legal_hold AND contact_id = ANY($1::uuid[])';

const emptyBin = async (at: Writing<Actor | null>): Promise<void> => {
  const before = (hours: number) => at.clock.now().subtract({ hours }).toString();
  const since = before(24 * binDays);
  const gone = (await ask<{ id: string }>(at.db, over, [since])).map(({ id }) => id);
  const kept = new Set((await ask<{ id: string }>(at.db, held, [gone])).map(({ id }) => id));
  const ids = gone.filter((id) => !kept.has(id));
  const files = await ask<{ id: string; fileId: string }>(at.db, overFiles, { since, ids, aDayAgo: before(24) });
  for (const { id, fileId } of files) {
    await at.db.delete(contactDocument).where(inArray(contactDocument.id, [id]));
    await forgetFile(at, fileId);
  }
  if (ids.length === 0) return;
  for (const table of [contactProperty, contactAddress, contactProfiling, contactConsent, contactActivity])
    await at.db.delete(table).where(inArray(table.contactId, ids));
  for (const id of ids) await note(at, id, 'contact.purged');
  await at.db.delete(contact).where(inArray(contact.id, ids));
};

/** Deletes for good what has lain in the bin for its days. What due diligence copied stays there. */
export const emptyBinJob = (services: Services): Job => ({
  name: 'contacts.empty-bin',
  everyCron: '23 3 * * *',
  run: () =>
    transact({ ...services, ...internalOrigin('contacts.empty-bin'), actor: null, db: services.database }, emptyBin),
});
