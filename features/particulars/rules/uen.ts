import { compactTyped, type Reading } from '#platform/contract/typed/reading.ts';

/**
 * Unique entity numbers (UEN) of Singapore. ACRA publishes the formats; the rule of the check letter is not published,
 * so a wrong letter only warns.
 */

const entityTypes =
  'CC|CD|CH|CL|CM|CP|CS|CX|DP|FB|FC|FM|FN|GA|GB|GS|HS|LL|LP|MB|MC|MD|MH|MM|MQ|NB|NR|PA|PB|PF|RF|RP|SM|SS|TC|TU|VC|VH|XL';

type Kind = { pattern: RegExp; letter?: (number: string) => string | undefined };

const digitSum = (number: string, weights: number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);

const otherAlphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';
const otherWeights = [4, 3, 5, 3, 10, 2, 2, 5, 7];

const otherLetter = (number: string): string | undefined => {
  const sum = otherWeights.reduce(
    (total, weight, index) => total + weight * otherAlphabet.indexOf(number[index] ?? ''),
    0,
  );
  return otherAlphabet[(((sum - 5) % 11) + 11) % 11];
};

const kinds: Kind[] = [
  // A business registered with ACRA: 00192200M.
  {
    pattern: /^\d{8}[A-Z]$/,
    letter: (number) => 'XMKECAWLJDB'[digitSum(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11],
  },
  // A local company, which begins with the year: 197401143C.
  {
    pattern: /^(1[89]|20)\d{7}[A-Z]$/,
    letter: (number) => 'ZKCMDNERGWH'[digitSum(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11],
  },
  // A foreign company: its zeros may be written as blanks.
  { pattern: /^F(000)?\d{5}[A-Z]$/ },
  // Any other entity: S16FC0121D.
  { pattern: new RegExp(`^[RST]\\d{2}(${entityTypes})\\d{4}[A-Z]$`), letter: otherLetter },
  // A sub-fund of a variable capital company: the company's, and which of its funds it is (T19VC0001D-SF001).
  { pattern: /^[RST]\d{2}VC\d{4}[A-Z]SF\d{3}$/ },
];

/** Checks a tidied UEN: a wrong format blocks, a wrong check letter warns. Undefined when there is no problem. */
export const checkUen = (number: string): { level: 'block' | 'warn'; message: string } | undefined => {
  const kind = kinds.find(({ pattern }) => pattern.test(number));
  if (!kind) return { level: 'block', message: 'This is not a UEN: 201912345K, 53123456X or S16FC0121D.' };
  if (!kind.letter || kind.letter(number) === number.at(-1)) return undefined;
  return {
    level: 'warn',
    message: 'The check letter is wrong for this UEN. Compare it with the business profile.',
  };
};

/** A UEN, tidied; empty while it is not known. A wrong check letter is no reason to refuse one. */
export const readUen = (typed: string): Reading<string> => {
  const value = compactTyped(typed);
  const doubt = value === '' ? undefined : checkUen(value);
  return doubt?.level === 'block' ? { problem: doubt.message } : { value };
};

/** The UEN that PayNow pays to: three letters or digits behind it name one of several accounts. */
export const readPayNowUen = (typed: string): Reading<string> => {
  const [, uen = '', suffix = ''] = /^(.*?)([A-Z0-9]{3})?$/.exec(compactTyped(typed)) ?? [];
  const whole = readUen(uen + suffix);
  return whole.problem && uen && !readUen(uen).problem ? { value: uen + suffix } : whole;
};
