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
  "people's republic of china": 'CN',
  'north korean': 'KP',
  'south korean': 'KR',
  'sri lankan': 'LK',
};

/** What people write into lists of their own: short forms, adjectives and codes of three letters, of the countries that are frequent here or on lists. */
const inShort: Record<string, string> = {
  AE: 'uae are emirati',
  AF: 'afg afghan',
  AU: 'aus australian',
  BD: 'bgd bangladeshi',
  BN: 'brn brunei bruneian',
  CN: 'prc chn chinese',
  GB: 'uk gbr british',
  HK: 'hkg',
  ID: 'idn indonesian',
  IN: 'ind indian',
  IQ: 'irq iraqi',
  IR: 'irn iranian',
  JP: 'jpn japanese',
  KH: 'khm cambodian',
  KP: 'prk',
  KR: 'kor',
  LA: 'lao laos laotian',
  LK: 'lka',
  LY: 'lby libyan',
  MM: 'mmr burmese',
  MO: 'mac macao',
  MY: 'mys malaysian',
  NP: 'npl nepali nepalese',
  PH: 'phl filipino filipina',
  PK: 'pak pakistani',
  RU: 'rus russian',
  SG: 'sgp singaporean spore',
  SY: 'syr syria syrian',
  TH: 'tha thai',
  TW: 'twn taiwanese roc',
  UA: 'ukr ukrainian',
  US: 'usa american',
  VN: 'vnm vietnamese',
  YE: 'yem yemeni',
};
const shortNames = Object.entries(inShort).flatMap(([code, words]) =>
  words.split(' ').map((word) => [word, code] as const),
);

const plain = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/&/g, 'and').trim().toLowerCase();

const codes = new Map([
  ...countryCodes.map((code) => [plain(countryName(code)), code] as const),
  ...Object.entries(otherNames),
  ...shortNames,
]);

/** The code of a country by its name or code; the words themselves where none is known. */
export const countryOf = (written: string): string => {
  const text = written.trim();
  const code = text.toUpperCase();
  if (code.length === 2 && isCountry(code)) return code;
  return codes.get(plain(text)) ?? text;
};
