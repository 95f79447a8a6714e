import type { PropertyCategory } from '../words/categories.ts';

type Place = {
  propertyCategory: PropertyCategory;
  property: { block: string; street: string; unit: string; building: string };
};

/** `Blk 627B Tampines St 61 #09-118`, `18 Leonie Hill #21-03, Leonie Towers`, `9 Inggu Road`. */
export const addressLine = ({ propertyCategory, property }: Place): string => {
  const { block, street, unit, building } = property;
  const start = `${propertyCategory === 'hdb' ? 'Blk ' : ''}${block} ${street}`;
  return `${start}${unit ? ` #${unit}` : ''}${building ? `, ${building}` : ''}`;
};

/** Words of street names and how signs and people shorten them. */
const shortForms: Record<string, string> = {
  avenue: 'ave',
  bukit: 'bt',
  central: 'ctrl',
  close: 'cl',
  commonwealth: "c'wealth",
  crescent: 'cres',
  drive: 'dr',
  gardens: 'gdns',
  heights: 'hts',
  jalan: 'jln',
  kampong: 'kg',
  lorong: 'lor',
  north: 'nth',
  park: 'pk',
  place: 'pl',
  road: 'rd',
  saint: 'st.',
  south: 'sth',
  street: 'st',
  tanjong: 'tg',
  terrace: 'ter',
  upper: 'upp',
};

/** A street for comparison, however it is written: `Tampines Street 61` and `TAMPINES ST 61` are the same. */
export const streetKey = (street: string): string =>
  street
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(shortForms, word) ? shortForms[word] : word))
    .join(' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** The range of three storeys that HDB publishes for a unit: `09-118` → `07 to 09`. */
export const storeyRange = (unit: string): string | undefined => {
  const storey = Number(/^(\d{1,2})-/.exec(unit)?.[1] ?? 0);
  if (storey < 1) return undefined;
  const first = storey - ((storey - 1) % 3);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(first)} to ${two(first + 2)}`;
};

/** Postal districts by sectors, the first two digits of a postal code (URA). `from` and `to` are both included. */
const sectors: [district: string, ...ranges: [from: number, to: number][]][] = [
  ['01', [1, 6]],
  ['02', [7, 8]],
  ['03', [14, 16]],
  ['04', [9, 10]],
  ['05', [11, 13]],
  ['06', [17, 17]],
  ['07', [18, 19]],
  ['08', [20, 21]],
  ['09', [22, 23]],
  ['10', [24, 27]],
  ['11', [28, 30]],
  ['12', [31, 33]],
  ['13', [34, 37]],
  ['14', [38, 41]],
  ['15', [42, 45]],
  ['16', [46, 48]],
  ['17', [49, 50], [81, 81]],
  ['18', [51, 52]],
  ['19', [53, 55], [82, 82]],
  ['20', [56, 57]],
  ['21', [58, 59]],
  ['22', [60, 64]],
  ['23', [65, 68]],
  ['24', [69, 71]],
  ['25', [72, 73]],
  ['26', [77, 78]],
  ['27', [75, 76]],
  ['28', [79, 80]],
];

/** The postal district, `01` to `28`, of a postal code; undefined where no district has its sector. */
export const districtOf = (postalCode: string): string | undefined => {
  if (!/^\d{6}$/.test(postalCode)) return undefined;
  const sector = Number(postalCode.slice(0, 2));
  return sectors.find(([, ...ranges]) => ranges.some(([from, to]) => from <= sector && sector <= to))?.[0];
};
