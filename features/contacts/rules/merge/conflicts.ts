import { mergedWords } from './left-words.ts';
import { type Choosable, fieldNames, type SingleField, singleFields } from './merge.ts';

/** What of two contacts a choice is made of, and what each says. */
export type Conflict = { field: Choosable; label: string; keep: string; lose: string };

type Side = Record<SingleField, string | null> & { name: string; idNumberMasked: string };

/** The fields that both have, and of which they say different things. */
export const conflictsOf = (keep: Side, lose: Side): Conflict[] => {
  const named: Conflict[] = [
    { field: 'name', label: 'Name', keep: keep.name, lose: lose.name },
    { field: 'idNumber', label: 'Number of identity', keep: keep.idNumberMasked, lose: lose.idNumberMasked },
  ];
  const fields = fieldNames.map((field): Conflict => {
    const [own, other] = [keep[field] ?? '', lose[field] ?? ''];
    const words = (value: string) => (value === '' ? '' : mergedWords(field, value));
    return { field, label: singleFields[field], keep: words(own), lose: words(other) };
  });
  return [...named, ...fields].filter(({ keep: own, lose: other }) => own !== '' && other !== '' && own !== other);
};

/** What is proposed to be taken of the one that goes: the last contact, where it was later. */
export const proposed = (keep: Side, lose: Side): Choosable[] =>
  (keep.lastContactedAt ?? '') < (lose.lastContactedAt ?? '') ? ['lastContactedAt'] : [];
