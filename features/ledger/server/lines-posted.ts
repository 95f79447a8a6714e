import { port } from '#platform/server/room.ts';
import type { AccountNo } from '../words.ts';

/**
 * The lines of these accounts in the entries of the days $1 to $2: by their value day, or made in these days. `person` is the name of
 * whom the entry is about; null if it is about nobody.
 */
export const linesPosted = (...accounts: AccountNo[]): string => `
  SELECT e.id AS "entryId", e.event, e.event_id AS "eventId", e.text, e.value_day AS "valueDay", e.made_at AS "madeAt",
         l.account, l.cents, (
           SELECT p.name FROM journal_line o JOIN person_public p ON p.id = o.person_id
           WHERE o.entry = e.id ORDER BY o.position LIMIT 1
         ) AS person
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id
  WHERE l.account IN (${accounts.join(', ')}) AND (
    e.value_day BETWEEN $1 AND $2
    OR e.made_at >= $1::date::timestamp AT TIME ZONE 'Asia/Singapore'
    AND e.made_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Singapore')`;

/**
 * What a room posts to an account by the papers that it knows: what it calls the event, and a statement of the paper of the event with
 * this id. That has its number, who gave it or got it (`who`), its rate of GST and its amount before GST (`net`) as far as they are
 * known, and the page that has it (`to`).
 */
export type LinePapers = { event: string; account: AccountNo; paperOf: (eventId: string) => string };

/** The port where rooms offer the papers of what they post. */
export const linePapers = port<LinePapers>('ledger.line-papers');
