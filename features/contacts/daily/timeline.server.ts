import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { consentsOf } from '../pdpa/consents-of.server.ts';
import type { ContactEvents } from '../ports.server.ts';
import { findContact } from '../record/scope.server.ts';
import type { Activity } from './daily.calls.ts';

const pageSize = 20;

/** Of one moment by kind and words: ids are drawn, so that an order by them would differ from contact to contact. */
const newestFirst = (a: Activity, b: Activity): number =>
  Date.parse(b.at) - Date.parse(a.at) ||
  a.kind.localeCompare(b.kind) ||
  a.body.localeCompare(b.body) ||
  a.id.localeCompare(b.id);

const noted = `
  SELECT a.id, a.kind, a.body, a.at, p.name AS by, NULL AS to FROM contact_activity a JOIN person_public p ON p.id = a.by
  WHERE a.contact_id = :id ORDER BY a.at DESC, a.id LIMIT :limit`;

const merged = `
  WITH RECURSIVE same AS (
    SELECT id FROM contact WHERE id = $1 UNION SELECT c.id FROM contact c JOIN same ON c.merged_into = same.id
  )
  SELECT id FROM same`;

/** A contact and all that were merged into it: cases keep naming the one that they were made for. */
export const withMerged = async (at: Reading, id: string): Promise<string[]> =>
  (await ask<{ id: string }>(at.db, merged, [id])).map((row) => row.id);

type TimelineInput = { params: { id: string }; query: { pageNumber: number } };

/** A page of what happened with a contact, the newest first: its notes and consents, and its cases in the rooms above. */
export const readTimeline = async (at: Reading, { params, query }: TimelineInput, sources: ContactEvents[]) => {
  const { id } = await findContact(at, params.id);
  const from = (query.pageNumber - 1) * pageSize;
  const limit = from + pageSize + 1;
  const contactIds = await withMerged(at, id);
  const notes = await ask<Activity>(at.db, noted, { id, limit });
  const events: Activity[] = await consentsOf(at, contactIds, limit);
  for (const source of sources)
    for (const event of await source(at, { contactIds, limit })) events.push({ by: '', ...event });
  const all = [...notes, ...events].sort(newestFirst);
  return { rows: all.slice(from, from + pageSize), hasMore: all.length > from + pageSize };
};
