import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { HoldKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { findItems } from './items.server.ts';

const people = `
  SELECT id, name || ' (' || coalesce(registration_no, user_name) || ')' AS label FROM person_public
  WHERE role = 'salesperson' AND ${isFound('search')}
  ORDER BY name, id LIMIT 20`;
const agencies = `
  SELECT licence_no AS id, name || ' (' || licence_no || ')' AS label FROM register_agency_public
  WHERE ${isFound('search')}
  ORDER BY name, licence_no LIMIT 20`;
const dealsIn = (states: string) => `
  SELECT id, deal_no || ' (' || address || ')' AS label FROM deal_public
  WHERE state IN (${states}) AND (deal_no LIKE '%' || :number || '%' OR case_no LIKE '%' || :number || '%')
  ORDER BY approved_at DESC, id LIMIT 20`;

/** A deal that fell through may have earned by what was forfeited. */
const subjects = {
  PERSON: people,
  AGENCY: agencies,
  DEAL: dealsIn("'OPEN', 'ABORTED'"),
  OPEN_DEAL: dealsIn("'OPEN'"),
};

/** What finance looks for, by what was typed of its name or number. Who left is still found: something may be owed. */
export const findSubjects = async ({ db }: Reading, { query: { kind, search } }: Input<typeof payout.subjects>) => {
  const typed = { number: search.toUpperCase().replace(/[%_\\]/g, '\\$&'), words: patternsOf(search) };
  if (kind !== 'ITEM') return ask<{ id: string; label: string }>(db, subjects[kind], typed);
  const items = search ? await ask<Item>(db, findItems, typed) : [];
  return items.map(({ id, of, payee, cents, day }) => ({
    id,
    label: `${of} (${payee}, ${formatMoney(cents)}, ${formatDay(day)})`,
  }));
};

type Item = { id: string; of: string; payee: string; cents: Cents; day: Day };

const labels: Record<HoldKind, string> = {
  PERSON: `SELECT name AS label FROM person_public WHERE id = $1 AND role = 'salesperson'`,
  AGENCY: 'SELECT name AS label FROM register_agency_public WHERE licence_no = $1',
  DEAL: 'SELECT deal_no AS label FROM deal_public WHERE id = $1',
  ITEM: `
    SELECT coalesce(p.name, share.agency_name) || ', ' || d.deal_no AS label
    FROM earning_public e LEFT JOIN person_public p ON p.id = e.person_id JOIN share_part_public l ON l.id = e.line_id
    JOIN deal_share_public share ON share.id = l.share_id JOIN deal_public d ON d.id = l.deal_id
    WHERE e.id = $1 AND l.kind <> 'AGENCY'
    UNION ALL
    SELECT coalesce(p.name, a.name) || ', ' || l.voucher FROM payout_line l LEFT JOIN person_public p ON p.id = l.person_id
    LEFT JOIN register_agency_public a ON a.licence_no = l.licence_no
    WHERE l.id = $1 AND l.returned_on IS NOT NULL AND l.request_id IS NULL
    UNION ALL
    SELECT c.payer || ', ' || c.number FROM money_request r JOIN receipt_public c ON c.id = r.receipt_id
    WHERE r.id = $1 AND r.state = 'APPROVED' AND r.paid_on IS NULL
    UNION ALL
    SELECT p.name || ', advance on ' || d.deal_no
    FROM advance a JOIN person_public p ON p.id = a.person_id JOIN deal_public d ON d.id = a.deal_id WHERE a.id = $1`,
};

/** What is held, in words. @throws 404 if there is no such record */
export const labelOf = async ({ db }: Writing, kind: HoldKind, source: string): Promise<string> => {
  const [row] = await ask<{ label: string }>(db, labels[kind], [source]);
  if (!row) throw missing({ PERSON: 'salesperson', AGENCY: 'agency', DEAL: 'deal', ITEM: 'item' }[kind]);
  return row.label;
};
