import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { ContactChanged } from '../ports.server.ts';
import { contact } from '../tables.server.ts';
import { contactColumns, isScreenedAnew } from './columns.server.ts';
import type { Contact, ContactInput } from './contact.calls.ts';
import { note } from './note.server.ts';
import { presentContact } from './present.server.ts';
import { type ContactRecord, lockContact } from './scope.server.ts';
import { writeSearch } from './search.server.ts';

export const addContact = async (at: Writing, { body }: { body: ContactInput }): Promise<Contact> => {
  const id = randomUUID();
  const columns = contactColumns(at, id, body);
  const made = { id, owner: at.actor.userId, createdAt: at.clock.now().toString() };
  const row = inserted(
    await at.db
      .insert(contact)
      .values({ ...columns, ...made })
      .returning(),
  );
  await writeSearch(at, [id]);
  await note(at, id, 'contact.added', { name: row.name, kind: row.kind });
  return presentContact(at, row);
};

type Change = { body: ContactInput & { contactId: string; version: number | undefined } };

export const changeContact = async (at: Writing, { body }: Change, followers: ContactChanged[]): Promise<Contact> => {
  const { contactId, version, ...input } = body;
  const before = await lockContact(at, contactId, version);
  const columns = contactColumns(at, contactId, input, before);
  const row = inserted(
    await at.db
      .update(contact)
      .set({ ...columns, version: before.version + 1 })
      .where(eq(contact.id, contactId))
      .returning(),
  );
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.changed', { fields: changedFields(before, row) });
  if (isScreenedAnew(before, row)) for (const follow of followers) await follow(at, contactId);
  return presentContact(at, row);
};

const unnamed = ['version', 'changedAt', 'search', 'idNumberSealed', 'idNumberPrint', 'idNumberMasked'];

/** Which fields are others than before; their values stay out of the trail. */
const changedFields = (before: ContactRecord, after: ContactRecord): string[] => {
  const keys = (Object.keys(after) as (keyof ContactRecord)[]).filter((key) => !unnamed.includes(key));
  const fields: string[] = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return before.idNumberPrint === after.idNumberPrint ? fields : [...fields, 'idNumber'];
};

export const deleteContact = async (
  at: Writing,
  { query }: { query: { id: string } },
  followers: ContactChanged[],
): Promise<undefined> => {
  const { id } = await lockContact(at, query.id);
  await at.db.update(contact).set({ deletedAt: at.clock.now().toString() }).where(eq(contact.id, id));
  await note(at, id, 'contact.deleted');
  for (const follow of followers) await follow(at, id);
};

export const restoreContact = async (at: Writing, { params }: { params: { id: string } }): Promise<undefined> => {
  const isMine = sql`${contact.id} = ${params.id} AND ${contact.owner} = ${at.actor.userId}`;
  const [binned] = await at.db
    .select({ id: contact.id })
    .from(contact)
    .where(sql`${isMine} AND ${contact.deletedAt} IS NOT NULL`)
    .for('update');
  if (!binned) throw missing('contact');
  await at.db.update(contact).set({ deletedAt: null }).where(eq(contact.id, binned.id));
  await note(at, binned.id, 'contact.restored');
};
