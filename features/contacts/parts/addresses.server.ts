import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { note } from '../record/note.server.ts';
import { findContact, lockContact } from '../record/scope.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { contactAddress } from '../tables.server.ts';
import { lockOwnerOf } from './owned.server.ts';
import type { Address, AddressInput } from './parts.calls.ts';

export const readAddresses = async (at: Reading, { params }: { params: { id: string } }): Promise<Address[]> => {
  const { id } = await findContact(at, params.id);
  const { contactId, isPrimary, line } = contactAddress;
  return at.db.select().from(contactAddress).where(eq(contactId, id)).orderBy(desc(isPrimary), asc(line));
};

/** One address is the main one: the one that is made so last. */
const giveWay = async (at: Writing, contactId: string, { isPrimary }: AddressInput) => {
  if (isPrimary)
    await at.db.update(contactAddress).set({ isPrimary: false }).where(eq(contactAddress.contactId, contactId));
};

export const addAddress = async (at: Writing, { body }: { body: AddressInput & { contactId: string } }) => {
  const { id: contactId } = await lockContact(at, body.contactId);
  await giveWay(at, contactId, body);
  const row = inserted(await at.db.insert(contactAddress).values(body).returning());
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.address-added', { addressId: row.id });
  return row;
};

type Change = { body: AddressInput & { id: string; version: number | undefined } };

export const changeAddress = async (at: Writing, { body }: Change) => {
  const { id, version, ...address } = body;
  const { id: contactId } = await lockOwnerOf(at, contactAddress, { id, version }, 'address');
  await giveWay(at, contactId, address);
  const row = inserted(
    await at.db
      .update(contactAddress)
      .set({ version: sql`${contactAddress.version} + 1`, ...address })
      .where(eq(contactAddress.id, id))
      .returning(),
  );
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.address-changed', { addressId: id });
  return row;
};

export const deleteAddress = async (at: Writing, { query }: { query: { iD: string } }): Promise<undefined> => {
  const { id: contactId } = await lockOwnerOf(at, contactAddress, { id: query.iD }, 'address');
  await at.db.delete(contactAddress).where(eq(contactAddress.id, query.iD));
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.address-removed', { addressId: query.iD });
};
