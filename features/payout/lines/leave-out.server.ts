import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { remakeBankFiles } from '../bank-file/make.server.ts';
import { type ChangedLine, leftOutReason } from '../runs/changed-lines.rules.ts';
import { releaseItems } from '../runs/reserve-items.server.ts';
import type { payoutRun } from '../tables.server.ts';

type Run = typeof payoutRun.$inferSelect;

const setLeftOut = `
  UPDATE payout_line l SET left_out_at = :at, left_out_by = :by, left_out_reason = t.reason
  FROM unnest(:ids::uuid[], :reasons::text[]) AS t (id, reason) WHERE l.id = t.id RETURNING l.voucher`;

/**
 * Leaves these lines of an approved run out: their numbers stay with it, void, what they would have paid is free for the next run, and
 * the bank file is made anew without them.
 */
export const leaveOut = async (at: Writing, run: Run, changed: ChangedLine[]): Promise<void> => {
  const ids = changed.map(({ lineId }) => lineId);
  const values = { ids, reasons: changed.map(leftOutReason), at: at.clock.now().toString(), by: at.actor.userId };
  const vouchers = await ask<{ voucher: string }>(at.db, setLeftOut, values);
  const number = run.number ?? '';
  await record(at, {
    aggregate: 'payout',
    aggregateId: run.id,
    action: 'payout.lines-left-out',
    detail: { number, lines: ids.length, vouchers: vouchers.map(({ voucher }) => voucher).toSorted() },
  });
  await releaseItems(at, ids);
  await remakeBankFiles(at, { ...run, number });
};
