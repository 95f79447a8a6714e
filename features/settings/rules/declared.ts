import type { Setting } from '../contract.ts';

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'schema' in value && 'initial' in value;

/**
 * Every setting that a feature's `settings.ts` exports, alone or in a record of several. A setting is not listed
 * anywhere else.
 */
export const declaredIn = (exported: object): Setting<unknown>[] => {
  const found = Object.values(exported).flatMap((each: unknown) => {
    if (isSetting(each)) return [each];
    return typeof each === 'object' && each !== null ? Object.values(each).filter(isSetting) : [];
  });
  return [...new Map(found.map((each) => [each.key, each])).values()];
};

/** What people write in capitals, or not as it sounds. */
const acronyms = new Map(
  [
    ...['AML', 'BSD', 'CEA', 'CPD', 'CSV', 'DNC', 'E-CDD', 'FIN', 'GIRO', 'GST', 'HDB', 'ID', 'NRIC', 'PayNow', 'PDF'],
    ...['PDPA', 'SMS', 'STR', 'UBL', 'UEN', 'UN', 'URA'],
  ].map((word) => [word.toLowerCase().replace('-', ''), word]),
);

/** Words for a key that has no title: `secondStepOptional` → `Second step optional`, `gstNumber` → `GST number`. */
export const wordsOf = (name: string): string => {
  if (/^[A-Z]\d+$/.test(name)) return name;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .replace('pay now', 'paynow')
    .split(' ')
    .map((word) => acronyms.get(word) ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
