import { inArray } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { note } from '../record/note.server.ts';
import {
  contact,
  contactActivity,
  contactAddress,
  contactConsent,
  contactDocument,
  contactPlan,
  contactProfiling,
  contactProperty,
  contactProposal,
} from '../tables.server.ts';
import { binDays } from './documents.words.ts';

/** Contacts that are over, with those that were merged into them. */
const over = `
  WITH RECURSIVE gone AS (
    SELECT id FROM contact WHERE deleted_at < $1
    UNION SELECT c.id FROM contact c JOIN gone ON c.merged_into = gone.id
  )
  SELECT id FROM contact WHERE id IN (SELECT id FROM gone) FOR UPDATE`;

/** Files that lie in the bin, or in it with their contact, or that no contact took for a day. What is on legal hold stays. */
const overFiles = `
  SELECT id, file_id AS "fileId" FROM contact_document
  WHERE NOT legal_hold AND (deleted_at < :since OR contact_id = ANY(:ids::uuid[]) OR (contact_id IS NULL AND uploaded_at < :aDayAgo))
  FOR UPDATE`;

/** Contacts whose files must stay stay, too. */
const held = 'SELECT DISTINCT contact_id AS id FROM contact_document WHERE legal_hold AND contact_id = ANY($1::uuid[])';
/** Of these, those that have none of those that stay merged into them, however far down. */
const free = `
  WITH RECURSIVE stays AS (
    SELECT id, merged_into FROM contact WHERE id = ANY(:held::uuid[])
    UNION SELECT c.id, c.merged_into FROM contact c JOIN stays ON stays.merged_into = c.id
  )
  SELECT id FROM unnest(:gone::uuid[]) AS gone (id) WHERE id NOT IN (SELECT id FROM stays)`;

const emptyBin = async (at: Writing<Actor | null>): Promise<void> => {
  const before = (hours: number) => at.clock.now().subtract({ hours }).toString();
  const since = before(24 * binDays);
  const gone = (await ask<{ id: string }>(at.db, over, [since])).map(({ id }) => id);
  const heldIds = (await ask<{ id: string }>(at.db, held, [gone])).map(({ id }) => id);
  const ids = (await ask<{ id: string }>(at.db, free, { gone, held: heldIds })).map(({ id }) => id);
  const files = await ask<{ id: string; fileId: string }>(at.db, overFiles, { since, ids, aDayAgo: before(24) });
  for (const { id, fileId } of files) {
    await at.db.delete(contactDocument).where(inArray(contactDocument.id, [id]));
    await forgetFile(at, fileId);
  }
  if (ids.length === 0) return;
  const parts = [contactProperty, contactAddress, contactProfiling, contactConsent, contactActivity];
  for (const table of [...parts, contactPlan, contactProposal])
    await at.db.delete(table).where(inArray(table.contactId, ids));
  for (const id of ids) await note(at, id, 'contact.purged');
  await at.db.delete(contact).where(inArray(contact.id, ids));
};

/** Deletes documents for good after their days in the bin. Copies made for due diligence stay. */
export const emptyBinJob = (services: Services): Job => ({
  name: 'contacts.empty-bin',
  everyCron: '23 3 * * *',
  run: () =>
    transact({ ...services, ...internalOrigin('contacts.empty-bin'), actor: null, db: services.database }, emptyBin),
});
