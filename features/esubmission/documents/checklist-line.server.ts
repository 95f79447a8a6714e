import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type ChecklistLine, lineKey } from '../checklist/checklist.rules.ts';
import { takesFilesLater } from '../checklist/open-papers.rules.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { formDocuments } from '../due-diligence/due-diligence.words.ts';
import { type EsubmissionRecord, loadEsubmission, lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';

/** Loads a submission whose documents the actor may change. Check again with `lockForFiles` before writing. */
export const loadForFiles = async (at: Reading, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await loadEsubmission(at, id));

/** Like `loadForFiles`, and locks the row. Uploads send no version, because files are added and replace nothing. */
export const lockForFiles = async (at: Writing, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await lockEsubmission(at, id));

const requireOpen = (at: Reading, row: EsubmissionRecord): EsubmissionRecord => {
  const { edit, addPapers } = abilitiesOf(at.actor, row);
  if (edit || addPapers) return row;
  throw new Refusal(
    'esubmission.locked',
    'The documents can’t be changed any more: this transaction was submitted. Ask the agency to return it.',
  );
};

/**
 * Refuses a change of a line's files that comes too late: after the approval, files come only where they are asked for later or
 * where the desk has a query, and nothing that was accepted is removed.
 */
export const requireOpenLine = async (at: Reading, row: EsubmissionRecord, line: ChecklistLine, what = 'add') => {
  const mayBeForm = what === 'add' && formDocuments.includes(line.documentId);
  const { edit } = abilitiesOf(at.actor, row);
  if (edit && !mayBeForm) return;
  const { rows } = await readChecklist(at, row);
  const stored = rows.find((each) => lineKey(each) === lineKey(line));
  if (stored?.form && what === 'add') throw filledByForm();
  if (edit) return;
  const isAccepted = stored?.verdict?.verdict === 'accepted';
  if (stored && takesFilesLater(stored) && !(what === 'remove' && isAccepted)) return;
  throw new Refusal(
    'esubmission.locked',
    isAccepted
      ? 'This document was accepted, so its file stays.'
      : 'This document belongs to the submission, which was approved with it. Only papers that come later are added now.',
  );
};

/** Nothing is uploaded to, and nothing judged on, a line that a form fills. */
export const filledByForm = () =>
  new Refusal('esubmission.conflict', 'This document is the due diligence form, which the customer signs.');

type Asked = { documentId: string; partyUuid?: string | undefined };

/** The line of the checklist that a file or remark is for. Refuses a document or party that is not on the checklist. */
export const checklistLineOf = async (at: Reading, row: EsubmissionRecord, query: Asked): Promise<ChecklistLine> => {
  const line = { eSubId: row.id, documentId: query.documentId, partyUuid: query.partyUuid ?? null };
  const { rows } = await readChecklist(at, row);
  if (rows.some((each) => lineKey(each) === lineKey(line))) return line;
  const sameDocument = rows.some(({ documentId }) => documentId === line.documentId);
  throw sameDocument
    ? new Refusal('esubmission.invalid', 'Choose whom this document is about.', { field: 'partyUuid' })
    : new Refusal('esubmission.invalid', 'This document is not on the checklist of this transaction.', {
        field: 'documentId',
      });
};
