import { memoize } from './memoize.rules.ts';

/**
 * Mandarin in Latin letters: Hanyu Pinyin, and Wade–Giles, which Taiwan and older papers have. The letters of each syllable follow from
 * those of the other by rule (Library of Congress, Wade–Giles and Pinyin conversion table); marks and apostrophes are not looked at.
 */

const initial = 'zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]';
const final =
  'iang|iong|uang|ang|eng|ong|ian|iao|uai|uan|ing|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|er|a|o|e|i|u';
const syllable = new RegExp(`(${initial})?(${final})`, 'g');
const inSyllables = new RegExp(`^(?:(?:${initial})?(?:${final}))+$`);

const initials: Record<string, string> = {
  b: 'p',
  d: 't',
  g: 'k',
  j: 'ch',
  q: 'ch',
  x: 'hs',
  zh: 'ch',
  r: 'j',
  z: 'ts',
  c: 'ts',
};

const finals: Record<string, string> = { ie: 'ieh', ue: 'ueh', ian: 'ien', ong: 'ung', iong: 'iung', er: 'erh' };

/** `zh`, `i` → `chih`. */
const inWadeGiles = (first: string, rest: string): string => {
  const begin = initials[first] ?? first;
  if (rest === 'i' && /^(?:zh|ch|sh|r)$/.test(first)) return `${begin}ih`;
  if (rest === 'i' && /^[zcs]$/.test(first)) return first === 's' ? 'ssu' : 'tzu';
  if (rest === 'e' && /^[gkh]$/.test(first)) return `${begin}o`;
  if (rest === 'uo' && !/^(?:[gkh]|sh)?$/.test(first)) return `${begin}o`;
  if (rest === 'ui' && /^[gk]$/.test(first)) return `${begin}uei`;
  if (first === 'y') return { i: 'i', e: 'yeh', an: 'yen', ong: 'yung', ou: 'yu', ue: 'yueh' }[rest] ?? `y${rest}`;
  return begin + (finals[rest] ?? rest);
};

/** Two syllables are a given name. Longer words are of another language, and trying them takes ever longer. */
const longest = 14;

/** A word of Pinyin as Wade–Giles writes it: `zedong` → `tsetung`. Any other word, or one that both write the same, is empty. */
export const wadeGilesOf = memoize(100_000, (word) => {
  if (word.length > longest || !inSyllables.test(word)) return '';
  const written = word.replace(syllable, (_, first = '', rest = '') => inWadeGiles(first, rest));
  return written === word ? '' : written;
});

/** One word in Pinyin and in Wade–Giles. */
export const isOneInMandarin = (a: string, b: string): boolean => wadeGilesOf(a) === b || wadeGilesOf(b) === a;
