import { and, desc, eq } from 'drizzle-orm';
import { addressLine } from '#features/property/rules/address.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { contactAddress, contactProperty } from '../tables.server.ts';
import { maritalStatuses } from './contact.words.ts';
import { findContact } from './scope.server.ts';

/** Facts that a new due diligence form takes from a contact besides its particulars. @throws 404 */
export const formFactsOf = async (at: Reading, contactId: string, propertyId: string | null) => {
  const { phones, emails, occupation, employer, industry, maritalStatus } = await findContact(at, contactId);
  const [[home], property] = await Promise.all([
    at.db
      .select()
      .from(contactAddress)
      .where(eq(contactAddress.contactId, contactId))
      .orderBy(desc(contactAddress.isPrimary), contactAddress.id)
      .limit(1),
    propertyId === null ? undefined : propertyFacts(at, contactId, propertyId),
  ]);
  const address = home ? [home.line, home.unit && `#${home.unit}`, home.postalCode].filter(Boolean).join(' ') : '';
  return {
    phone: phones[0] ?? '',
    email: emails[0] ?? '',
    occupation,
    employer,
    industry,
    maritalStatus: maritalStatus ? maritalStatuses[maritalStatus] : '',
    address,
    property,
  };
};

const propertyFacts = async (at: Reading, contactId: string, propertyId: string) => {
  const [property] = await at.db
    .select()
    .from(contactProperty)
    .where(and(eq(contactProperty.id, propertyId), eq(contactProperty.contactId, contactId)));
  if (!property) throw missing('property');
  const { category, askingCents, rentCents } = property;
  return { line: addressLine({ propertyCategory: category, property }), category, askingCents, rentCents };
};
