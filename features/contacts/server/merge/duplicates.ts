import { sql } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Duplicate } from '../../contract/merge.ts';
import { pairsOf } from '../../rules/merge/duplicates.ts';
import { numberPlace } from '../core/number.ts';
import type { ContactRecord } from '../core/scope.ts';
import { contact } from '../tables.ts';

const most = 100;

/** What of the actor's contacts shares a number of identity, a phone or an e-mail address with another one. */
const sharing = sql`
  ${contact.deletedAt} IS NULL AND ${contact.mergedInto} IS NULL AND EXISTS (
    SELECT FROM contact other WHERE other.owner = contact.owner AND other.id <> contact.id
      AND other.deleted_at IS NULL AND other.merged_into IS NULL
      AND (other.phones && contact.phones OR other.emails && contact.emails
        OR (contact.id_number_print <> '' AND other.id_number_print = contact.id_number_print)))`;

/** The actor's contacts that may be the same customer. */
export const readDuplicates = async (at: Reading): Promise<Duplicate[]> => {
  const rows = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.owner} = ${at.actor.userId} AND ${sharing}`)
    .orderBy(contact.createdAt, contact.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pairsOf(rows)
    .slice(0, most)
    .flatMap(({ a, b, why }) => {
      const [older, newer] = [byId.get(a), byId.get(b)];
      return older && newer ? [{ older: sideOf(at, older), newer: sideOf(at, newer), why }] : [];
    });
};

const sideOf = (at: Reading, row: ContactRecord): Duplicate['older'] => ({
  contactId: row.id,
  name: row.name,
  phones: row.phones,
  emails: row.emails,
  idNumberMasked: shownNumber(at, numberPlace(row.id), row),
  createdAt: row.createdAt,
});
