import { eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { heldBecause } from '../rules/held.ts';
import type { Candidate } from './candidates/candidate.ts';
import { dealsOfChain, withReturned } from './candidates/returned.ts';
import { payoutLine, type payoutRun } from './tables.ts';

type Run = typeof payoutRun.$inferSelect;

/** So many problems are named. */
const named = 20;

/**
 * Refuses a run in which something is held by now, or whose payees have other bank accounts than it was drawn up with. The
 * list of what is wrong comes with the refusal.
 */
export const requireUnchanged = async (at: Writing, run: Run, items: Candidate[]): Promise<void> => {
  const now = at.clock.now().toString();
  const { payeeId, accountSince } = payoutLine;
  const lines = await at.db.select({ payeeId, accountSince }).from(payoutLine).where(eq(payoutLine.runId, run.id));
  const since = new Map(lines.map((line) => [line.payeeId, line.accountSince]));
  const problems: string[] = [];
  for (const item of items) {
    if (item.countsAtOnce) continue;
    const isOther = item.accountSince !== since.get(item.payeeId);
    const why = isOther ? 'The bank account was changed' : heldBecause(item, { cutOff: run.cutOff, now });
    if (why) problems.push(`${item.name}, ${item.of}: ${why}`);
  }
  if (problems.length === 0) return;
  const message =
    run.state === 'DRAFT'
      ? 'Something changed since the run was drawn up. Discard it and draw up another.'
      : `Something changed since ${run.number} was approved. Withdraw it and draw up another.`;
  const more = problems.length > named ? [`and ${problems.length - named} more`] : [];
  throw new Refusal('payout.conflict', message, {
    errors: [message, ...problems.slice(0, named), ...more].map((each) => ({ message: each })),
  });
};

const approvedByActor = `
  ${withReturned('WHERE l.run_id = $1')}
  SELECT d.deal_no AS "dealNo" FROM ${dealsOfChain} WHERE d.approved_by = $2 ORDER BY 1 LIMIT 1`;

/** Who approved a submission does not approve that it is paid out, paid in advance, or paid again, and be it the GST alone. */
export const requireOtherApprover = async (at: Writing, runId: string): Promise<void> => {
  const [mine] = await ask<{ dealNo: string }>(at.db, approvedByActor, [runId, at.actor.userId]);
  if (!mine) return;
  throw new Refusal(
    'payout.forbidden',
    `You approved the submission of ${mine.dealNo}, which this run pays. Somebody else has to approve the run.`,
  );
};
