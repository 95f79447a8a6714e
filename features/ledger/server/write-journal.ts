import { Readable } from 'node:stream';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { hledgerEntry, hledgerHead, type WrittenEntry } from '../rules/hledger.ts';
import type { AccountNo } from '../words.ts';

const people = `
  SELECT DISTINCT l.account, p.user_name AS person
  FROM journal_line l JOIN person_public p ON p.id = l.person_id ORDER BY 1, 2`;

/** Entries in the order of their days, from behind the last one of the batch before. */
const entries = `
  SELECT e.id, e.day::text AS day, e.value_day::text AS "valueDay", e.event, e.text, (
    SELECT jsonb_agg(jsonb_build_object('account', l.account, 'person', p.user_name, 'deal', l.deal, 'cents', l.cents)
                     ORDER BY l.position)
    FROM journal_line l LEFT JOIN person_public p ON p.id = l.person_id
    WHERE l.entry = e.id
  ) AS lines
  FROM journal_entry e WHERE (e.day, e.id) > (:lastDay::date, :lastId::bigint) AND e.id <= :newest
  ORDER BY e.day, e.id LIMIT 2000`;

/** Whether anything was ever entered. */
export const hasEntries = async (at: Reading<Actor | null>): Promise<boolean> =>
  (await ask(at.db, 'SELECT FROM journal_entry LIMIT 1')).length > 0;

/** The whole journal as it stands now, in the plain-text format of hledger, made while it is read. */
export const writeJournal = (at: Reading<Actor | null>): Readable => Readable.from(linesOf(at));

async function* linesOf(at: Reading<Actor | null>) {
  const [newest] = await ask<{ id: number }>(at.db, 'SELECT coalesce(max(id), 0)::bigint AS id FROM journal_entry');
  yield hledgerHead(await ask<{ account: AccountNo; person: string }>(at.db, people));
  let last = { day: '-infinity', id: 0 };
  for (;;) {
    const batch = await ask<WrittenEntry>(at.db, entries, { lastDay: last.day, lastId: last.id, newest: newest?.id });
    yield batch.map(hledgerEntry).join('');
    const end = batch.at(-1);
    if (!end) return;
    last = end;
  }
}
