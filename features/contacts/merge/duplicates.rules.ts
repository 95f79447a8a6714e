import { isEntity, type PartyKind } from '#features/particulars/words/kinds.ts';
import { scoreName } from '#features/screening/names/score-name.rules.ts';
import { splitAliases } from '#features/screening/names/split.rules.ts';
import { foldText } from '#platform/contract/fold/fold-text.ts';
import type { Likeness } from './merge.words.ts';

export type Comparable = {
  id: string;
  kind: PartyKind;
  name: string;
  aliases: string[];
  phones: string[];
  emails: string[];
  dateOfBirth: string | null;
  idNumberPrint: string;
};

/** Names that are as alike as this are taken for one person's where they share a phone, an email address or a date of birth. */
const alike = 0.85;

/** Undefined for two different customers: the same phone alone is often that of a family. */
export const likeness = (a: Comparable, b: Comparable): Likeness | undefined => {
  if (a.idNumberPrint !== '' && a.idNumberPrint === b.idNumberPrint) return 'NUMBER';
  if (a.idNumberPrint !== '' && b.idNumberPrint !== '') return undefined;
  if (isEntity(a.kind) !== isEntity(b.kind)) return undefined;
  const shared = sharedOf(a, b);
  if (shared) return areAlike(a, b) ? shared : undefined;
  return canOnlyBeNamed(a, b) && wordsOf(a.name) === wordsOf(b.name) ? 'NAME' : undefined;
};

const sharedOf = (a: Comparable, b: Comparable): Likeness | undefined => {
  if (share(a.phones, b.phones)) return 'PHONE';
  if (share(a.emails, b.emails)) return 'EMAIL';
  return a.dateOfBirth !== null && a.dateOfBirth === b.dateOfBirth ? 'BIRTH' : undefined;
};

const share = (a: string[], b: string[]): boolean => a.some((each) => b.includes(each));

/** Of one that has neither phone nor email address nor date of birth, only the name can be compared. */
const canOnlyBeNamed = (...both: Comparable[]): boolean =>
  both.some(({ phones, emails, dateOfBirth }) => phones.length + emails.length === 0 && dateOfBirth === null);

/** As the keys of contacts have them (`contact_keys_of`). */
const wordsOf = (name: string): string =>
  foldText(name)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

const areAlike = (a: Comparable, b: Comparable): boolean => {
  const kind = isEntity(a.kind) ? 'BODY' : 'PERSON';
  return namesOf(a).some((mine) =>
    namesOf(b).some((theirs) => scoreName(kind, mine, { name: theirs, quality: 'STRONG' }).score >= alike),
  );
};

/** Also both names of `Tan Ah Kow @ Tan Kow`. */
const namesOf = ({ name, aliases }: Comparable): string[] => [name, ...aliases].flatMap(splitAliases);

export type Pair = { a: string; b: string; why: Likeness };

/** Values shared by many contacts, such as an office's number, are ignored. */
export const mostInCommon = 20;

/** Pairs of contacts within each group, whose contacts share a key. Names are compared within a group only. */
export const pairsOf = (contacts: Comparable[], groups: string[][]): Pair[] => {
  const byId = new Map(contacts.map((each) => [each.id, each]));
  const pairs = new Map<string, Pair>();
  for (const group of groups.filter(({ length }) => length <= mostInCommon))
    for (const [place, first] of group.entries())
      for (const second of group.slice(place + 1)) {
        const a = byId.get(first);
        const b = byId.get(second);
        const key = `${first} ${second}`;
        const why = a && b && !pairs.has(key) ? likeness(a, b) : undefined;
        if (a && b && why) pairs.set(key, { a: a.id, b: b.id, why });
      }
  return [...pairs.values()];
};
