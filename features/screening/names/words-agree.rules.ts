import { distance as letters } from 'fastest-levenshtein';
import type { Agreement } from '../screening.words.ts';
import { isOneSwap, skeleton } from './letters.rules.ts';
import { isOneInMandarin } from './mandarin.rules.ts';
import { memoize } from './memoize.rules.ts';
import { isRoman, type NameKind } from './prepare.rules.ts';
import { areBusinessVariants, areVariants, isWellKnown } from './variants.rules.ts';

/** How far two words are the same: 1 is the same word. */
export type WordsAgree = { likeness: number; agree: Agreement; distance: number };

/** Letters in which words of this length may differ. */
export const budget = (length: number): number => {
  if (length <= 2) return 0;
  if (length <= 4) return 1;
  return length <= 7 ? 2 : 3;
};

const vowel = /[aeiouyаеиоуыэюяіїє]/;

/** Letters that spellings of one sound differ in. */
const alike = new Map<string, string>(
  ['ckqg', 'szxcj', 'vwfb', 'iyj', 'td', 'bp', 'gjk', 'mn', 'kh', 'lr'].map((letters, at) => [String(at), letters]),
);
const areAlike = (a: string, b: string): boolean => {
  for (const group of alike.values()) if (group.includes(a) && group.includes(b)) return true;
  return false;
};

const cost = {
  swap: 0.8,
  iOrY: 0.3,
  vowel: 0.7,
  alike: 0.8,
  other: 1,
  dropVowel: 0.8,
  dropH: 0.5,
  doubled: 0.4,
  lastS: 0.5,
  drop: 1.1,
} as const;
/** Each letter more that differs makes another name sooner. */
const eachMore = 0.06;

const iOrY = /[iyj]/;

/** `isFirst`: at the beginning of both words, where y and j are sounds of their own. */
const swapping = (a: string, b: string, isFirst: boolean): number => {
  if (!isFirst && iOrY.test(a) && iOrY.test(b)) return cost.iOrY;
  if (vowel.test(a) && vowel.test(b)) return cost.vowel;
  return areAlike(a, b) ? cost.alike : cost.other;
};

/** `isLast`: Latvian and Lithuanian end the names of men in s. */
const dropping = (letter: string, beside: string | undefined, isLast: boolean): number => {
  if (letter === beside) return cost.doubled;
  if (letter === 's' && isLast) return cost.lastS;
  if (letter === 'h') return cost.dropH;
  return vowel.test(letter) ? cost.dropVowel : cost.drop;
};

/** The cheapest way from one word to the other, by letters that are changed, dropped, added or swapped with the next. */
export const spellingCost = (a: string, b: string): number => {
  const width = b.length + 1;
  const table = new Float64Array((a.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i += 1)
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 && j === 0) continue;
      const x = a[i - 1] ?? '';
      const y = b[j - 1] ?? '';
      let least = Number.POSITIVE_INFINITY;
      if (i > 0 && j > 0) least = at(i - 1, j - 1) + (x === y ? 0 : swapping(x, y, i === 1 && j === 1));
      if (i > 0) least = Math.min(least, at(i - 1, j) + dropping(x, a[i - 2], i === a.length));
      if (j > 0) least = Math.min(least, at(i, j - 1) + dropping(y, b[j - 2], j === b.length));
      if (i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2]) least = Math.min(least, at(i - 2, j - 2) + cost.swap);
      table[i * width + j] = least;
    }
  return at(a.length, b.length);
};

export const none: WordsAgree = { likeness: 0, agree: 'LETTERS', distance: 0 };
const same: WordsAgree = { likeness: 1, agree: 'SAME', distance: 0 };

const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Digits among letters stand for the letters that they look like. */
const withoutDigits = (word: string): string =>
  /\d/.test(word) && /[a-z]/.test(word) ? word.replace(/[013457]/g, (digit) => digits[digit] ?? digit) : word;

const isNumber = (word: string): boolean => /^\d+$/.test(word) || isRoman(word);

/** The set of letters in a word: a bit each, and one for all others than Latin. */
const lettersOf = memoize(100_000, (word) => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const place = word.charCodeAt(at) - 97;
    bits |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return bits;
});

const bitsIn = (bits: number): number => {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** At least so many letters must change to make one word of the other: found without comparing them letter by letter. */
const leastChanges = (a: string, b: string): number => {
  const one = lettersOf(a);
  const other = lettersOf(b);
  return Math.max(Math.abs(a.length - b.length), bitsIn(one & ~other), bitsIn(other & ~one));
};

/** Most pairs have nothing in common, which is seen at once. */
const areFarApart = (a: string, b: string): boolean =>
  a.length > 1 &&
  b.length > 1 &&
  leastChanges(a, b) > budget(Math.max(a.length, b.length)) + 1 &&
  !hasDigit.test(a) &&
  !hasDigit.test(b) &&
  skeleton(a) !== skeleton(b) &&
  !areVariants(a, b) &&
  !areBusinessVariants(a, b) &&
  !isOneInMandarin(a, b);

const hasDigit = /\d/;

/** Cached up to this many: the same pairs come again and again. */
const cache = new Map<string, WordsAgree>();
const room = 100_000;

/** Compares two words of names in one script. */
export const compareWords = (kind: NameKind, a: string, b: string): WordsAgree => {
  if (a === b) return same;
  if (areFarApart(a, b)) return none;
  const key = a < b ? `${kind}${a} ${b}` : `${kind}${b} ${a}`;
  const before = cache.get(key);
  if (before) return before;
  const agreement = compare(kind, withoutDigits(a), withoutDigits(b));
  if (cache.size >= room) cache.clear();
  cache.set(key, agreement);
  return agreement;
};

/** Whether two words are spellings of one name by a table or by rule. */
export const areOneName = (a: string, b: string): boolean => areVariants(a, b) || isOneInMandarin(a, b);

const compare = (kind: NameKind, a: string, b: string): WordsAgree => {
  if (a === b) return { likeness: 0.98, agree: 'LETTERS', distance: 1 };
  const isPerson = kind === 'PERSON';
  if (isPerson ? areVariants(a, b) : areBusinessVariants(a, b))
    return { likeness: 0.95, agree: 'VARIANT', distance: letters(a, b) };
  if (isPerson && a.length > 2 && b.length > 2 && isOneInMandarin(a, b))
    return { likeness: 0.95, agree: 'VARIANT', distance: letters(a, b) };
  // Two names that are both well known, and not the same one.
  if (isPerson && isWellKnown(a) && isWellKnown(b)) return none;
  if (isPerson && (a.length === 1 || b.length === 1))
    return a[0] === b[0] ? { likeness: 0.8, agree: 'INITIAL', distance: 0 } : none;
  if (!isPerson && isNumber(a) && isNumber(b)) return none;
  const longest = Math.max(a.length, b.length);
  const differ = letters(a, b);
  const sound = soundOf(a, b, differ);
  // Two letters swapped are two changes for it.
  if (differ > budget(longest) + 1) return sound;
  const spelled = spellingCost(a, b);
  if (spelled > budget(longest)) return sound;
  const changes = isOneSwap(a, b) ? 1 : differ;
  const likeness = 1 - spelled / longest - eachMore * Math.max(0, changes - 1);
  return likeness >= sound.likeness ? { likeness, agree: 'LETTERS', distance: differ } : sound;
};

/** Words with the same consonants, which differ in vowels and in letters that stand for one sound. */
const soundOf = (a: string, b: string, differ: number): WordsAgree => {
  const one = skeleton(a);
  const other = skeleton(b);
  if (one.length < 3 || one !== other) return none;
  // If more letters differ than agree, vowels and letters of one sound belong to another name.
  const likeness = differ * 2 > Math.max(a.length, b.length) ? 0.7 : 0.84;
  return { likeness, agree: 'SOUND', distance: differ };
};
