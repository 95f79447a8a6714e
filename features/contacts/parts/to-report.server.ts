import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { findContact } from '../record/scope.server.ts';
import { contact, contactProperty } from '../tables.server.ts';

export type PropertyRecord = typeof contactProperty.$inferSelect;
type Named = { contactId: string; name: string };
export type Owner = Named & { shareRate: number | null };

/**
 * A property of a contact of the actor, and who owns it: among the contacts of the same salesperson those to whom the same address
 * belongs, the property's own contact first. @throws 404
 */
export const propertyToReport = async (
  at: Reading,
  propertyId: string,
): Promise<{ property: PropertyRecord; contact: Named; owners: Owner[] }> => {
  const [property] = await at.db.select().from(contactProperty).where(eq(contactProperty.id, propertyId));
  if (!property) throw missing('property');
  const { id: contactId, name, owner } = await findContact(at, property.contactId);
  const others = await at.db
    .select({ contactId: contact.id, name: contact.name, shareRate: contactProperty.shareRate })
    .from(contactProperty)
    .innerJoin(contact, eq(contact.id, contactProperty.contactId))
    .where(
      and(
        eq(contactProperty.addressKey, property.addressKey),
        ne(contactProperty.contactId, contactId),
        inArray(contactProperty.relation, ['OWNER', 'CO_OWNER']),
        eq(contact.owner, owner),
        sql`contact.deleted_at IS NULL AND contact.merged_into IS NULL`,
        ne(contactProperty.status, 'GIVEN_UP'),
      ),
    )
    .orderBy(asc(contact.name), asc(contact.id));
  const own = { contactId, name, shareRate: property.shareRate };
  return { property, contact: { contactId, name }, owners: [own, ...others] };
};

/** The name of a contact of the actor. @throws 404 */
export const contactToReport = async (at: Reading, id: string): Promise<Named> => {
  const { id: contactId, name } = await findContact(at, id);
  return { contactId, name };
};
