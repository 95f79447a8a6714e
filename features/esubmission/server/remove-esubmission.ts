import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { bump, lockEsubmission } from './load.ts';
import { abilitiesOf } from './policy.ts';
import { presentStatus } from './present-status.ts';

/** Deletes a draft: its row stays, hidden, so that its number leaves no gap. */
export const removeEsubmission = async (at: Writing, { query }: { query: { id: string } }): Promise<undefined> => {
  const row = await lockEsubmission(at, query.id);
  if (!abilitiesOf(at.actor, row).delete)
    throw new Refusal(
      'esubmission.conflict',
      `Only your own draft can be deleted, and this is ${presentStatus(at.actor, row.status).label.toLowerCase()}. Cancel it instead.`,
    );
  await bump(at, row, { deletedAt: at.clock.now().toString() });
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.deleted',
    detail: { caseNo: row.caseNo },
  });
  return undefined;
};
