import { inArray } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { numberPlace } from '../record/number.server.ts';
import type { OnePage } from '../record/of-contact.calls.ts';
import type { ContactRecord } from '../record/scope.server.ts';
import { contact } from '../tables.server.ts';
import { mostInCommon, pairsOf } from './duplicates.rules.ts';
import type { Duplicate } from './merge.calls.ts';
import { type Likeness, likenesses } from './merge.words.ts';

/** The keys that some of the actor's contacts have in common, with these contacts, those added first before. */
const inCommon = `
  SELECT array_agg(k.contact_id ORDER BY c.created_at, c.id) AS ids
  FROM contact_key k JOIN contact c ON c.id = k.contact_id
  WHERE k.owner = $1 GROUP BY k.key HAVING count(*) BETWEEN 2 AND $2`;

/** A page of the actor's contacts that may be the same customer: the surest first, of those the ones that were added first. */
export const readDuplicates = async (at: Reading, { query }: { query: OnePage }): Promise<Page<Duplicate>> => {
  const groups = (await ask<{ ids: string[] }>(at.db, inCommon, [at.actor.userId, mostInCommon])).map(({ ids }) => ids);
  const rows = await at.db
    .select()
    .from(contact)
    .where(inArray(contact.id, [...new Set(groups.flat())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pairs = pairsOf(rows, groups)
    .flatMap(({ a, b, why }) => {
      const older = byId.get(a);
      const newer = byId.get(b);
      return older && newer ? [{ older, newer, why }] : [];
    })
    .toSorted(inOrder);
  const from = (query.pageNumber - 1) * query.pageSize;
  const page = pairs.slice(from, from + query.pageSize);
  return {
    rows: page.map(({ older, newer, why }) => ({ older: sideOf(at, older), newer: sideOf(at, newer), why })),
    totalRecords: pairs.length,
  };
};

type Pair = { older: ContactRecord; newer: ContactRecord; why: Likeness };

const sureness = Object.keys(likenesses);
const inOrder = (a: Pair, b: Pair): number =>
  sureness.indexOf(a.why) - sureness.indexOf(b.why) ||
  Date.parse(a.older.createdAt) - Date.parse(b.older.createdAt) ||
  a.older.id.localeCompare(b.older.id) ||
  a.newer.id.localeCompare(b.newer.id);

const sideOf = (at: Reading, row: ContactRecord): Duplicate['older'] => ({
  contactId: row.id,
  name: row.name,
  phones: row.phones,
  emails: row.emails,
  idNumberMasked: shownNumber(at, numberPlace(row.id), row),
  createdAt: row.createdAt,
});
