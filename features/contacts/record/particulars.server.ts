import { and, eq } from 'drizzle-orm';
import type { IdType, PartyKind } from '#features/particulars/words/kinds.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { Day } from '#platform/contract/days.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { contact, contactProperty } from '../tables.server.ts';
import type { ScreeningState } from './contact.words.ts';
import { numberPlace } from './number.server.ts';
import { type ContactRecord, lockContact } from './scope.server.ts';

/** The particulars used for screening, with the identity number opened. They may be kept in memory only, or sealed anew. */
export type Particulars = {
  /** The address of the property that it is about; empty for none. */
  property: string;
  kind: PartyKind;
  name: string;
  aliases: string[];
  idType: IdType;
  idNumber?: string;
  nationality: string;
  dateOfBirth: Day | null;
  birthUnknown: boolean;
};

/** The particulars of one's own contact. @throws 404 */
export const particularsOf = async (
  at: Writing,
  contactId: string,
  contactPropertyId: string | null,
): Promise<Particulars> => {
  const row = await lockContact(at, contactId);
  const { kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown } = row;
  const property = contactPropertyId ? await propertyLine(at, row, contactPropertyId) : '';
  const number = row.idNumberSealed ? { idNumber: at.secrets.open(row.idNumberSealed, numberPlace(row.id)) } : {};
  return { property, kind, name, aliases, idType, ...number, nationality, dateOfBirth, birthUnknown };
};

const propertyLine = async (at: Writing, { id }: ContactRecord, propertyId: string): Promise<string> => {
  const [property] = await at.db
    .select()
    .from(contactProperty)
    .where(and(eq(contactProperty.id, propertyId), eq(contactProperty.contactId, id)));
  if (!property) throw missing('property');
  return addressLine({ propertyCategory: property.category, property });
};

/** Whether a contact is there, be it in the bin. */
export const hasContact = async (db: Db, contactId: string): Promise<boolean> =>
  (await db.$count(contact, eq(contact.id, contactId))) > 0;

/** Stores the due diligence state of a contact for the filter of the list. It doesn't count as a change of the contact. */
export const setScreeningState = async (
  at: Pick<Writing, 'db'>,
  contactId: string,
  state: ScreeningState,
): Promise<void> => {
  await at.db.update(contact).set({ screeningState: state }).where(eq(contact.id, contactId));
};
