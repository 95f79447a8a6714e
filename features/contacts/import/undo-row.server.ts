import { eq, inArray } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { ContactInUse } from '../contact-in-use.server.ts';
import { deleteContact } from '../record/change.server.ts';
import { isScreenedAnew } from '../record/columns.server.ts';
import { note } from '../record/note.server.ts';
import { type ContactRecord, lockContact } from '../record/scope.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { contact, contactAddress } from '../tables.server.ts';
import { openBefore } from './sealed-rows.server.ts';
import { type RowRecord, trailOf } from './take-row.server.ts';
import type { UpperHooks } from './upper-hooks.server.ts';

/** Undoes a row, unless its contact was changed since. */
export const undoRow = async (
  at: Writing,
  row: RowRecord,
  { followers, named }: UpperHooks,
): Promise<Partial<RowRecord>> => {
  const keep = row.contactId ? await thereStill(at, row.contactId) : undefined;
  if (!keep) return { outcome: 'KEPT', reason: 'It was deleted or merged since.' };
  if ((await trailOf(at, keep.id)) !== row.trail) return { outcome: 'KEPT', reason: 'It was changed since.' };
  if (row.outcome === 'ADDED' && (await isNeeded(at, keep, named)))
    return { outcome: 'KEPT', reason: 'It was screened, or a case or a submission names it.' };
  if (row.outcome === 'ADDED') await deleteContact(at, { query: { id: keep.id } }, followers);
  else await putBack(at, keep, row, followers);
  return { outcome: 'UNDONE', trail: await trailOf(at, keep.id) };
};

/** Whether somebody needs a contact elsewhere: due diligence must be kept, and a submission is of its customers. */
const isNeeded = async (at: Writing, keep: ContactRecord, named: ContactInUse[]): Promise<boolean> => {
  if (keep.screeningState !== 'NOT_SCREENED') return true;
  for (const isNamed of named) if (await isNamed(at, keep.id)) return true;
  return false;
};

const thereStill = (at: Writing, contactId: string): Promise<ContactRecord | undefined> =>
  lockContact(at, contactId).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });

const putBack = async (
  at: Writing,
  keep: ContactRecord,
  row: RowRecord,
  followers: UpperHooks['followers'],
): Promise<void> => {
  await at.db.delete(contactAddress).where(inArray(contactAddress.id, row.addressIds));
  const before = openBefore(at, row) as Partial<ContactRecord>;
  const changed = { ...before, version: keep.version + 1, changedAt: at.clock.now().toString() };
  const after = inserted(await at.db.update(contact).set(changed).where(eq(contact.id, keep.id)).returning());
  await writeSearch(at, [keep.id]);
  await note(at, keep.id, 'contact.import-undone');
  if (isScreenedAnew(keep, after)) for (const follow of followers) await follow(at, keep.id);
};
