import anyAscii from 'any-ascii';
import { burmeseSyllables } from './burmese.rules.ts';
import { type IndicScript, indicInLatin, indicOwn, indicScripts } from './indic.rules.ts';
import { memoize } from './memoize.rules.ts';
import { tamilInLatin } from './tamil.rules.ts';
import { thaiInLatin } from './thai.rules.ts';

/** Scripts whose words are compared in their own letters where both names have them. */
const scripts = {
  ARABIC: /\p{Script=Arabic}/u,
  CYRILLIC: /\p{Script=Cyrillic}/u,
  HAN: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  HANGUL: /\p{Script=Hangul}/u,
  GREEK: /\p{Script=Greek}/u,
  HEBREW: /\p{Script=Hebrew}/u,
  THAI: /\p{Script=Thai}/u,
  TAMIL: /\p{Script=Tamil}/u,
  BURMESE: /\p{Script=Myanmar}/u,
  DEVANAGARI: /\p{Script=Devanagari}/u,
  BENGALI: /\p{Script=Bengali}/u,
  GURMUKHI: /\p{Script=Gurmukhi}/u,
  GUJARATI: /\p{Script=Gujarati}/u,
  TELUGU: /\p{Script=Telugu}/u,
  KANNADA: /\p{Script=Kannada}/u,
  MALAYALAM: /\p{Script=Malayalam}/u,
  SINHALA: /\p{Script=Sinhala}/u,
  OTHER: /(?!\p{Script=Latin})\p{L}/u,
} as const;
export type Script = keyof typeof scripts | 'LATIN';

const names = Object.keys(scripts) as (keyof typeof scripts)[];

/** Whether it has the letters of a plain keyboard alone, as most names have: there is nothing to be taken off or written otherwise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII is looked for
const isPlain = (text: string): boolean => !/[^\x00-\x7f]/.test(text);

export const scriptOf = (text: string): Script =>
  isPlain(text) ? 'LATIN' : (names.find((name) => scripts[name].test(text)) ?? 'LATIN');

export const isIndic = (script: Script): script is IndicScript => Object.hasOwn(indicScripts, script);

/** Written in Latin by a table of its own, and compared with what others wrote by its sound. */
const written: Partial<Record<Script, (word: string) => string>> = {
  TAMIL: tamilInLatin,
  THAI: thaiInLatin,
  BURMESE: (word) =>
    burmeseSyllables(word)
      .map(({ latin }) => latin)
      .join(' '),
};
export const isSounded = (script: Script): boolean => isIndic(script) || written[script] !== undefined;

/** Each sign is a word, or a syllable of a name. */
export const isSyllabic = (script: Script): boolean => script === 'HAN' || script === 'HANGUL';

/** Letters of Latin script that Unicode does not take apart, as they are written where they are not on the keyboard. */
const latin: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'a',
};

/** Lower case Latin letters without marks: `Łukasz` → `lukasz`, `Бранник` → `brannik`. Signs of one syllable keep a blank between them. */
export const inLatin = (text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  const script = scriptOf(text);
  const own = isIndic(script) ? (word: string) => indicInLatin(word, script) : written[script];
  if (own && /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)) return own(text);
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  if (isPlain(plain)) return plain.toLowerCase();
  const latinized = [...plain.toLowerCase()].map((letter) => latin[letter] ?? letter).join('');
  // Chinese and Korean come with a capital at each syllable.
  return anyAscii(latinized.normalize('NFC'))
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
};

/** Letters of one script that are written for each other, or left out. */
export const inOwnLetters = (text: string): string => {
  const script = scriptOf(text);
  return isIndic(script) ? indicOwn(text, script) : withoutVariants(text);
};

const withoutVariants = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةہھ]/g, 'ه')
    .replace(/ё/g, 'е');

const sounds: [RegExp, string][] = [
  [/sh|sch|ch|tch/g, 's'],
  [/kh|ck|[cq]/g, 'k'],
  [/gh|dj/g, 'g'],
  [/j/g, 'g'],
  [/th|dh/g, 't'],
  [/d/g, 't'],
  [/ph|[vw]/g, 'f'],
  [/p/g, 'b'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
  [/[aeiouyh'`]/g, ''],
];

/**
 * The consonants of a word by their sound, without what spellings of one name differ in: vowels, doubled letters, and letters that one
 * language writes for another's. It finds names to compare, and does not say that they are the same.
 */
export const skeleton = memoize(100_000, (word) =>
  sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), word),
);

/**
 * The consonants of a word of Arabic script in Latin letters, where w and y may be vowels, and of one written in Latin, where a French
 * spelling may have c for s: Lounici.
 */
export const consonants = memoize(100_000, (word) =>
  skeleton(word.replace(/c(?=[eiy])/g, 's').replace(/[wy]/g, '')).replace(/(.)\1+/g, '$1'),
);

/** Whether two words differ in two letters beside each other that are swapped: one slip of the fingers. */
export const isOneSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};
