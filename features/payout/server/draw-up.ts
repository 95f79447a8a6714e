import { randomUUID } from 'node:crypto';
import { eq, inArray, notInArray } from 'drizzle-orm';
import { earning } from '#features/commission/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { payout } from '../contract/index.ts';
import { dueFees } from './candidates/charges.ts';
import { readDeductions } from './candidates/deductions.ts';
import { freeCandidates } from './candidates/index.ts';
import { lockPayouts } from './lock-payouts.ts';
import { type Payee, sortOut } from './sort-out.ts';
import { payoutLine, payoutRun } from './tables.ts';

/** Draws up a run in one transaction: a crash leaves it done or not begun. */
export const drawUp = async (at: Writing, { body }: Input<typeof payout.drawUp>) => {
  const { cutOff, payDay } = body;
  if (cutOff > today(at.clock))
    throw new Refusal('payout.invalid', 'The cut-off is still to come. Choose today or an earlier day.', {
      field: 'cutOff',
    });
  if (payDay < cutOff)
    throw new Refusal('payout.invalid', 'Choose a pay day on or after the cut-off.', { field: 'payDay' });
  await lockPayouts(at);
  const open = await at.db.$count(payoutRun, notInArray(payoutRun.state, ['PAID', 'WITHDRAWN']));
  if (open > 0) throw new Refusal('payout.conflict', 'A run is open already. Finish or withdraw it first.');
  const now = at.clock.now().toString();
  await ask(at.db, makeDueCharges, [cutOff, now]);
  const deductionsOf = await readDeductions(at, payDay);
  const { payees } = sortOut(await freeCandidates(at, cutOff), { cutOff, now, deductionsOf });
  if (payees.length === 0)
    throw new Refusal('payout.conflict', 'There is nothing to pay: no money that cleared by then is free to be paid.');
  const id = randomUUID();
  await at.db.insert(payoutRun).values({
    ...{ id, kind: 'SALESPEOPLE', cutOff, payDay },
    ...{ preparedBy: at.actor.userId, preparedAt: now },
  });
  await takeAll(at, id, payees);
  const netCents = payees.reduce((sum, { sums }) => sum + sums.netCents, 0);
  await record(at, {
    aggregate: 'payout',
    aggregateId: id,
    action: 'payout.drawn-up',
    detail: { cutOff, payDay, people: payees.length, netCents },
  });
  return { runId: id };
};

const makeDueCharges = `
  INSERT INTO charge (id, person_id, text, cents, due_on, fee_id, set_by, set_at)
  SELECT due.*, $2::timestamptz FROM (${dueFees}) due ON CONFLICT DO NOTHING`;
const insertItems = `
  INSERT INTO payout_item (kind, source, line_id, cents, gst_cents)
  SELECT kind, source, line_id, cents, gst_cents
  FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[]) AS t (kind, source, line_id, cents, gst_cents)`;
const insertRecoveries = `
  INSERT INTO advance_recovery (advance_id, line_id, cents)
  SELECT advance_id, line_id, cents FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS t (advance_id, line_id, cents)`;
const take = `
  UPDATE earning e SET taken_by = i.line_id FROM payout_item i JOIN payout_line l ON l.id = i.line_id
  WHERE l.run_id = $1 AND i.kind = 'EARNING' AND e.id = i.source AND e.taken_by IS NULL`;

const takeAll = async (at: Writing, runId: string, payees: Payee[]) => {
  const lines = payees.map((payee) => ({ ...payee, lineId: randomUUID() }));
  const rows = lines.map(({ lineId: id, personId, account, sums, gst }) => ({
    ...{ id, runId, personId },
    ...{ ...account, ...sums, ...gst },
  }));
  for (let from = 0; from < rows.length; from += 1_000)
    await at.db.insert(payoutLine).values(rows.slice(from, from + 1_000));
  const items = lines.flatMap((line) =>
    line.items.map((item, index) => ({ ...item, lineId: line.lineId, gstCents: line.itemGst[index] ?? 0 })),
  );
  await ask(at.db, insertItems, [
    items.map(({ kind }) => (kind === 'OWN' || kind === 'OVERRIDE' ? 'EARNING' : kind)),
    items.map(({ source }) => source),
    items.map(({ lineId }) => lineId),
    items.map(({ cents }) => cents),
    items.map(({ gstCents }) => gstCents),
  ]);
  const recoveries = lines.flatMap(({ recoveries: each, lineId }) => each.map((recovery) => ({ ...recovery, lineId })));
  await ask(at.db, insertRecoveries, [
    recoveries.map(({ advanceId }) => advanceId),
    recoveries.map(({ lineId }) => lineId),
    recoveries.map(({ cents }) => cents),
  ]);
  await ask(at.db, take, [runId]);
};

/** Lets go of what a run has taken: the next one may pay it. Its lines stay. */
export const letGo = async (at: Writing, runId: string): Promise<void> => {
  const lines = at.db.select({ id: payoutLine.id }).from(payoutLine).where(eq(payoutLine.runId, runId));
  await at.db.update(earning).set({ takenBy: null }).where(inArray(earning.takenBy, lines));
  for (const table of ['payout_item', 'advance_recovery'])
    await ask(at.db, `DELETE FROM ${table} i USING payout_line l WHERE l.id = i.line_id AND l.run_id = $1`, [runId]);
};
