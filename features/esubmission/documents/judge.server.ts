import { nilFileId } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { type ChecklistLine, lineKey } from '../checklist/checklist.rules.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { formDocuments } from '../due-diligence/due-diligence.words.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { type EsubmissionRecord, lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';
import { checklistLineOf, filledByForm } from './checklist-line.server.ts';
import { documentVerdict } from './tables.server.ts';
import { clearVerdict } from './verdicts.server.ts';

type Input = {
  params: { id: string; documentId: string };
  body: { partyUuid: string | null; verdict: 'accepted' | 'queried' | 'none'; note: string };
};

/** Accepts or queries a document of a case that the actor has claimed, or removes the verdict. */
export const judgeDocument = async (at: Writing, { params, body }: Input): Promise<Saved> => {
  const row = await lockEsubmission(at, params.id);
  if (!abilitiesOf(at.actor, row).judge)
    throw new Refusal('esubmission.locked', 'Claim this submission first: its documents are judged by who has it.');
  const { verdict, note } = body;
  if (verdict === 'queried' && note === '')
    throw new Refusal('esubmission.invalid', 'Say what is wrong: the salesperson reads it.', { field: 'note' });
  const place = { documentId: params.documentId, partyUuid: body.partyUuid ?? undefined };
  const line = await checklistLineOf(at, row, place);
  await requireJudged(at, row, line, verdict);
  await clearVerdict(at, line);
  const { documentId, partyUuid } = line;
  const made = { esubmissionId: row.id, documentId, partyUuid, by: at.actor.userId, at: at.clock.now().toString() };
  if (verdict !== 'none')
    await at.db.insert(documentVerdict).values({ ...made, verdict, note: verdict === 'queried' ? note : '' });
  const saved = await bump(at, row, {}, 'documents');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: `esubmission.document-${verdict === 'none' ? 'reopened' : verdict}`,
    detail: { version: saved.version, documentId, partyUuid, ...(verdict === 'queried' ? { note } : {}) },
  });
  return saved;
};

const requireJudged = async (
  at: Writing,
  row: EsubmissionRecord,
  line: ChecklistLine,
  verdict: Input['body']['verdict'],
): Promise<void> => {
  if (verdict !== 'accepted' && !formDocuments.includes(line.documentId)) return;
  const { rows } = await readChecklist(at, row);
  const document = rows.find((each) => lineKey(each) === lineKey(line));
  if (document?.form) throw filledByForm();
  if (verdict !== 'accepted' || document?.fileId !== nilFileId) return;
  throw new Refusal('esubmission.invalid', 'There is no file to accept here yet.', { field: 'verdict' });
};
