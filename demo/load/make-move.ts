import { Readable } from 'node:stream';
import { deals } from '#features/commission/index.server.ts';
import { passableCodes } from '#features/esubmission/findings/checks.words.ts';
import {
  addRemark,
  judgeDocument,
  readDocuments,
  setStatus,
  uploadEvidence,
} from '#features/esubmission/index.server.ts';
import { RemarkInput } from '#features/esubmission/remarks/remarks.calls.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PlannedMove } from '../cases/case-plan.ts';
import { specimen } from '../specimen.ts';

const move = setStatus(deals);

/** A reason for every check that may warn. Reasons without a warning are not stored. */
const overrides = passableCodes.map((code) => ({
  code,
  reason: 'Looked at, and right as it is.',
}));

/** Makes one planned move on a submission, through the use-cases that people use. */
export const makeMove = async (at: Writing, id: string, planned: PlannedMove): Promise<void> => {
  if (planned.kind === 'remark') await addRemark(at, { body: { eSubId: id, text: planned.text } });
  else if (planned.kind === 'judge') await judge(at, id, planned);
  else {
    const { statusId, reason = usualReason(statusId), remarks = [] } = planned;
    const body = {
      reason,
      remarks: remarks.map((remark) => RemarkInput.parse(remark)),
      ...(statusId === 2 ? { overrides } : {}),
      ...(statusId === 9 ? await evidence(at, id, planned.forfeitureCents ?? 0) : {}),
    };
    if (statusId === 7) await acceptQueried(at, id);
    await move(at, { params: { id, statusId }, body });
  }
};

/** Accepts what was queried: the salesperson has put it right by the time of the approval. */
const acceptQueried = async (at: Writing, id: string) => {
  const { rows } = await readDocuments(at, { query: { eSubId: id } });
  for (const { documentId, partyUuid, verdict } of rows)
    if (verdict?.verdict === 'queried')
      await judgeDocument(at, { params: { id, documentId }, body: { partyUuid, verdict: 'accepted', note: '' } });
};

/** The desk of the demo accepts few documents one by one. */
const usualReason = (statusId: number): string => (statusId === 7 ? 'Checked against the originals.' : '');

const evidence = async (at: Writing, id: string, forfeitureCents: number) => {
  const name = 'Letter of the buyer';
  const file = { fileName: `${name}.pdf`, source: Readable.from([await specimen(name)]) };
  const { fileId } = await uploadEvidence(at, { params: { id }, file });
  return { evidenceFileId: fileId, forfeitureCents };
};

/** Queries the first uploaded document if there is a query, and accepts the next `accept` documents. */
const judge = async (at: Writing, id: string, { query, accept }: Extract<PlannedMove, { kind: 'judge' }>) => {
  const { rows } = await readDocuments(at, { query: { eSubId: id } });
  const uploaded = rows.filter(({ fileGroup }) => fileGroup.length > 0);
  const [first] = uploaded;
  const verdicts = query && first ? [{ ...first, verdict: 'queried' as const, note: query }] : [];
  const accepted = uploaded.slice(verdicts.length, verdicts.length + accept);
  for (const { documentId, partyUuid, verdict, note } of [
    ...verdicts,
    ...accepted.map((each) => ({ ...each, verdict: 'accepted' as const, note: '' })),
  ])
    await judgeDocument(at, { params: { id, documentId }, body: { partyUuid, verdict, note } });
};
