import { countryCodes, countryName } from '#features/particulars/words/countries.ts';

/** Parts of the world, beside the countries. */
const regions =
  'europe european asia asian africa african america american americas pacific north south east west northern southern eastern western central';

const places = new Set([
  ...regions.split(' '),
  ...countryCodes.map((code) => countryName(code).toLowerCase()).filter((name) => /^[a-z]+$/.test(name)),
]);

/** A country or a region: bodies of one family differ in it. */
export const isPlace = (word: string): boolean => places.has(word);

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The number that an English word is. */
export const numberOf = (word: string): number | undefined => {
  const one = numbers.indexOf(word);
  if (one >= 0) return one;
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
};
