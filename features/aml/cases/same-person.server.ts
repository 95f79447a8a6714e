import { plainName } from '#features/particulars/rules/names.ts';
import type { SubjectInput } from './cases.calls.ts';
import type { SubjectRecord } from './subjects.server.ts';

type Known = Pick<SubjectRecord, 'kind' | 'name' | 'idNumberPrint' | 'dateOfBirth'>;

/** Identifying particulars of a person, as a form states them. */
export type Who = { print: string; kind: string; name: string; dateOfBirth: string | null };

const isNamed = (stored: Known, { kind, name }: Who): boolean =>
  stored.kind === kind && plainName(stored.name) === plainName(name);

/** Whether somebody was corrected, and not replaced: the number or the name is the same. */
export const isSamePerson = (stored: Known, who: Who): boolean =>
  stored.kind === who.kind && ((who.print !== '' && stored.idNumberPrint === who.print) || isNamed(stored, who));

/** Whether nothing that both say is different. */
export const saysTheSame = (stored: Known, who: Who): boolean =>
  isNamed(stored, who) &&
  (stored.idNumberPrint === '' || who.print === '' || stored.idNumberPrint === who.print) &&
  (!stored.dateOfBirth || !who.dateOfBirth || stored.dateOfBirth === who.dateOfBirth);

/** Whether a case has all particulars that a form states. */
export const hasAll = (stored: Known, who: Who): boolean =>
  isNamed(stored, who) &&
  (who.print === '' || stored.idNumberPrint === who.print) &&
  (!who.dateOfBirth || stored.dateOfBirth === who.dateOfBirth);

type Stored = Known & Pick<SubjectRecord, 'aliases' | 'idType' | 'nationality' | 'birthUnknown'>;

/** The most other names that a case has. */
const mostAliases = 20;

/**
 * Merges new particulars into the stored ones: empty ones replace nothing, and other names are united. `onlyMissing`: the source shares the
 * case with others, so stored particulars that differ stay.
 */
export const united = (stored: Stored, input: SubjectInput, onlyMissing: boolean): SubjectInput => {
  const [first, then] = onlyMissing ? [stored, input] : [input, stored];
  const takesNumber = Boolean(input.idNumber) && !(onlyMissing && stored.idNumberPrint);
  const isKept = !takesNumber && stored.idNumberPrint !== '';
  const dateOfBirth = first.dateOfBirth ?? then.dateOfBirth;
  return {
    kind: input.kind,
    name: first.name,
    aliases: [...new Set([...stored.aliases, ...input.aliases])].slice(0, mostAliases),
    idType: isKept ? stored.idType : input.idType,
    ...(takesNumber && { idNumber: input.idNumber }),
    nationality: (first.nationality || then.nationality) as SubjectInput['nationality'],
    dateOfBirth,
    birthUnknown: dateOfBirth === null && (stored.birthUnknown || input.birthUnknown),
  };
};
