import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { addressLine } from '#features/property/rules/address.ts';
import { addressKey, type PropertyPlace } from '#features/property/rules/address-key.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { note } from '../record/note.server.ts';
import { findContact, lockContact } from '../record/scope.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { contactProperty } from '../tables.server.ts';
import { lockOwnerOf } from './owned.server.ts';
import type { Property, PropertyInput } from './parts.calls.ts';

type Row = typeof contactProperty.$inferSelect;

const present = ({ addressKey: _, ...row }: Row): Property =>
  ({ ...row, line: addressLine({ propertyCategory: row.category, property: row }) }) as Property;

export const readProperties = async (at: Reading, { params }: { params: { id: string } }): Promise<Property[]> => {
  const { id } = await findContact(at, params.id);
  const { contactId, street, block } = contactProperty;
  const rows = await at.db.select().from(contactProperty).where(eq(contactId, id)).orderBy(asc(street), asc(block));
  return rows.map(present);
};

/** The property of a contact with this address, other than `except`. */
const sameProperty = async (at: Reading, contactId: string, place: PropertyPlace, except?: string) => {
  const isSame = and(eq(contactProperty.contactId, contactId), eq(contactProperty.addressKey, addressKey(place)));
  const [row] = await at.db
    .select({ id: contactProperty.id })
    .from(contactProperty)
    .where(and(isSame, except ? ne(contactProperty.id, except) : sql`true`));
  return row;
};

const twice = 'This contact has this property already. Change the one that is there.';

export const checkProperty = async (at: Reading, { query }: { query: PropertyPlace & { contactId: string } }) => {
  const { id } = await findContact(at, query.contactId);
  const existing = await sameProperty(at, id, query);
  return { canCreate: !existing, reason: existing ? twice : '' };
};

const requireOnce = async (at: Writing, contactId: string, place: PropertyPlace, except?: string) => {
  if (await sameProperty(at, contactId, place, except)) throw new Refusal('property.conflict', twice);
};

export const addProperty = async (at: Writing, { body }: { body: PropertyInput & { contactId: string } }) => {
  const { id: contactId } = await lockContact(at, body.contactId);
  await requireOnce(at, contactId, body);
  const row = inserted(
    await at.db
      .insert(contactProperty)
      .values({ addressKey: addressKey(body), ...body })
      .returning(),
  );
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.property-added', { propertyId: row.id });
  return present(row);
};

type Change = { body: PropertyInput & { id: string; version: number | undefined } };

export const changeProperty = async (at: Writing, { body }: Change) => {
  const { id, version, ...input } = body;
  const { id: contactId } = await lockOwnerOf(at, contactProperty, { id, version }, 'property');
  await requireOnce(at, contactId, input, id);
  const row = inserted(
    await at.db
      .update(contactProperty)
      .set({ addressKey: addressKey(input), version: sql`${contactProperty.version} + 1`, ...input })
      .where(eq(contactProperty.id, id))
      .returning(),
  );
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.property-changed', { propertyId: id });
  return present(row);
};

export const deleteProperty = async (at: Writing, { query }: { query: { iD: string } }): Promise<undefined> => {
  const { id: contactId } = await lockOwnerOf(at, contactProperty, { id: query.iD }, 'property');
  await at.db.delete(contactProperty).where(eq(contactProperty.id, query.iD));
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.property-removed', { propertyId: query.iD });
};
