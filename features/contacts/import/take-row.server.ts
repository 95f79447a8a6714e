import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { readHead } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { leftWords } from '../merge/left-words.rules.ts';
import { merged } from '../merge/merge.rules.ts';
import { addAddress } from '../parts/addresses.server.ts';
import { AddressInput } from '../parts/parts.calls.ts';
import type { ContactChanged } from '../ports.server.ts';
import { addContact } from '../record/change.server.ts';
import { isScreenedAnew } from '../record/columns.server.ts';
import { ContactInput } from '../record/contact.calls.ts';
import { note } from '../record/note.server.ts';
import { lockContact } from '../record/scope.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { survivingContact } from '../record/surviving-contact.server.ts';
import { contact, contactActivity, contactAddress } from '../tables.server.ts';
import { asAddresses, asInput, asMergeable } from './as-contact.rules.ts';
import type { ImportedRow } from './imported-row.rules.ts';
import { choiceNow, matchRows } from './match-rows.server.ts';
import { sealBefore } from './sealed-rows.server.ts';
import { contactImportRow } from './tables.server.ts';

export type RowRecord = typeof contactImportRow.$inferSelect;
type Done = Partial<RowRecord>;

const alreadyThere: Done = { outcome: 'SKIPPED', reason: 'Already imported.' };

/**
 * Takes a row in as it was chosen. It is matched anew, as the contacts may be others than when the file was read: whoever came in
 * meanwhile, such as with the same file, does not come in twice.
 */
export const takeRow = async (
  at: Writing,
  row: RowRecord,
  imported: ImportedRow,
  followers: ContactChanged[],
): Promise<Done> => {
  const isOwnChoice = row.choice === 'NEW' && (row.seems !== null || row.sameAs !== null);
  const target = isOwnChoice ? undefined : await targetOf(at, row, imported);
  if (!target) return addRow(at, imported);
  if ((await choiceNow(at, target, imported)) === 'SKIP') return alreadyThere;
  return mergeRow(at, row, { target, row: imported, followers });
};

/** The contact that a row is merged with: the one that it seemed to be, that of the line before it, or the one that it seems to be now. */
const targetOf = async (at: Writing, row: RowRecord, imported: ImportedRow): Promise<string | undefined> => {
  for (const id of [row.seems, await contactOfLine(at, row)]) {
    const target = id && (await thereStill(at, await survivingContact(at, id)));
    if (target) return target;
  }
  const [now] = await matchRows(at, [imported]);
  return now?.seems ?? undefined;
};

const contactOfLine = async (at: Writing, { importId, sameAs }: RowRecord): Promise<string | null> => {
  const place = and(eq(contactImportRow.importId, importId), eq(contactImportRow.place, sameAs ?? -1));
  const [before] = await at.db.select({ contactId: contactImportRow.contactId }).from(contactImportRow).where(place);
  return before?.contactId ?? null;
};

const thereStill = async (at: Writing, id: string): Promise<string | undefined> => {
  const isMine = and(eq(contact.id, id), eq(contact.owner, at.actor.userId), isNull(contact.deletedAt));
  const [target] = await at.db.select({ id: contact.id }).from(contact).where(isMine);
  return target?.id;
};

/** Adds a contact as one that is typed, with the addresses of its row. */
const addRow = async (at: Writing, row: ImportedRow): Promise<Done> => {
  const input = ContactInput.safeParse(asInput(row));
  if (!input.success) throw new Refusal('contact.invalid', input.error.issues[0]?.message ?? 'This row can’t be read.');
  const { contactId } = await addContact(at, { body: input.data });
  const addressIds = await addAddresses(at, contactId, row);
  return { outcome: 'ADDED', contactId, addressIds, trail: await trailOf(at, contactId) };
};

/** Merges a row into a contact; if both differ, the contact keeps its value and notes the other. */
const mergeRow = async (
  at: Writing,
  { id: rowId }: RowRecord,
  { target, row, followers }: { target: string; row: ImportedRow; followers: ContactChanged[] },
): Promise<Done> => {
  const keep = await lockContact(at, target);
  const { values, left: leftOver } = merged(keep, asMergeable(row));
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, keep[field as keyof typeof keep]]));
  const changed = { ...values, version: keep.version + 1, changedAt: at.clock.now().toString() };
  const after = inserted(await at.db.update(contact).set(changed).where(eq(contact.id, keep.id)).returning());
  await writeSearch(at, [keep.id]);
  await noteOnce(at, keep.id, leftOver.map(leftWords));
  await note(at, keep.id, 'contact.imported', { fields: Object.keys(before) });
  if (isScreenedAnew(keep, after)) for (const follow of followers) await follow(at, keep.id);
  const addressIds = await addAddresses(at, keep.id, row);
  const beforeSealed = sealBefore(at, rowId, before);
  return { outcome: 'MERGED', contactId: keep.id, addressIds, beforeSealed, trail: await trailOf(at, keep.id) };
};

/** Notes values that could not be merged, unless the same file did before. */
const noteOnce = async (at: Writing, contactId: string, rest: string[]): Promise<void> => {
  if (rest.length === 0) return;
  const body = ['From a file:', ...rest].join('\n');
  const isNoted = and(eq(contactActivity.contactId, contactId), eq(contactActivity.body, body));
  const [noted] = await at.db.select({ id: contactActivity.id }).from(contactActivity).where(isNoted).limit(1);
  if (noted) return;
  const now = at.clock.now().toString();
  await at.db.insert(contactActivity).values({ contactId, kind: 'NOTE', body, at: now, by: at.actor.userId });
};

const addAddresses = async (at: Writing, contactId: string, row: ImportedRow): Promise<string[]> => {
  const own = await at.db.select().from(contactAddress).where(eq(contactAddress.contactId, contactId));
  const ids: string[] = [];
  for (const address of asAddresses(row)) {
    const { success, data } = AddressInput.safeParse(address);
    if (!success || own.some(({ line }) => line === data.line)) continue;
    const isPrimary = own.length + ids.length === 0;
    ids.push((await addAddress(at, { body: { ...data, contactId, isPrimary } })).id);
  }
  return ids;
};

/** The last row of a contact's trail. */
export const trailOf = async (at: Writing, contactId: string): Promise<number> =>
  (await readHead(at, 'contact', contactId))?.seq ?? 0;
