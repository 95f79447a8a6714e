import { type AccountNo, accounts, eventWords } from '#features/ledger/words.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Entry } from '../parts.calls.ts';
import type { DealOf } from './whose-deal.server.ts';

type Line = {
  entryId: number;
  day: string;
  event: string;
  text: string;
  account: AccountNo;
  personId: string | null;
  name: string | null;
  cents: number;
};

/** Payouts to person $2 of earnings from deal $1, and those that the bank returned. */
const payouts = `
  SELECT e.id AS entry FROM journal_entry e WHERE e.event IN ('payout', 'payout-return') AND e.event_id IN (
    SELECT x.taken_by FROM deal_public d JOIN share_part_public l ON l.deal_id = d.id
    JOIN earning_public x ON x.line_id = l.id WHERE d.deal_no = $1 AND x.person_id = $2
  )`;

const columns = `
  e.id AS "entryId", e.day, e.event, e.text, l.account, l.person_id AS "personId", p.name, l.cents`;

/** Entries with their lines about the deal $1. A line without a deal, such as the payer's credit, belongs to its entry. */
const ofEntries = (entries: string) => `
  WITH entries AS (${entries} UNION ${payouts})
  SELECT ${columns}
  FROM entries JOIN journal_entry e ON e.id = entries.entry JOIN journal_line l ON l.entry = e.id LEFT JOIN person_public p ON p.id = l.person_id
  WHERE l.deal = $1 OR l.deal IS NULL
  ORDER BY e.day, e.id, l.position`;

const ofDeal = ofEntries('SELECT entry FROM journal_line WHERE deal = $1');
const ofOverriding = ofEntries('SELECT entry FROM journal_line WHERE deal = $1 AND account = 2110 AND person_id = $2');

const ofPayout = `
  SELECT ${columns} FROM journal_entry e JOIN journal_line l ON l.entry = e.id LEFT JOIN person_public p ON p.id = l.person_id
  WHERE e.event IN ('payout', 'payout-return') AND e.event_id = $1 ORDER BY e.day, e.id, l.position`;

/** Accounts of others: other salespeople, other agencies and the agency itself. */
const ofOthers = new Set<AccountNo>([2100, 2110, 2200, 4100]);

type Shown = { isShown: (line: Line) => boolean; rest: string };

/** Entries of some lines, those of a person by name. The hidden lines of an entry are summed into one. */
const entriesOf = (lines: Line[], personId: string, { isShown, rest }: Shown): Entry[] =>
  [...Map.groupBy(lines, ({ entryId }) => entryId)].map(([entryId, all]) => {
    const others = all.filter((line) => !isShown(line)).reduce((sum, { cents }) => sum + cents, 0);
    const { day = '', event = '', text = '' } = all[0] ?? {};
    return {
      entryId,
      day,
      text: `${eventWords(event)} ${text}`,
      lines: [
        ...all.filter(isShown).map((line) => ({
          account: line.account,
          name: line.personId === personId ? `${accounts[line.account]} · ${line.name}` : accounts[line.account],
          cents: line.cents,
        })),
        ...(others === 0 ? [] : [{ account: null, name: rest, cents: others }]),
      ],
    };
  });

/** The journal of a deal as one of its salespeople sees it: their own lines by name, what others get as one sum. */
export const journalOf = async (at: Reading, { deal, person }: DealOf): Promise<Entry[]> =>
  entriesOf(await ask<Line>(at.db, ofDeal, [deal.dealNo, person.id]), person.id, {
    isShown: (line) => !ofOthers.has(line.account) || line.personId === person.id,
    rest: 'Other shares, uplines, agency',
  });

/** The journal of what an upline gets of a deal below: their own lines, all that is beside them as one sum. */
export const overridingJournalOf = async (at: Reading, dealNo: string, personId: string): Promise<Entry[]> =>
  entriesOf(await ask<Line>(at.db, ofOverriding, [dealNo, personId]), personId, {
    isShown: (line) => line.account === 2110 && line.personId === personId,
    rest: 'Other lines of the entry',
  });

/** The journal of a payout to a person. */
export const payoutJournalOf = async (at: Reading, lineId: string, personId: string): Promise<Entry[]> =>
  entriesOf(await ask<Line>(at.db, ofPayout, [lineId]), personId, { isShown: () => true, rest: '' });
