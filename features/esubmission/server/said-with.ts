import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { refuseProblem } from '../problem.ts';
import type { Override, StatusBody } from '../schemas.ts';
import { lacksStamp } from '../stamp.ts';
import type { Move } from '../status.ts';
import { Status } from '../words.ts';
import { abortColumns } from './abort/abort-columns.ts';
import type { EsubmissionRecord } from './load.ts';
import { keepOverrides } from './overrides/overrides.ts';
import { answerRemarks, keepRemarks } from './remarks/keep-remarks.ts';
import { requireSubmittable } from './submittable.ts';

type Body = Partial<StatusBody>;
const isSubmission = ({ to, by }: Move) => to === Status.submitted && by === 'owner';
const isApproval = ({ from, to }: Move) => from === Status.underReview && to === Status.approved;

/** What a move's body must hold, checked before anything is written. Refuses what goes with another move. */
export const checkSaid = async (at: Writing, row: EsubmissionRecord, move: Move, body: Body) => {
  const { remarks = [], overrides = [] } = body;
  if (remarks.length > 0 && move.to !== Status.returned)
    refuseProblem({ message: 'Remarks on fields and documents go with a return.', field: 'remarks' });
  if (overrides.length > 0 && !isSubmission(move))
    refuseProblem({ message: 'Reasons for warnings go with a submission.', field: 'overrides' });
  if (isApproval(move) && lacksStamp(row))
    throw new Refusal(
      'esubmission.conflict',
      'Approval waits for the number of the stamp certificate. Return it, so that the salesperson can give it.',
      { field: 'info.stampCertificateNo' },
    );
  return {
    overrides: isSubmission(move) ? await requireSubmittable(at, row, overrides) : [],
    columns: move.to === Status.aborted ? await abortColumns(at, row, body) : {},
  };
};

/** What was said with a move, kept under its row of the history. */
export const keepSaid = async (
  at: Writing,
  row: EsubmissionRecord,
  made: { move: Move; historyId: number },
  said: { body: Body; overrides: Override[] },
) => {
  const { move, historyId } = made;
  await keepRemarks(at, row, said.body.remarks ?? [], historyId);
  if (!isSubmission(move)) return;
  await answerRemarks(at, row.id);
  await keepOverrides(at, row.id, historyId, said.overrides);
};
