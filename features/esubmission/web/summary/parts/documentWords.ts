import { IconCircle, IconCircleCheckFilled, IconCircleDashed, IconClock } from '@tabler/icons-react';
import type { RequiredDocument } from '../../../records.ts';
import { documentState } from './groupDocuments.ts';

/** The icon of a line of the checklist by where it stands; words say the same. */
export const documentIcons = {
  there: IconCircleCheckFilled,
  missing: IconCircleDashed,
  later: IconClock,
  optional: IconCircle,
};

/** `2 files`, `Missing`, `Before the invoice`, `Not given`. */
export const documentWords = (document: RequiredDocument): string => {
  const { fileGroup, stage } = document;
  const state = documentState(document);
  if (state === 'later') return stage === 'invoice' ? 'Before the invoice' : 'Before the payout';
  if (state !== 'there') return state === 'missing' ? 'Missing' : 'Not given';
  // Who may not open the files is told that there are some, and no more.
  if (fileGroup.length === 0) return 'Given';
  return fileGroup.length === 1 ? '1 file' : `${fileGroup.length} files`;
};
