import { inArray } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Duplicate } from '../../contract/merge.ts';
import { mostInCommon, pairsOf } from '../../rules/merge/duplicates.ts';
import { numberPlace } from '../core/number.ts';
import type { ContactRecord } from '../core/scope.ts';
import { contact } from '../tables.ts';

const most = 100;

/** The keys that some of the actor's contacts have in common, with these contacts, those added first before. */
const inCommon = `
  SELECT array_agg(k.contact_id ORDER BY c.created_at, c.id) AS ids
  FROM contact_key k JOIN contact c ON c.id = k.contact_id
  WHERE k.owner = $1 GROUP BY k.key HAVING count(*) BETWEEN 2 AND $2`;

/** The actor's contacts that may be the same customer. */
export const readDuplicates = async (at: Reading): Promise<Duplicate[]> => {
  const groups = (await ask<{ ids: string[] }>(at.db, inCommon, [at.actor.userId, mostInCommon])).map(({ ids }) => ids);
  const rows = await at.db
    .select()
    .from(contact)
    .where(inArray(contact.id, [...new Set(groups.flat())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pairsOf(rows, groups)
    .slice(0, most)
    .flatMap(({ a, b, why }) => {
      const [older, newer] = [byId.get(a), byId.get(b)];
      return older && newer ? [{ older: sideOf(at, older), newer: sideOf(at, newer), why }] : [];
    })
    .toSorted((a, b) => (a.older.createdAt < b.older.createdAt ? -1 : 1));
};

const sideOf = (at: Reading, row: ContactRecord): Duplicate['older'] => ({
  contactId: row.id,
  name: row.name,
  phones: row.phones,
  emails: row.emails,
  idNumberMasked: shownNumber(at, numberPlace(row.id), row),
  createdAt: row.createdAt,
});
