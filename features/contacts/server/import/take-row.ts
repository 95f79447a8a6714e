import { and, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { readHead } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { ContactInput } from '../../contract/contacts.ts';
import { AddressInput } from '../../contract/parts.ts';
import { asAddress, asInput, asMergeable } from '../../rules/import/as-contact.ts';
import type { ImportedRow } from '../../rules/import/imported-row.ts';
import { leftWords } from '../../rules/merge/left-words.ts';
import { merged } from '../../rules/merge/merge.ts';
import { addContact } from '../contacts/change.ts';
import { isScreenedAnew } from '../contacts/columns.ts';
import { note } from '../core/note.ts';
import type { ContactChanged } from '../core/ports.ts';
import { lockContact } from '../core/scope.ts';
import { writeSearch } from '../core/search.ts';
import { addAddress } from '../parts/addresses.ts';
import { contact, contactActivity, contactAddress, type contactImportRow } from '../tables.ts';
import { sealBefore } from './sealed-rows.ts';

export type RowRecord = typeof contactImportRow.$inferSelect;
type Done = Partial<RowRecord>;

/** Adds a contact as one that is typed, with the address of its row. */
export const addRow = async (at: Writing, row: ImportedRow): Promise<Done> => {
  const input = ContactInput.safeParse(asInput(row));
  if (!input.success) throw new Refusal('contact.invalid', input.error.issues[0]?.message ?? 'This row can’t be read.');
  const { contactId } = await addContact(at, { body: input.data });
  const addressId = await addAddressOf(at, contactId, row);
  return { outcome: 'ADDED', contactId, addressId, trail: await trailOf(at, contactId) };
};

/** Adds to a contact what a row says more; where both say something different, the contact keeps its own and notes the other. */
export const mergeRow = async (
  at: Writing,
  { id: rowId }: RowRecord,
  { target, row, followers }: { target: string; row: ImportedRow; followers: ContactChanged[] },
): Promise<Done> => {
  const keep = await lockContact(at, target);
  const { values, left } = merged(keep, asMergeable(row));
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, keep[field as keyof typeof keep]]));
  const changed = Object.assign(values, { version: keep.version + 1, changedAt: at.clock.now().toString() });
  const after = inserted(await at.db.update(contact).set(changed).where(eq(contact.id, keep.id)).returning());
  await writeSearch(at, [keep.id]);
  await noteOnce(at, keep.id, left.map(leftWords));
  await note(at, keep.id, 'contact.imported', { fields: Object.keys(before) });
  if (isScreenedAnew(keep, after)) for (const follow of followers) await follow(at, keep.id);
  const addressId = await addAddressOf(at, keep.id, row);
  const beforeSealed = sealBefore(at, rowId, before);
  return { outcome: 'MERGED', contactId: keep.id, addressId, beforeSealed, trail: await trailOf(at, keep.id) };
};

/** What found no place, unless the same file has said so before. */
const noteOnce = async (at: Writing, contactId: string, rest: string[]): Promise<void> => {
  if (rest.length === 0) return;
  const body = ['From a file:', ...rest].join('\n');
  const isNoted = and(eq(contactActivity.contactId, contactId), eq(contactActivity.body, body));
  const [noted] = await at.db.select({ id: contactActivity.id }).from(contactActivity).where(isNoted).limit(1);
  if (noted) return;
  const now = at.clock.now().toString();
  await at.db.insert(contactActivity).values({ contactId, kind: 'NOTE', body, at: now, by: at.actor.userId });
};

const addAddressOf = async (at: Writing, contactId: string, row: ImportedRow): Promise<string | null> => {
  const given = AddressInput.safeParse(asAddress(row));
  if (!given.success) return null;
  const own = await at.db.select().from(contactAddress).where(eq(contactAddress.contactId, contactId));
  if (own.some(({ line }) => line === given.data.line)) return null;
  const { id } = await addAddress(at, { body: Object.assign(given.data, { contactId, isPrimary: own.length === 0 }) });
  return id;
};

/** The last row of a contact's trail. */
export const trailOf = async (at: Writing, contactId: string): Promise<number> =>
  (await readHead(at, 'contact', contactId))?.seq ?? 0;
