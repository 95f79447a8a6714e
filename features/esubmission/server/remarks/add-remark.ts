import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { RemarkInput } from '../../schemas.ts';
import { lockEsubmission } from '../load.ts';
import { queueNotice } from '../notify.ts';
import { abilitiesOf } from '../policy.ts';
import { keepRemarks } from './keep-remarks.ts';

type Input = { body: RemarkInput & { eSubId: string } };

/** Says something about a submission. The form stays as it is: no new version, nobody's typing is stale. */
export const addRemark = async (at: Writing, { body }: Input): Promise<{ id: number }> => {
  const { eSubId, ...given } = body;
  const row = await lockEsubmission(at, eSubId);
  if (!abilitiesOf(at.actor, row).remark)
    throw new Refusal('esubmission.conflict', 'Only its owner and the submissions desk talk about a transaction.');
  const { id, path, documentId } = inserted(await keepRemarks(at, row, [given], null));
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.remark-added',
    // Not what it says: people write names and numbers into remarks.
    detail: { id, path, documentId },
  });
  const to = row.createdBy === at.actor.userId ? row.claimedBy : row.createdBy;
  if (to) await queueNotice(at, { esubmissionId: row.id, event: 'remarked', move: id, to });
  return { id };
};
