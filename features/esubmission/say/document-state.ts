import { nilFileId } from '#platform/contract/nil-file.ts';
import type { RequiredDocument } from '../records.ts';

/** By the first file's id: who may not open files learns that there are some, not their names. */
const hasFile = ({ fileId }: RequiredDocument) => fileId !== nilFileId;

/** What a line of the checklist is called: the document, and whose it is where each party gives one. */
export const documentTitle = ({ name, partyName }: Pick<RequiredDocument, 'name' | 'partyName'>): string =>
  partyName ? `${name}, ${partyName}` : name;

export type DocumentState = 'there' | 'missing' | 'later' | 'optional';

/** Where a line of the checklist stands. */
export const documentState = (document: RequiredDocument): DocumentState => {
  if (hasFile(document)) return 'there';
  if (!document.required) return 'optional';
  return document.stage === 'submit' ? 'missing' : 'later';
};

/** `2 files`, `Missing`, `Before the invoice`, `Not given`, `Not needed`. */
export const documentWords = (document: RequiredDocument): string => {
  const { fileGroup, stage } = document;
  const state = documentState(document);
  if (state === 'later') return stage === 'invoice' ? 'Before the invoice' : 'Before the payout';
  // One document of its group is there.
  if (state === 'optional' && document.level === 'required') return 'Not needed';
  if (state !== 'there') return state === 'missing' ? 'Missing' : 'Not given';
  // Who may not open the files is told that there are some, and no more.
  if (fileGroup.length === 0) return 'Given';
  return fileGroup.length === 1 ? '1 file' : `${fileGroup.length} files`;
};
