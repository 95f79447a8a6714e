import { isEntity, type PartyKind } from '#features/particulars/words/kinds.ts';
import { scoreName } from '#features/screening/rules/score-name.ts';

export type Comparable = {
  id: string;
  kind: PartyKind;
  name: string;
  aliases: string[];
  phones: string[];
  emails: string[];
  idNumberPrint: string;
};

/** Why two contacts may be the same customer. */
export type Likeness = 'NUMBER' | 'PHONE' | 'EMAIL';

/** Names that are as alike as this are taken for one person's where they share a phone or an e-mail address. */
const alike = 0.85;

/** Undefined for two different customers: the same phone alone is often that of a family. */
export const likeness = (a: Comparable, b: Comparable): Likeness | undefined => {
  if (a.idNumberPrint !== '' && a.idNumberPrint === b.idNumberPrint) return 'NUMBER';
  if (a.idNumberPrint !== '' && b.idNumberPrint !== '') return undefined;
  if (isEntity(a.kind) !== isEntity(b.kind)) return undefined;
  const shared = share(a.phones, b.phones) ? 'PHONE' : share(a.emails, b.emails) ? 'EMAIL' : undefined;
  return shared && areAlike(a, b) ? shared : undefined;
};

const share = (a: string[], b: string[]): boolean => a.some((each) => b.includes(each));

const areAlike = (a: Comparable, b: Comparable): boolean => {
  const kind = isEntity(a.kind) ? 'BODY' : 'PERSON';
  return [a.name, ...a.aliases].some((mine) =>
    [b.name, ...b.aliases].some((theirs) => scoreName(kind, mine, { name: theirs, quality: 'STRONG' }).score >= alike),
  );
};

export type Pair = { a: string; b: string; why: Likeness };

/** The pairs among one salesperson's contacts. Only those that share something are compared by name. */
export const pairsOf = (contacts: Comparable[]): Pair[] => {
  const sharing = new Map<string, number[]>();
  contacts.forEach(({ phones, emails, idNumberPrint }, at) => {
    for (const key of new Set([...phones, ...emails, idNumberPrint]))
      if (key) sharing.set(key, [...(sharing.get(key) ?? []), at]);
  });
  const pairs = new Map<string, Pair>();
  // A number of half the contacts, as an office's, says nothing of any of them.
  for (const group of sharing.values())
    for (const [place, first] of group.slice(0, mostOfOneNumber).entries())
      for (const second of group.slice(place + 1, mostOfOneNumber)) {
        const [a, b] = [contacts[first], contacts[second]];
        const key = `${first} ${second}`;
        const why = a && b && !pairs.has(key) ? likeness(a, b) : undefined;
        if (a && b && why) pairs.set(key, { a: a.id, b: b.id, why });
      }
  return [...pairs.values()];
};

const mostOfOneNumber = 20;
