import { plainName } from '#features/particulars/rules/names.ts';
import type { SubjectInput } from './cases.calls.ts';
import type { SubjectRecord } from './subjects.server.ts';

type Known = Pick<SubjectRecord, 'kind' | 'name' | 'idNumberPrint' | 'dateOfBirth'>;

/** Who somebody is, by what a form says of them. */
export type Who = { print: string; kind: string; name: string; dateOfBirth: string | null };

const isNamed = (known: Known, { kind, name }: Who): boolean =>
  known.kind === kind && plainName(known.name) === plainName(name);

/** Whether somebody was corrected, and not replaced: the number or the name is the same. */
export const isSamePerson = (known: Known, who: Who): boolean =>
  known.kind === who.kind && ((who.print !== '' && known.idNumberPrint === who.print) || isNamed(known, who));

/** Whether nothing that both say is different. */
export const saysTheSame = (known: Known, who: Who): boolean =>
  isNamed(known, who) &&
  (known.idNumberPrint === '' || who.print === '' || known.idNumberPrint === who.print) &&
  (!known.dateOfBirth || !who.dateOfBirth || known.dateOfBirth === who.dateOfBirth);

/** Whether everything that is said of somebody is known: what is missing is not said by a case yet. */
export const hasAll = (known: Known, who: Who): boolean =>
  isNamed(known, who) &&
  (who.print === '' || known.idNumberPrint === who.print) &&
  (!who.dateOfBirth || known.dateOfBirth === who.dateOfBirth);

type Stored = Known & Pick<SubjectRecord, 'aliases' | 'idType' | 'nationality' | 'birthUnknown'>;

/** The most other names that a case has. */
const mostAliases = 20;

/**
 * What is known of a person once this is said of them too: what is empty replaces nothing, and other names are united. `onlyMissing`: who
 * says it is not alone, so that what differs stays.
 */
export const united = (stored: Stored, given: SubjectInput, onlyMissing: boolean): SubjectInput => {
  const [first, then] = onlyMissing ? [stored, given] : [given, stored];
  const takesNumber = Boolean(given.idNumber) && !(onlyMissing && stored.idNumberPrint);
  const isKept = !takesNumber && stored.idNumberPrint !== '';
  const dateOfBirth = first.dateOfBirth ?? then.dateOfBirth;
  return {
    kind: given.kind,
    name: first.name,
    aliases: [...new Set([...stored.aliases, ...given.aliases])].slice(0, mostAliases),
    idType: isKept ? stored.idType : given.idType,
    ...(takesNumber && { idNumber: given.idNumber }),
    nationality: (first.nationality || then.nationality) as SubjectInput['nationality'],
    dateOfBirth,
    birthUnknown: dateOfBirth === null && (stored.birthUnknown || given.birthUnknown),
  };
};
