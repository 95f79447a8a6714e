import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

type Line = { lineId: string; cents: number; isReversal: boolean };

/**
 * A credit that takes back a payment of ours pays no invoice. What else of it is a payment of ours, the rooms above know: one that came
 * back.
 */
export const paysNothing = ({ cents, isReversal }: Pick<Line, 'cents' | 'isReversal'>): boolean =>
  isReversal && cents > 0;

/** The bank takes a payment back within so many days. */
const within = 60;

/**
 * Of credits: the reversal of the same amount and account that came afterwards. It names the same payer or reference, or no other credit
 * of these days has that amount.
 */
const takenBack = `
  SELECT l.id AS "lineId", min(r.day)::text AS day
  FROM bank_line l JOIN bank_line r ON r.is_reversal AND r.cents = -l.cents AND r.account = l.account AND r.currency = l.currency
    AND r.state <> 'DUPLICATE' AND r.day BETWEEN l.day AND l.day + :within::int
  WHERE l.id = ANY(:ids::uuid[]) AND l.cents > 0 AND NOT l.is_reversal AND (
    (r.payer <> '' AND r.payer = l.payer) OR (r.reference <> '' AND r.reference = l.reference)
    OR NOT EXISTS (
      SELECT FROM bank_line o WHERE o.cents = l.cents AND o.account = l.account AND o.id <> l.id AND NOT o.is_reversal
        AND o.state <> 'DUPLICATE' AND r.day BETWEEN o.day AND o.day + :within::int))
  GROUP BY l.id`;

/** The days on which the bank reversed these lines, by their ids: such money has left the account again. */
export const takenBackOn = async ({ db }: Pick<Reading, 'db'>, ids: string[]): Promise<Map<string, Day>> => {
  if (ids.length === 0) return new Map();
  const rows = await ask<{ lineId: string; day: Day }>(db, takenBack, { ids, within });
  return new Map(rows.map(({ lineId, day }) => [lineId, day]));
};
