import { type AccountNo, accounts, eventWords } from '#features/ledger/words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../../contract/index.ts';
import type { DealOf } from './whose-deal.ts';

type Entry = Data<typeof production.detail>['entries'][number];
type Line = {
  entryId: number;
  day: string;
  event: string;
  text: string;
  account: AccountNo;
  personId: string | null;
  cents: number;
};

/**
 * The lines of entries about the deal $1, and of the payouts by which the person $2 got what they earned of it. A line without
 * a deal, such as the payer's credit, belongs to its entry.
 */
const lines = `
  WITH entries AS (
    SELECT entry FROM journal_line WHERE deal = $1
    UNION
    SELECT e.id FROM journal_entry e WHERE e.event IN ('payout', 'payout-return') AND e.event_id IN (
      SELECT x.taken_by FROM deal d JOIN split ON split.deal_id = d.id JOIN split_line l ON l.split_id = split.id
      JOIN earning x ON x.line_id = l.id WHERE d.deal_no = $1 AND x.person_id = $2
    )
  )
  SELECT e.id AS "entryId", e.day, e.event, e.text, l.account, l.person_id AS "personId", l.cents
  FROM entries JOIN journal_entry e ON e.id = entries.entry JOIN journal_line l ON l.entry = e.id
  WHERE l.deal = $1 OR l.deal IS NULL
  ORDER BY e.day, e.id, l.position`;

/** What belongs to others: other salespeople, other agencies and the agency itself. */
const ofOthers = new Set<AccountNo>([2100, 2110, 2200, 4100]);

/** The journal of a deal as one of its salespeople sees it: their own lines by name, what others get as one sum. */
export const journalOf = async (at: Reading, { deal, person }: DealOf): Promise<Entry[]> => {
  const found = await ask<Line>(at.db, lines, [deal.dealNo, person.id]);
  return [...Map.groupBy(found, ({ entryId }) => entryId)].map(([entryId, all]) => {
    const isOther = ({ account, personId }: Line) => ofOthers.has(account) && personId !== person.id;
    const others = all.filter(isOther).reduce((sum, { cents }) => sum + cents, 0);
    const { day = '', event = '', text = '' } = all[0] ?? {};
    return {
      entryId,
      day,
      text: `${eventWords(event)} ${text}`,
      lines: [
        ...all
          .filter((line) => !isOther(line))
          .map(({ account, personId, cents }) => ({
            account,
            name: personId === person.id ? `${accounts[account]} · ${person.name}` : accounts[account],
            cents,
          })),
        ...(others === 0 ? [] : [{ account: null, name: 'Other shares, uplines, agency', cents: others }]),
      ],
    };
  });
};
