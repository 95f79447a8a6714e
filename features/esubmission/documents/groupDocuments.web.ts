import type { RequiredDocument } from './documents.calls.ts';
import { isAskedLater } from './documents.words.ts';

export type DocumentGroup = {
  key: 'now' | 'forms' | 'later' | 'conditional' | 'optional';
  title: string;
  note: string;
  rows: RequiredDocument[];
};

/** The checklist in five groups. Empty groups are left out. */
export const groupDocuments = (all: RequiredDocument[]): DocumentGroup[] => {
  const forms = all.filter(({ form }) => form !== null);
  const documents = all.filter(({ form }) => form === null);
  const now = documents.filter(({ required }) => required);
  const later = documents.filter(isAskedLater);
  const conditional = documents.filter((each) => !each.required && !isAskedLater(each) && each.level !== 'optional');
  const optional = documents.filter(({ level }) => level === 'optional');
  const groups: DocumentGroup[] = [
    { key: 'now', title: 'Required to submit', note: 'Upload all of these before you submit.', rows: now },
    {
      key: 'forms',
      title: 'Due diligence forms',
      note: 'Nothing is uploaded here: the forms fill these.',
      rows: forms,
    },
    {
      key: 'later',
      title: 'Later',
      note: 'Asked before the invoice or the payout; upload them now if you have them.',
      rows: later,
    },
    { key: 'conditional', title: 'If it applies', note: 'Upload what applies to this transaction.', rows: conditional },
    { key: 'optional', title: 'Optional', note: 'Good to have.', rows: optional },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};
