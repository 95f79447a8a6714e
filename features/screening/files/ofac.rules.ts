import type { ListedKind, Quality } from '../screening.words.ts';
import { readBirth } from './births.rules.ts';

/** An entry of `idList`, which also lists things that are no documents. */
export type OfacId = { kind: string; number: string; country: string };

/** Identity documents and registrations, among all that OFAC lists as identification. */
const isDocument =
  /passport|national id|identification|\bid\b|cedula|ssn|tax|registration|license|licence|c\.r\.|company number|c\.u\.r\.p|r\.f\.c|d\.n\.i|nit #|ruc #|rif #|credit code|legal entity number|v\.a\.t|birth certificate|c\.u\.i/i;
const isNone = /secondary sanctions|nationality of registration|directive|target type|executive order/i;

export const documentsOf = (ids: OfacId[]): string[] =>
  ids
    .filter(({ kind, number }) => number && isDocument.test(kind) && !isNone.test(kind))
    .map(({ kind, number, country }) => `${kind.replace(/[:.]$/, '')}: ${number}${country && ` (${country})`}`);

export const gendersOf = (ids: OfacId[]): string[] =>
  ids.filter(({ kind }) => kind === 'Gender').map(({ number }) => (number === 'Female' ? 'F' : 'M'));

export const kindOf = (written: string): ListedKind => {
  const kind = written.toLowerCase();
  if (kind === 'individual') return 'PERSON';
  if (kind === 'vessel') return 'VESSEL';
  return kind === 'aircraft' ? 'AIRCRAFT' : 'BODY';
};

export const qualityOf = (type: string, category: string): Quality => {
  if (category === 'weak') return 'WEAK';
  return type.replaceAll('.', '').startsWith('f') ? 'FORMER' : 'STRONG';
};

export type Remarks = {
  births: string[];
  birthPlaces: string[];
  nationalities: string[];
  weak: string[];
  ids: OfacId[];
  /** Remarks of no known kind. */
  rest: string[];
};

/**
 * Reads the remarks of OFAC's CSV, which has no columns for these facts: `DOB 1962; alt. DOB 1963; POB Shati; nationality Iran; a.k.a.
 * 'BNC'; Passport A123 (Iran).` Names in remarks are weak aliases.
 */
export const readRemarks = (written: string): Remarks => {
  const remarks: Remarks = { births: [], birthPlaces: [], nationalities: [], weak: [], ids: [], rest: [] };
  for (const part of written.replace(/\.\s*$/, '').split(/;\s*/)) {
    const [, , head = '', value = ''] =
      /^(alt\. )?(DOB|POB|nationality|citizen|Gender|a\.k\.a\.) (.+)$/.exec(part) ?? [];
    const birth = head === 'DOB' ? readBirth(value) : undefined;
    if (birth) remarks.births.push(birth);
    else if (head === 'POB') remarks.birthPlaces.push(value);
    else if (head === 'nationality' || head === 'citizen') remarks.nationalities.push(value);
    else if (head === 'Gender') remarks.ids.push({ kind: 'Gender', number: value, country: '' });
    else if (head === 'a.k.a.') remarks.weak.push(value.replace(/^'|'$/g, ''));
    else {
      const id = readId(part);
      if (id) remarks.ids.push(id);
      else if (part.trim()) remarks.rest.push(part.trim());
    }
  }
  return remarks;
};

/** `Passport A1234567 (Iran) expires 01 Jan 2020`: the kind ends where the number, a word with a digit, begins. */
const readId = (part: string): OfacId | undefined => {
  const [, kind = '', number = '', country = ''] =
    /^(?:alt\. )?([A-Za-z.#/ ]*?(?:No\.|#)?) ?([A-Z0-9][A-Z0-9./-]*\d[A-Z0-9./-]*)(?: \(([^)]+)\))?/.exec(part) ?? [];
  return number && isDocument.test(kind) && !isNone.test(kind) ? { kind: kind.trim(), number, country } : undefined;
};
