import { inArray } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { likeness, mostInCommon } from '../merge/duplicates.rules.ts';
import type { Likeness } from '../merge/merge.words.ts';
import type { ContactRecord } from '../record/scope.server.ts';
import { contact, contactAddress } from '../tables.server.ts';
import { asAddresses, asComparable, asMergeable, saysMore } from './as-contact.rules.ts';
import type { ImportChoice } from './import.words.ts';
import type { ImportedRow } from './imported-row.rules.ts';

/** The match of a row, an existing contact or an earlier row, and the default choice for it. */
export type Match = { seems: string | null; sameAs: number | null; why: Likeness | null; choice: ImportChoice };

export const noMatch: Match = { seems: null, sameAs: null, why: null, choice: 'NEW' };

const keysOfRows = `
  SELECT r.place, key
  FROM jsonb_to_recordset($1::jsonb) AS r(place integer, phones text[], emails text[], names text[], birth date),
    contact_keys_of(r.phones, r.emails, r.names, r.birth, '') key`;
const contactsByKey =
  'SELECT key, contact_id AS "contactId" FROM contact_key WHERE owner = $1 AND key = ANY($2::text[]) ORDER BY contact_id';

/** Compares rows with the actor's contacts and with each other: those alone that have a key in common, as duplicates are found. */
export const matchRows = async (at: Reading, rows: ImportedRow[]): Promise<Match[]> => {
  const keyRows = rows.map(({ phones, emails, name, aliases, dateOfBirth }, place) => ({
    place,
    phones,
    emails,
    names: [name, ...aliases],
    birth: dateOfBirth,
  }));
  const keyed = await ask<{ place: number; key: string }>(at.db, keysOfRows, [JSON.stringify(keyRows)]);
  const contactsOf = grouped(
    await ask<{ key: string; contactId: string }>(at.db, contactsByKey, [
      at.actor.userId,
      [...new Set(keyed.map(({ key }) => key))],
    ]),
    ({ contactId }) => contactId,
  );
  const placesOf = grouped(keyed, ({ place }) => place);
  const keysOf = new Map<number, string[]>();
  for (const { place, key } of keyed) keysOf.set(place, [...(keysOf.get(place) ?? []), key]);
  const contacts = await readContacts(at, [...new Set([...contactsOf.values()].flat())]);

  return rows.map((row, place): Match => {
    if (row.problem) return { ...noMatch, choice: 'SKIP' as const };
    const compared = asComparable(row, String(place));
    const keys = keysOf.get(place) ?? [];
    for (const id of common(keys, contactsOf)) {
      const contact = contacts.get(id);
      const why = contact && likeness(compared, contact.row);
      if (contact && why) return { seems: id, sameAs: null, why, choice: choiceOf(contact, row) };
    }
    for (const before of common(keys, placesOf).toSorted((a, b) => a - b)) {
      const other = rows[before];
      const why = before < place && other && !other.problem && likeness(compared, asComparable(other, String(before)));
      if (!why) continue;
      const lines = asAddresses(other).map(({ line }) => line);
      return { seems: null, sameAs: before, why, choice: saysMore(asMergeable(other), row, lines) ? 'MERGE' : 'SKIP' };
    }
    return noMatch;
  });
};

const grouped = <Row extends { key: string }, T>(rows: Row[], toValue: (row: Row) => T): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.key);
    if (group) group.push(toValue(row));
    else groups.set(row.key, [toValue(row)]);
  }
  return groups;
};

/** Contacts by these keys. Keys that very many contacts share are ignored. */
const common = <T>(keys: string[], groups: Map<string, T[]>): T[] => [
  ...new Set(
    keys.flatMap((key) => {
      const group = groups.get(key) ?? [];
      return group.length > mostInCommon ? [] : group;
    }),
  ),
];

/** Whether a row would add something to the contact as it is now. */
export const choiceNow = async (at: Reading, contactId: string, row: ImportedRow): Promise<ImportChoice> => {
  const contact = (await readContacts(at, [contactId])).get(contactId);
  return contact ? choiceOf(contact, row) : 'NEW';
};

type Known = { row: ContactRecord; lines: string[] };
const choiceOf = ({ row, lines }: Known, imported: ImportedRow): ImportChoice =>
  saysMore(row, imported, lines) ? 'MERGE' : 'SKIP';

const readContacts = async (at: Reading, ids: string[]): Promise<Map<string, Known>> => {
  if (ids.length === 0) return new Map();
  const rows = await at.db.select().from(contact).where(inArray(contact.id, ids));
  const addresses = await at.db.select().from(contactAddress).where(inArray(contactAddress.contactId, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      { row, lines: addresses.filter(({ contactId }) => contactId === row.id).map(({ line }) => line) },
    ]),
  );
};
