import { countryCodes, countryName } from '#features/particulars/words/countries.ts';

/** Names of the countries by their codes, for lists that are sorted by them. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  countryCodes.map((code) => [code, countryName(code)]),
);
