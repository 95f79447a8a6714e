import { mergedWords } from './left-words.rules.ts';
import { type Choosable, fieldNames, type SingleField, singleFields } from './merge.rules.ts';

/** A field in which two contacts differ, with both values. */
export type Conflict = { field: Choosable; label: string; keep: string; lose: string };

type Side = Record<SingleField, string | null> & { name: string; idNumberMasked: string; followUpNote: string };

/** The fields that both have, and of which they say different things. */
export const conflictsOf = (keep: Side, lose: Side): Conflict[] => {
  const identity: Conflict[] = [
    { field: 'name', label: 'Name', keep: keep.name, lose: lose.name },
    { field: 'idNumber', label: 'Identity number', keep: keep.idNumberMasked, lose: lose.idNumberMasked },
  ];
  const fields = fieldNames.map((field): Conflict => {
    return { field, label: singleFields[field], keep: wordsOf(keep, field), lose: wordsOf(lose, field) };
  });
  return [...identity, ...fields].filter(({ keep: own, lose: other }) => own !== '' && other !== '' && own !== other);
};

const wordsOf = (side: Side, field: SingleField): string => {
  const value = side[field] ?? '';
  if (value === '') return '';
  const about = field === 'followUpOn' && side.followUpNote ? `: ${side.followUpNote}` : '';
  return mergedWords(field, value) + about;
};

/** What is proposed to be taken of the one that goes: the last contact, where it was later, and the follow-up, where it is sooner. */
export const proposed = (keep: Side, lose: Side): Choosable[] => {
  const isLater = (keep.lastContactedAt ?? '') < (lose.lastContactedAt ?? '');
  const isSooner = keep.followUpOn !== null && lose.followUpOn !== null && lose.followUpOn < keep.followUpOn;
  return [...(isLater ? (['lastContactedAt'] as const) : []), ...(isSooner ? (['followUpOn'] as const) : [])];
};
