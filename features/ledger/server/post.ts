import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { EntryLine } from '../words.ts';

/**
 * What happened, with the id of its record: an event is posted once. `day` is the day on which it happened. `postedOn` is
 * another day to post it on: `day` is then its value day.
 */
export type Entry = { day: Day; postedOn?: Day; event: string; eventId: string; text: string; lines: EntryLine[] };

/**
 * Writes entries into the journal, in the transaction of what they are about. An event of a closed month is posted today
 * and keeps its day as the value day. At the commit the database refuses an entry that does not balance.
 */
export const post = async (at: Writing<Actor | null>, entries: Entry[]): Promise<void> => {
  const given = entries.map(({ lines, ...entry }) => ({ ...entry, lines: lines.filter(({ cents }) => cents !== 0) }));
  if (given.length === 0) return;
  await ask(at.db, holdMonths, [given.map(({ day }) => day)]);
  await ask(at.db, insertEntries, {
    given: JSON.stringify(given),
    today: today(at.clock),
    now: at.clock.now().toString(),
  });
  await ask(at.db, insertLines, [JSON.stringify(given)]);
};

/** Whether the month of a day is closed, so that what happened then is posted today. */
export const isClosed = async (at: Writing<Actor | null>, day: Day): Promise<boolean> =>
  (await ask(at.db, `SELECT WHERE ${closedOn('$1::date')}`, [day])).length > 0;

/** With a month all that is before it is closed, also where nothing had been posted: its balances count that in. */
const closedOn = (day: string) =>
  `EXISTS (SELECT FROM ledger_month WHERE month >= date_trunc('month', ${day})::date AND closed_at IS NOT NULL)`;

/** A month is not closed while somebody posts into it or an earlier one; whoever posts waits for one that is being closed. */
const holdMonths = `
  SELECT FROM ledger_month WHERE month >= (SELECT date_trunc('month', min(day)) FROM unnest($1::date[]) AS given (day))
  ORDER BY month FOR SHARE`;

const insertEntries = `
  INSERT INTO journal_entry (day, value_day, event, event_id, text, made_at)
  SELECT CASE WHEN ${closedOn('g.day')} THEN :today ELSE coalesce(g."postedOn", g.day) END, g.day, g.event, g."eventId", g.text, :now
  FROM jsonb_to_recordset(:given) AS g (day date, "postedOn" date, event text, "eventId" uuid, text text)`;

const insertLines = `
  INSERT INTO journal_line (entry, position, account, person_id, deal, cents)
  SELECT e.id, l.position, (l.line->>'account')::smallint, (l.line->>'personId')::uuid, l.line->>'deal',
         (l.line->>'cents')::bigint
  FROM jsonb_to_recordset($1) AS g (event text, "eventId" uuid, lines jsonb)
  JOIN journal_entry e ON e.event = g.event AND e.event_id = g."eventId"
  CROSS JOIN LATERAL jsonb_array_elements(g.lines) WITH ORDINALITY AS l (line, position)`;
