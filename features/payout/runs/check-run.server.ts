import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Candidate } from '../items/candidate.server.ts';
import { dealsOfChain, withReturned } from '../items/returned.server.ts';
import { payoutLine, type payoutRun } from '../tables.server.ts';
import { type ChangedLine, changedLines } from './changed-lines.rules.ts';

type Run = typeof payoutRun.$inferSelect;

/** So many problems are named. */
const mostNamed = 20;

/** The lines of a run that changed since it was drawn up, of those that were not left out. */
export const changedIn = async (at: Writing, run: Run, items: Candidate[]): Promise<ChangedLine[]> => {
  const lines = await at.db
    .select({ lineId: payoutLine.id, payeeId: payoutLine.payeeId, accountSince: payoutLine.accountSince })
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, run.id), isNull(payoutLine.leftOutAt)));
  return changedLines(lines, items, { cutOff: run.cutOff, now: at.clock.now().toString() });
};

/** A refusal with the list of what changed. */
export const changedRefusal = (message: string, changed: ChangedLine[]): Refusal => {
  const problems = changed.flatMap(({ name, reasons }) => reasons.map(({ of, why }) => `${name}, ${of}: ${why}`));
  const more = problems.length > mostNamed ? [`and ${problems.length - mostNamed} more`] : [];
  return new Refusal('payout.conflict', message, {
    errors: [message, ...problems.slice(0, mostNamed), ...more].map((each) => ({ message: each })),
  });
};

const approvedByActor = `
  ${withReturned('WHERE l.run_id = $1')}
  SELECT d.deal_no AS "dealNo" FROM ${dealsOfChain} WHERE d.approved_by = $2 ORDER BY 1 LIMIT 1`;

/** A deal that a run pays, pays in advance or pays again, be it the GST alone, and whose submission the actor approved: they don't approve the run. */
export const dealApprovedBy = async (at: Writing, runId: string): Promise<string | undefined> => {
  const [mine] = await ask<{ dealNo: string }>(at.db, approvedByActor, [runId, at.actor.userId]);
  return mine?.dealNo;
};
