import { randomUUID } from 'node:crypto';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../../records.ts';
import { Status } from '../../words.ts';
import { takeCaseNo } from '../case-no.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { abilitiesOf } from '../policy.ts';
import { searchOf } from '../search-column.ts';
import { shareWith } from '../shares/share-with.ts';
import { esubmission, esubmissionHistory, esubmissionMember } from '../tables.ts';
import { copyChildren } from './copy-children.ts';

/**
 * A new draft with all that was typed into a rejected or cancelled submission. Documents are uploaded anew: they were
 * given for that one.
 */
export const cloneEsubmission = async (at: Writing, { params }: { params: { id: string } }): Promise<Saved> => {
  const from = await loadEsubmission(at, params.id);
  if (!abilitiesOf(at.actor, from).clone)
    throw new Refusal(
      'esubmission.conflict',
      'Only your own rejected or cancelled submission can be copied to a draft.',
    );
  const id = randomUUID();
  const { names, userIds, write } = await copyChildren(at, from.id, id);
  // Before the number is taken: whoever creates next waits for as little as possible.
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: id,
    action: 'esubmission.created',
    detail: { clonedFrom: from.id },
  });
  const caseNo = await takeCaseNo(at);
  const row = draftOf(from, { id, caseNo, createdAt: at.clock.now().toString() });
  await at.db.insert(esubmission).values({ ...row, search: searchOf(row, names) });
  const { createdBy, createdAt } = row;
  await at.db.insert(esubmissionMember).values({ userId: createdBy, esubmissionId: id, capacity: 'OWNER', createdAt });
  await at.db.insert(esubmissionHistory).values({
    esubmissionId: id,
    at: createdAt,
    actorId: createdBy,
    fromStatus: null,
    toStatus: Status.draft,
    reason: '',
  });
  await write();
  await shareWith(at, row, userIds);
  return { eSubId: id, caseNo, version: row.version };
};

/** Step 1 as it was, and nothing of what became of it. */
const draftOf = (
  from: EsubmissionRecord,
  made: Pick<EsubmissionRecord, 'id' | 'caseNo' | 'createdAt'>,
): EsubmissionRecord => ({
  ...from,
  ...made,
  status: Status.draft,
  currentStep: 'info',
  version: 1,
  stepVersions: {},
  spChecklistComplianceDate: null,
  submittedAt: null,
  claimedBy: null,
  claimedAt: null,
  heldFrom: null,
  forfeitureCents: null,
  evidenceFileId: null,
});
