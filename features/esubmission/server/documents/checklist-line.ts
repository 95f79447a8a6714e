import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type ChecklistLine, lineKey } from '../../rules/checklist/checklist.ts';
import { readChecklist } from '../checklist/read.ts';
import { type EsubmissionRecord, loadEsubmission, lockEsubmission } from '../core/load.ts';
import { abilitiesOf } from '../core/policy.ts';

/** Loads a submission whose documents the actor may change. Check again with `lockForFiles` before writing. */
export const loadForFiles = async (at: Reading, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await loadEsubmission(at, id));

/** Like `loadForFiles`, and locks the row. Uploads send no version, because files are added and replace nothing. */
export const lockForFiles = async (at: Writing, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await lockEsubmission(at, id));

const requireOpen = (at: Reading, row: EsubmissionRecord): EsubmissionRecord => {
  if (abilitiesOf(at.actor, row).edit) return row;
  throw new Refusal(
    'esubmission.locked',
    'The documents can’t be changed any more: this transaction was submitted. Ask the agency to return it.',
  );
};

type Asked = { documentId: string; partyUuid?: string | undefined };

/** The line of the checklist that a file or remark is for. Refuses a document or party that is not on the checklist. */
export const checklistLineOf = async (at: Reading, row: EsubmissionRecord, asked: Asked): Promise<ChecklistLine> => {
  const line = { eSubId: row.id, documentId: asked.documentId, partyUuid: asked.partyUuid ?? null };
  const { rows } = await readChecklist(at, row);
  if (rows.some((each) => lineKey(each) === lineKey(line))) return line;
  const sameDocument = rows.some(({ documentId }) => documentId === line.documentId);
  throw sameDocument
    ? new Refusal('esubmission.invalid', 'Choose whom this document is about.', { field: 'partyUuid' })
    : new Refusal('esubmission.invalid', 'This document is not on the checklist of this transaction.', {
        field: 'documentId',
      });
};
