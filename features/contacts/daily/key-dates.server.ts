import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import type { KeyDateSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { contactAddress } from '../places.words.ts';

const titles = { FOLLOW_UP: 'Follow-up', LEASE_END: 'Lease ends', EXCLUSIVE: 'Exclusive ends' };

type DateRow = {
  kind: keyof typeof titles;
  id: string;
  day: string;
  contact_id: string;
  category: PropertyCategory | null;
  block: string;
  street: string;
  building: string;
  unit: string;
};

const statement = `
  SELECT 'FOLLOW_UP' AS kind, c.id, c.follow_up_on AS day, c.id AS contact_id, p.category, p.block, p.street, p.building, p.unit
  FROM contact c LEFT JOIN LATERAL (
    SELECT * FROM contact_property WHERE contact_id = c.id ORDER BY relation = 'INTERESTED', street, id LIMIT 1) p ON true
  WHERE c.owner = :me AND c.deleted_at IS NULL AND c.merged_into IS NULL AND c.follow_up_on BETWEEN :from AND :to
  UNION ALL
  SELECT k.kind, p.id, k.day, c.id, p.category, p.block, p.street, p.building, p.unit
  FROM contact c JOIN contact_property p ON p.contact_id = c.id
  CROSS JOIN LATERAL (VALUES ('LEASE_END', p.lease_end), ('EXCLUSIVE', p.exclusive_until)) k (kind, day)
  WHERE c.owner = :me AND c.deleted_at IS NULL AND c.merged_into IS NULL AND p.status <> 'GIVEN_UP' AND k.day BETWEEN :from AND :to`;

/** The days of the actor's contacts, each named by an address: what goes into a feed has no name of a client. */
export const readContactDates: KeyDateSource = async (at, { from, to }) => {
  const rows = await ask<DateRow>(at.db, statement, { me: at.actor.userId, from, to });
  return rows.map(
    ({ kind, id, day, contact_id, category, ...property }): KeyDate => ({
      id: `${id}-${kind.toLowerCase().replace('_', '-')}`,
      day,
      group: 'contact',
      title: titles[kind],
      place: category ? addressLine({ propertyCategory: category, property }) : 'A contact of yours',
      reference: '',
      to: contactAddress(contact_id, kind === 'FOLLOW_UP' ? 0 : 1),
    }),
  );
};
