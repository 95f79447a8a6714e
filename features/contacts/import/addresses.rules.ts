import { isCountry } from '#features/particulars/words/countries.ts';
import { countryOf } from '#features/screening/files/country-of.rules.ts';
import { postalCodeOf, withoutPostalCode } from './cell-values.rules.ts';
import type { Fault, RawRow, RawValue } from './raw-row.rules.ts';

/** The country is empty where it is none that is known. */
export type ImportedAddress = { line: string; postalCode: string; country: string };

/** How people write countries in their lists of contacts. */
const shortNames: Record<string, string> = {
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  america: 'US',
  uae: 'AE',
  'u.a.e.': 'AE',
  korea: 'KR',
  prc: 'CN',
  holland: 'NL',
  macao: 'MO',
  spore: 'SG',
  "s'pore": 'SG',
  's’pore': 'SG',
};

const partNames = ['street', 'unit', 'city', 'region', 'postalCode', 'country'] as const;
type Part = (typeof partNames)[number];
const longest = 200;

/** The addresses of a row, each of the parts that belong together. What can't be taken over is left out by name. */
export const addressesOf = (raw: RawRow, leftOut: Fault[]): ImportedAddress[] => {
  const groups = new Map<string, Partial<Record<Part, RawValue>>>();
  for (const part of partNames)
    for (const value of raw[part] ?? []) {
      const group = groups.get(value.group ?? '') ?? {};
      groups.set(value.group ?? '', { [part]: value, ...group });
      if (group[part]) leftOut.push(leftAs(value, 'is left out: an address has one of these.'));
    }
  return [...groups.values()].flatMap((group) => addressOf(group, leftOut));
};

const addressOf = (group: Partial<Record<Part, RawValue>>, leftOut: Fault[]): ImportedAddress[] => {
  const textOf = (part: Part): string => oneLine(group[part]?.text ?? '');
  const country = codeOf(textOf('country'));
  const parts = [textOf('street'), textOf('unit'), textOf('city'), textOf('region')].filter(Boolean).join(', ');
  const isHere = country === 'SG';
  const own = isHere && !textOf('postalCode') ? withoutPostalCode(parts) : { line: parts, postalCode: '' };
  const { line } = own;
  const postalCode = isHere ? own.postalCode || postalCodeOf(textOf('postalCode')) : textOf('postalCode');
  const whole = [line, postalCode].filter(Boolean).join(', ');
  const firstPart = partNames.map((part) => group[part]).find((value) => value && oneLine(value.text));
  if (!firstPart) return [];
  if (!line) {
    leftOut.push(leftAs(firstPart, 'is left out: an address needs a street.'));
    return [];
  }
  if (whole.length > longest) {
    leftOut.push(leftAs(firstPart, `is left out: an address may have ${longest} characters.`));
    return [];
  }
  if (!country && group.country) leftOut.push(leftAs(group.country, 'is no country that is known.'));
  return [{ line, postalCode, country: country ?? '' }];
};

const leftAs = ({ text, column }: RawValue, words: string): Fault => ({
  column,
  words: `“${oneLine(text).slice(0, 40)}” ${words}`,
});

/** Most addresses are at home, and name no country. */
const codeOf = (typed: string): string | undefined => {
  if (typed === '') return 'SG';
  const code = shortNames[typed.toLowerCase()] ?? countryOf(typed);
  return isCountry(code) ? code : undefined;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
