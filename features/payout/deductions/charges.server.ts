import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { labelOf } from '../holds/subjects.server.ts';
import { isFree } from '../items/candidate.server.ts';
import type { payout } from '../room.calls.ts';
import { lockPayouts } from '../runs/lock-payouts.server.ts';
import { charge } from '../tables.server.ts';
import { chargeList } from './deductions.calls.ts';

const rows = `
  SELECT c.id AS "chargeId", c.kind, p.name, c.text, c.cents, c.due_on AS "dueOn", l.voucher, c.waive_reason AS "waiveReason",
    CASE WHEN c.waived_at IS NOT NULL THEN 'WAIVED' WHEN l.id IS NULL THEN 'DUE' WHEN l.paid_on IS NULL THEN 'IN_RUN'
      ELSE 'PAID' END AS state
  FROM charge c LEFT JOIN person_public p ON p.id = c.person_id
  LEFT JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id LEFT JOIN payout_line l ON l.id = t.line_id`;

export const charges = serveList(chargeList, {
  name: 'charges',
  title: 'Charges',
  action: 'payout.charges-exported',
  last: 'chargeId',
  rows: (_, { search, kind, state }) => ({
    text: `SELECT * FROM (${rows}) found WHERE (:state::text IS NULL OR state = :state) AND ${isFound('searched(name)')}
      AND (:kind::text IS NULL OR kind = :kind)`,
    values: { state: state ?? null, words: patternsOf(search), kind: kind ?? null },
  }),
});

export const addCharge = async (at: Writing, { body }: Input<typeof payout.addCharge>) => {
  const id = randomUUID();
  const name = await labelOf(at, 'PERSON', body.personId);
  await record(at, { aggregate: 'charge', aggregateId: id, action: 'charge.set', detail: { ...body, name } });
  await at.db.insert(charge).values({ id, ...body, setBy: at.actor.userId, setAt: at.clock.now().toString() });
  return { chargeId: id };
};

/** Waives a charge. One that a run has taken is on a statement already, or about to be. */
export const waiveCharge = async (at: Writing, { params, body }: Input<typeof payout.waive>): Promise<undefined> => {
  await lockPayouts(at);
  const [row] = await at.db.select().from(charge).where(eq(charge.id, params.id)).for('update');
  if (!row) throw missing('charge');
  if (row.waivedAt) throw new Refusal('payout.conflict', 'This charge was waived already.');
  const [free] = await ask(at.db, `SELECT FROM charge c WHERE c.id = $1 AND ${isFree('CHARGE', 'c.id')}`, [row.id]);
  if (!free) throw new Refusal('payout.conflict', 'A payout run has this charge. Discard or withdraw the run first.');
  await record(at, { aggregate: 'charge', aggregateId: row.id, action: 'charge.waived', detail: body });
  await at.db
    .update(charge)
    .set({ waivedBy: at.actor.userId, waivedAt: at.clock.now().toString(), waiveReason: body.reason })
    .where(eq(charge.id, row.id));
  return undefined;
};
