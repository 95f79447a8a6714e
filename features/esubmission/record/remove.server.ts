import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { presentStatus } from '../status/present-status.server.ts';
import { bump } from './bump.server.ts';
import { lockEsubmission } from './load.server.ts';
import { abilitiesOf } from './policy.server.ts';

/** Deletes a draft. The row stays, marked as deleted, so that the case numbers have no gap. */
export const removeEsubmission = async (at: Writing, { query }: { query: { id: string } }): Promise<undefined> => {
  const row = await lockEsubmission(at, query.id);
  const can = abilitiesOf(at.actor, row);
  const status = presentStatus(at.actor, row.status).label.toLowerCase();
  if (!can.delete)
    throw new Refusal(
      'esubmission.conflict',
      `Only your own draft can be deleted. ${row.caseNo} is ${status}${can.cancel ? ': cancel it instead' : ' and stays on record'}.`,
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
