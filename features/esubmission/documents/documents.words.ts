import type { StoredFile } from '#features/media/contract/index.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import { formLineStates } from '../due-diligence/due-diligence.words.ts';
import type { RequiredDocument } from './documents.calls.ts';

/**
 * `fileId` is the nil id without files. `fileGroup` does not show it: it is empty for anyone who may not open files.
 */
const hasFile = ({ fileId }: RequiredDocument) => fileId !== nilFileId;

/** Whether it is asked for only before the invoice or the payout. Until then it is not required. */
export const isAskedLater = ({ level, stage }: Pick<RequiredDocument, 'level' | 'stage'>): boolean =>
  level === 'required' && stage !== 'submit';

/** The title of a line of the checklist: the document, and the party where each party needs one. */
export const documentTitle = ({ name, partyName }: Pick<RequiredDocument, 'name' | 'partyName'>): string =>
  partyName ? `${name}, ${partyName}` : name;

export type DocumentState = 'there' | 'missing' | 'later' | 'optional';

/** The state of a line of the checklist. */
export const documentState = (document: RequiredDocument): DocumentState => {
  if (document.form) return document.form.isFilled ? 'there' : document.required ? 'missing' : 'optional';
  if (hasFile(document)) return 'there';
  if (document.required) return 'missing';
  return isAskedLater(document) ? 'later' : 'optional';
};

/** Whether nobody has to give it, and nobody did: a summary leaves it out. */
export const isLeftOut = (document: RequiredDocument): boolean => documentState(document) === 'optional';

/**
 * The first file of the next document that the desk has neither accepted nor queried: from the one after `from` to the one before it,
 * or of all.
 */
export const nextToAccept = (documents: RequiredDocument[], from?: RequiredDocument): StoredFile | undefined => {
  const start = from ? documents.findIndex((each) => lineKey(each) === lineKey(from)) + 1 : 0;
  const others = [...documents.slice(start), ...documents.slice(0, Math.max(start - 1, 0))];
  const isOpen = (verdict: RequiredDocument['verdict']) => !verdict || verdict.verdict === 'answered';
  return others.find(({ verdict, fileGroup, form }) => isOpen(verdict) && !form && fileGroup.length > 0)?.fileGroup[0];
};

/** `2 files`, `Missing`, `Signed`, `Before the invoice`, `Not provided`, `Not needed`. */
export const documentWords = (document: RequiredDocument): string => {
  const { fileGroup, stage, form } = document;
  if (form) return formLineStates[form.state];
  const state = documentState(document);
  if (state === 'later') return stage === 'invoice' ? 'Before the invoice' : 'Before the payout';
  // Another document of its group is uploaded.
  if (state === 'optional' && document.level === 'required') return 'Not needed';
  if (state !== 'there') return state === 'missing' ? 'Missing' : 'Not provided';
  // Files that the viewer may not open: their number is not shown.
  if (fileGroup.length === 0) return 'Given';
  return fileGroup.length === 1 ? '1 file' : `${fileGroup.length} files`;
};
