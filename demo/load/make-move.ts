import { Readable } from 'node:stream';
import { deals } from '#features/deal/server/index.ts';
import { checkCodes } from '#features/esubmission/levels.ts';
import { RemarkInput } from '#features/esubmission/schemas.ts';
import {
  addRemark,
  judgeDocument,
  readDocuments,
  setStatus,
  uploadEvidence,
} from '#features/esubmission/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PlannedMove } from '../cases/case-plan.ts';
import { specimen } from '../specimen.ts';

const move = setStatus(deals);

/** A reason for whatever may be pointed out; those for nothing are not kept. */
const overrides = [...checkCodes, 'stamp', 'owner', 'query', 'expired', 'pass'].map((code) => ({
  code,
  reason: 'Looked at, and right as it is.',
}));

/** Does to a submission what its plan says, through the use-cases that people use. */
export const makeMove = async (at: Writing, id: string, planned: PlannedMove): Promise<void> => {
  if (planned.kind === 'remark') await addRemark(at, { body: { eSubId: id, text: planned.text } });
  else if (planned.kind === 'judge') await judge(at, id, planned);
  else {
    const { statusId, reason = '', remarks = [] } = planned;
    const body = {
      reason,
      remarks: remarks.map((remark) => RemarkInput.parse(remark)),
      ...(statusId === 2 ? { overrides } : {}),
      ...(statusId === 9 ? await evidence(at, id, planned.forfeitureCents ?? 0) : {}),
    };
    await move(at, { params: { id, statusId }, body });
  }
};

const evidence = async (at: Writing, id: string, forfeitureCents: number) => {
  const name = 'Letter of the buyer';
  const file = { fileName: `${name}.pdf`, source: Readable.from([await specimen(name)]) };
  const { fileId } = await uploadEvidence(at, { params: { id }, file });
  return { evidenceFileId: fileId, forfeitureCents };
};

/** A question about the first document that is there, the next ones as they should be. */
const judge = async (at: Writing, id: string, { query, accept }: Extract<PlannedMove, { kind: 'judge' }>) => {
  const { rows } = await readDocuments(at, { query: { eSubId: id } });
  const given = rows.filter(({ fileGroup }) => fileGroup.length > 0);
  const [first] = given;
  const verdicts = query && first ? [{ ...first, verdict: 'queried' as const, note: query }] : [];
  const accepted = given.slice(verdicts.length, verdicts.length + accept);
  for (const { documentId, partyUuid, verdict, note } of [
    ...verdicts,
    ...accepted.map((each) => ({ ...each, verdict: 'accepted' as const, note: '' })),
  ])
    await judgeDocument(at, { params: { id, documentId }, body: { partyUuid, verdict, note } });
};
