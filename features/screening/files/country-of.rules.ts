import { countryCodes, countryName, isCountry } from '#features/particulars/words/countries.ts';

/**
 * Names of countries in lists that differ from the Unicode CLDR: names of the United Nations (UN Terminology Database) and of OFAC's files,
 * and nationalities where a file has the adjective.
 */
const otherNames: Record<string, string> = {
  "democratic people's republic of korea": 'KP',
  'korea, north': 'KP',
  dprk: 'KP',
  'republic of korea': 'KR',
  'korea, south': 'KR',
  'democratic republic of the congo': 'CD',
  'congo, democratic republic of the': 'CD',
  'congo, republic of the': 'CG',
  'russian federation': 'RU',
  'united kingdom of great britain and northern ireland': 'GB',
  'united states of america': 'US',
  'iran (islamic republic of)': 'IR',
  'syrian arab republic': 'SY',
  'united republic of tanzania': 'TZ',
  'state of palestine': 'PS',
  palestinian: 'PS',
  palestine: 'PS',
  'region: gaza': 'PS',
  'west bank': 'PS',
  turkey: 'TR',
  burma: 'MM',
  "lao people's democratic republic": 'LA',
  'viet nam': 'VN',
  'venezuela (bolivarian republic of)': 'VE',
  'bolivia (plurinational state of)': 'BO',
  "cote d'ivoire": 'CI',
  'brunei darussalam': 'BN',
  'republic of moldova': 'MD',
  'micronesia (federated states of)': 'FM',
  'the gambia': 'GM',
  'gambia, the': 'GM',
  'bahamas, the': 'BS',
  'czech republic': 'CZ',
  'cape verde': 'CV',
  'hong kong': 'HK',
  macau: 'MO',
  'north macedonia, the republic of': 'MK',
  swaziland: 'SZ',
  'east timor': 'TL',
};

const plain = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/&/g, 'and').trim().toLowerCase();

const codes = new Map([
  ...countryCodes.map((code) => [plain(countryName(code)), code] as const),
  ...Object.entries(otherNames),
]);

/** The code of a country by its name or code; the words themselves where none is known. */
export const countryOf = (written: string): string => {
  const text = written.trim();
  const code = text.toUpperCase();
  if (code.length === 2 && isCountry(code)) return code;
  return codes.get(plain(text)) ?? text;
};
