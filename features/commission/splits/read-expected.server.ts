import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Expected } from './deals.calls.ts';

/**
 * Lines of a person that are wholly unearned: no money has come in for them, or it went back. A deal that was cancelled or fell through
 * pays nothing.
 */
const expected = `
  split_line l JOIN split s ON s.id = l.split_id JOIN deal_public d ON d.id = s.deal_id
  WHERE l.person_id = $1 AND l.left_cents <> 0 AND l.left_cents = l.cents AND d.state = 'OPEN'`;

const sums = `
  SELECT coalesce(sum(l.cents) FILTER (WHERE l.kind = 'OWN'), 0)::bigint AS "ownCents",
         count(DISTINCT d.id) FILTER (WHERE l.kind = 'OWN') AS "ownDeals",
         coalesce(sum(l.cents) FILTER (WHERE l.kind = 'OVERRIDE'), 0)::bigint AS "overridingCents",
         count(DISTINCT d.id) FILTER (WHERE l.kind = 'OVERRIDE') AS "overridingDeals"
  FROM ${expected}`;

const newest = `
  SELECT d.id AS "dealId", d.esubmission_id AS "eSubId", d.case_no AS "caseNo", d.address, sum(l.cents)::bigint AS cents
  FROM ${expected} AND l.kind = 'OWN'
  GROUP BY d.id, d.esubmission_id, d.case_no, d.address, d.approved_at ORDER BY d.approved_at DESC, d.id DESC LIMIT 5`;

/** The actor's part of deals without money received so far. Undefined if there are none. */
export const readExpected = async (at: Reading): Promise<Expected | undefined> => {
  const mine = [at.actor.userId];
  const [[totals], rows] = await Promise.all([
    ask<Omit<Expected, 'newest'>>(at.db, sums, mine),
    ask<Expected['newest'][number]>(at.db, newest, mine),
  ]);
  if (!totals) throw new Error('A sum has one row.');
  return totals.ownDeals + totals.overridingDeals > 0 ? { ...totals, newest: rows } : undefined;
};
