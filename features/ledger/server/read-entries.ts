import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { ledger } from '../contract.ts';
import { type AccountNo, accounts, eventWords } from '../words.ts';

type Found = Data<typeof ledger.entries>;
type Line = {
  entryId: number;
  day: Day;
  valueDay: Day;
  event: string;
  text: string;
  account: AccountNo;
  person: string | null;
  cents: number;
};

const ofDeal = 'e.id IN (SELECT entry FROM journal_line WHERE deal = $1)';
const ofRecords = 'e.event_id = ANY($1::uuid[])';

const newest = (which: string) => `
  SELECT e.id AS "entryId", e.day, e.value_day AS "valueDay", e.event, e.text, l.account, p.name AS person, l.cents
  FROM (SELECT * FROM journal_entry e WHERE ${which} ORDER BY e.day DESC, e.id DESC LIMIT 200) e
  JOIN journal_line l ON l.entry = e.id LEFT JOIN person_public p ON p.id = l.person_id
  ORDER BY e.day DESC, e.id DESC, l.position`;
const sums = (which: string) => `
  SELECT l.account, sum(l.cents)::bigint AS cents FROM journal_entry e JOIN journal_line l ON l.entry = e.id
  WHERE ${which} GROUP BY l.account HAVING sum(l.cents) <> 0 ORDER BY l.account`;

/** The entries about a deal or about records, the newest first, with what they add up to. */
export const readEntries = (
  at: Reading,
  { query: { deal, ids } }: { query: Input<typeof ledger.entries>['query'] },
): Promise<Found> => (deal ? found(at, ofDeal, deal) : entriesOfRecords(at, ids?.split(',') ?? []));

/** The same about records of another room, by their ids: as many as there are. */
export const entriesOfRecords = (at: Reading, ids: string[]): Promise<Found> => found(at, ofRecords, ids);

const found = async (at: Reading, which: string, value: string | string[]): Promise<Found> => {
  const [lines, totals] = await Promise.all([
    ask<Line>(at.db, newest(which), [value]),
    ask<{ account: AccountNo; cents: number }>(at.db, sums(which), [value]),
  ]);
  const entries = [...Map.groupBy(lines, ({ entryId }) => entryId)];
  return {
    rows: entries.flatMap(([entryId, [first, ...others]]) => (first ? [entryOf(entryId, [first, ...others])] : [])),
    sums: totals.map(({ account, cents }) => ({ account, name: accounts[account], cents })),
  };
};

const entryOf = (entryId: number, lines: [Line, ...Line[]]): Found['rows'][number] => {
  const [{ day, valueDay, event, text }] = lines;
  return {
    entryId,
    day,
    valueDay,
    text: `${eventWords(event)} ${text}`,
    lines: lines.map(({ account, person, cents }) => ({
      account,
      cents,
      name: person ? `${accounts[account]} · ${person}` : accounts[account],
    })),
  };
};
