import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import { isClear, isHeldBy } from '#features/ecdd/screening.rules.ts';
import { hasLists } from '#features/screening/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { dossierFactsOf } from '../due-diligence/facts.server.ts';
import { formBlocks } from '../due-diligence/findings.rules.ts';
import { dueDiligenceOf } from '../due-diligence/read.server.ts';
import { keepOverrides } from '../findings/overrides.server.ts';
import { requireSubmittable } from '../findings/submittable.server.ts';
import { infoOf } from '../info/columns.server.ts';
import { keepCompared } from '../market/compared.server.ts';
import { partiesOf } from '../parties/read.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { answerRemarks, keepRemarks } from '../remarks/remarks.server.ts';
import { isDue } from '../screening/screened.rules.ts';
import { abortColumns } from './abort.server.ts';
import { againstApproval, documentName } from './approval.rules.ts';
import { lacksStamp, type Move } from './moves.rules.ts';
import type { StatusBody } from './status.calls.ts';
import { Status } from './status.words.ts';

type Body = Partial<StatusBody>;
const isSubmission = ({ to, by }: Move) => to === Status.submitted && by === 'owner';
const isApproval = ({ from, to }: Move) => from === Status.underReview && to === Status.approved;

/** Checks the body of a move before anything is written. Refuses fields that belong to another move. */
export const checkMoveBody = async (at: Writing, row: EsubmissionRecord, move: Move, body: Body) => {
  const { remarks = [], overrides = [] } = body;
  if (remarks.length > 0 && move.to !== Status.returned)
    refuseProblem({ message: 'Remarks on fields and documents go with a return.', field: 'remarks' });
  if (overrides.length > 0 && !isSubmission(move))
    refuseProblem({ message: 'Reasons for warnings go with a submission.', field: 'overrides' });
  const unaccepted = isApproval(move) ? await requireApprovable(at, row, body.reason ?? '') : [];
  return {
    unaccepted,
    submitted: isSubmission(move) ? await requireSubmittable(at, row, overrides) : undefined,
    columns: {
      ...(move.to === Status.aborted ? await abortColumns(at, row, body) : {}),
      ...(isSubmission(move) ? await complianceOf(at, row) : {}),
    },
  };
};

/**
 * Refuses an approval without the stamp certificate of a lease, with an open query, or without a reason where a required
 * document is not accepted. Returns the ids of those documents, for the audit trail.
 */
const requireApprovable = async (at: Writing, row: EsubmissionRecord, reason: string): Promise<string[]> => {
  const blocks = formBlocks((await dueDiligenceOf(at, row))?.duties ?? []);
  const parties = await partiesOf(at, row);
  const from = await readSetting(at.db, dueDiligenceFrom);
  if (
    parties.some(({ screening }) => screening !== null && isHeldBy(screening)) ||
    blocks.some(({ code }) => code === 'V09')
  )
    throw new Refusal('esubmission.conflict', 'Due diligence is pending.');
  const info = infoOf(row);
  const waits = parties.some((each) => each.screening !== null && !isClear(each.screening) && isDue(each, info, from));
  if (waits && (await hasLists(at.db)))
    throw new Refusal('esubmission.conflict', 'A party is not screened yet. Return it if a date of birth is missing.');
  const [unfinished] = blocks;
  if (unfinished)
    throw new Refusal('esubmission.conflict', `${unfinished.message} Return the submission until it is signed.`, {
      field: 'documents',
    });
  if (lacksStamp(row))
    throw new Refusal(
      'esubmission.conflict',
      'Approval waits for the number of the stamp certificate. Enter it, or return the submission.',
      { field: 'info.stampCertificateNo' },
    );
  const { queried, unaccepted } = againstApproval(
    (await readChecklist(at, row)).rows.filter(({ form }) => form === null),
  );
  const names = (documents: typeof queried) => documents.map(documentName).join('; ');
  if (queried.length > 0)
    throw new Refusal(
      'esubmission.conflict',
      `A query is open: ${names(queried)}. Accept the document or withdraw the query, or return the submission.`,
      { field: 'documents' },
    );
  if (unaccepted.length > 0 && reason === '')
    refuseProblem({
      message: `Accept the required documents, or say why it is approved without: ${names(unaccepted)}.`,
      field: 'reason',
    });
  return unaccepted.map(({ documentId }) => documentId);
};

/**
 * Whether due diligence is in forms, from now on; and when nothing was missing first, if it is now: a form that is signed writes nothing
 * there.
 */
const complianceOf = async (at: Writing, row: EsubmissionRecord): Promise<Partial<EsubmissionRecord>> => {
  const asksForForms = (await dossierFactsOf(at, row)) !== undefined;
  if (row.spChecklistComplianceDate !== null || !asksForForms) return { asksForForms };
  const { missing } = await readChecklist(at, row);
  return { asksForForms, ...(missing > 0 ? {} : { spChecklistComplianceDate: at.clock.now().toString() }) };
};

type Checked = Awaited<ReturnType<typeof checkMoveBody>>;

/** Saves remarks and reasons of a move under its row of the history, and what the price of a submission was compared with. */
export const saveMoveBody = async (
  at: Writing,
  row: EsubmissionRecord,
  made: { historyId: number },
  { body, submitted }: { body: Body; submitted: Checked['submitted'] },
) => {
  const { historyId } = made;
  await keepRemarks(at, row, body.remarks ?? [], historyId);
  if (!submitted) return;
  await answerRemarks(at, row.id);
  await keepOverrides(at, row.id, historyId, submitted.overrides);
  await keepCompared(at, row, historyId, submitted.compared);
};
