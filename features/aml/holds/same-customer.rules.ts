import { plainName } from '#features/particulars/rules/names.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import { scoreName } from '#features/screening/names/score-name.rules.ts';
import { nameKindOf } from '../cases/state.rules.ts';

/** Identity of a customer, as a case or a hold has it. */
export type Customer = {
  owner: string;
  kind: PartyKind;
  names: string[];
  dateOfBirth: string | null;
  idType: string;
  print: string;
};

/**
 * Whether two cases are of one customer. Numbers of one kind decide where both have one. Else a name that is the same says it unless the dates of birth
 * differ, and one that is as alike as a hit where the date of birth or the salesperson is the same, too: families have names that are alike.
 */
export const isSameCustomer = (a: Customer, b: Customer, threshold: number): boolean => {
  if (a.print !== '' && a.print === b.print) return true;
  if (a.print !== '' && b.print !== '' && a.idType === b.idType) return false;
  if (nameKindOf(a.kind) !== nameKindOf(b.kind)) return false;
  if (a.dateOfBirth !== null && b.dateOfBirth !== null && a.dateOfBirth !== b.dateOfBirth) return false;
  const isBorn = a.dateOfBirth !== null && b.dateOfBirth !== null;
  // Two numbers of different kinds may be one person's, and may be two's.
  const hasTwoNumbers = a.print !== '' && b.print !== '';
  if (isBorn || (a.owner === b.owner && !hasTwoNumbers)) return areAlike(a, b, threshold);
  return !hasTwoNumbers && a.names.some((mine) => b.names.some((theirs) => plainName(mine) === plainName(theirs)));
};

const areAlike = (a: Customer, b: Customer, threshold: number): boolean => {
  const kind = nameKindOf(a.kind);
  return a.names.some((mine) =>
    b.names.some((theirs) => scoreName(kind, mine, { name: theirs, quality: 'STRONG' }).score >= threshold),
  );
};
