import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { addressKey, type PropertyPlace } from '#features/property/rules/address-key.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { note } from '../record/note.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { survivingContact } from '../record/surviving-contact.server.ts';
import { contact, contactDeal, contactProperty } from '../tables.server.ts';
import {
  type FollowedDeal,
  isUntouched,
  nextStage,
  ownFields,
  undoneFields,
  type Wanted,
  wantedBy,
} from './followed-deal.rules.ts';

type At = Writing<Actor | null>;
export type DealOfContact = FollowedDeal & {
  dealId: string;
  dealNo: string;
  /** Whose contacts follow: the closing agent’s alone. */
  ownerId: string;
  place: PropertyPlace & { category: PropertyCategory; propertyType: string; building: string };
};

type Kept = typeof contactDeal.$inferSelect;
type PropertyRow = typeof contactProperty.$inferSelect;
type PropertyKept = Pick<Kept, 'propertyId' | 'before' | 'after'>;

const noProperty: PropertyKept = { propertyId: null, before: null, after: null };

/**
 * Brings the stage and the property of a party’s contact up to a deal: made, completed, or closed again. What the deal set and nobody
 * changed since goes back; a contact of a colleague, in the bin or gone is left alone. The same deal again changes nothing.
 */
export const followDeal = async (at: At, namedContact: string, deal: DealOfContact): Promise<void> => {
  const contactId = await survivingContact(at, namedContact);
  const isTheirs = and(eq(contact.id, contactId), eq(contact.owner, deal.ownerId), isNull(contact.deletedAt));
  const [row] = await at.db.select().from(contact).where(isTheirs).for('update');
  if (!row) return;
  const isThis = and(eq(contactDeal.contactId, contactId), eq(contactDeal.dealId, deal.dealId));
  const [kept] = await at.db.select().from(contactDeal).where(isThis);
  const wanted = wantedBy(deal);
  if (kept ? isDeepStrictEqual(kept.wanted, wanted) : isNothing(wanted)) return;
  const {
    stage,
    before: stageBefore,
    after: stageAfter,
  } = nextStage(row.stage, wanted.stage, {
    before: kept?.stageBefore ?? null,
    after: kept?.stageAfter ?? null,
  });
  const property = await followProperty(at, contactId, deal, { wanted, kept });
  const next = { wanted, stageBefore, stageAfter, ...property };
  await at.db
    .insert(contactDeal)
    .values({ contactId, dealId: deal.dealId, ...next })
    .onConflictDoUpdate({ target: [contactDeal.contactId, contactDeal.dealId], set: next });
  // A new version: saving a form of this contact that was opened before is refused, and says that the contact changed.
  if (stage !== row.stage)
    await at.db
      .update(contact)
      .set({ stage, version: row.version + 1 })
      .where(eq(contact.id, contactId));
  await writeSearch(at, [contactId]);
  await note(at, contactId, 'contact.deal-followed', {
    dealId: deal.dealId,
    ...(stage !== row.stage && { stage }),
    ...(property.propertyId && { propertyId: property.propertyId }),
  });
};

const isNothing = ({ stage, property }: Wanted): boolean => stage === null && property === null;

type Step = { wanted: Wanted; kept: Kept | undefined };

const followProperty = async (at: At, contactId: string, deal: DealOfContact, step: Step): Promise<PropertyKept> => {
  const own = step.kept ? await takeBack(at, step.kept) : [];
  const { property } = step.wanted;
  if (!property) return noProperty;
  const isSame = and(eq(contactProperty.contactId, contactId), eq(contactProperty.addressKey, addressKey(deal.place)));
  const [row] = await at.db.select().from(contactProperty).where(isSame);
  if (!row) return property.adds ? addTheirs(at, contactId, deal, property.change) : noProperty;
  if (!property.of.includes(row.relation)) return noProperty;
  const isOwn = (key: string) => own.includes(key);
  const change = Object.fromEntries(Object.entries(property.change).filter(([key]) => !isOwn(key)));
  // What somebody changed stays theirs, whatever the deal becomes: it is compared with what the deal would have set.
  const wasBefore = (key: string) => (isOwn(key) ? step.kept?.before?.[key] : row[key as keyof PropertyRow]);
  const before = Object.fromEntries(Object.keys(property.change).map((key) => [key, wasBefore(key) ?? null]));
  await at.db
    .update(contactProperty)
    .set({ ...change, version: row.version + 1 })
    .where(eq(contactProperty.id, row.id));
  return { propertyId: row.id, before, after: property.change };
};

/** Takes back what the deal set the last time. Answers the fields that somebody changed since, which are theirs. */
const takeBack = async (at: At, { propertyId, before, after }: Kept): Promise<string[]> => {
  if (!propertyId || !after) return [];
  const [row] = await at.db.select().from(contactProperty).where(eq(contactProperty.id, propertyId));
  if (!row) return [];
  if (before === null && isUntouched(row, after)) {
    await at.db.delete(contactProperty).where(eq(contactProperty.id, propertyId));
    return [];
  }
  const back: Partial<PropertyRow> = undoneFields(row, before ?? {}, after);
  // A property that the deal added and somebody changed since stays: what it is to them can’t be empty.
  const { relation: _, status: __, ...details } = back;
  const set = before === null ? details : back;
  if (Object.keys(set).length > 0)
    await at.db
      .update(contactProperty)
      .set({ ...set, version: row.version + 1 })
      .where(eq(contactProperty.id, propertyId));
  return ownFields(row, after);
};

/** A property that became the contact’s by the deal alone. */
const addTheirs = async (
  at: At,
  contactId: string,
  { place }: DealOfContact,
  change: NonNullable<Wanted['property']>['change'],
): Promise<PropertyKept> => {
  const { relation = 'OWNER', ...values } = change;
  const row = inserted(
    await at.db
      .insert(contactProperty)
      .values({ contactId, relation, ...place, addressKey: addressKey(place), ...values })
      .returning({ id: contactProperty.id }),
  );
  return { propertyId: row.id, before: null, after: change };
};
