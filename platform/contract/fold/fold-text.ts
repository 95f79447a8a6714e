import { cleanLine } from '../clean-text.ts';
import { foldHan } from './fold-han.ts';
import { asLookedFor, hasWord, withWholeCodes } from './typed-words.ts';

/** Capitals of Greek and Cyrillic, and letters and signs that Unicode does not take apart: each is written as the one below it. */
const others = [
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩ',
  'αβγδεζηθικλμνξοπρσστυφχψω',
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ',
  'ØøŁłĐđÐðĦħŦŧıŊŋẞÆŒÞ',
  'oollddddhhttinnßæœþ',
  '‘’ʼ`‐–—−',
  "''''----",
].map((line) => [...line]);

const instead: ReadonlyMap<string, string> = new Map(
  [0, 2, 4, 6].flatMap((line) =>
    (others[line] ?? []).map((sign, at) => [sign, others[line + 1]?.[at] ?? sign] as const),
  ),
);
const long: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

const beyondAscii = /\P{ASCII}/u;
const marks = /[\u0300-\u036f]/g;
/** As the SQL function names them: what Unicode calls Han differs by its version. */
const han = /[々〇\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/gu;

/**
 * A text as it is searched: without capitals, accents and wide letters, Han signs in simplified Chinese and parted by blanks. Not to be
 * shown, and not for comparing names in screening. The SQL function `fold` says the same of every text; a test holds both together.
 */
export const foldText = (text: string): string => {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const plain = [...text.normalize('NFKD').replace(marks, '')].map((sign) => instead.get(sign) ?? sign).join('');
  const written = long.reduce((whole, [sign, letters]) => whole.replaceAll(sign, letters), plain);
  const small = written.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
  return foldHan(small).replace(han, ' $& ');
};

const apostrophes = /['`]/g;
const stroke = /(?<=[a-z])-(?=[a-z])/g;
/** What names of Europe and Arabia begin with: O Brien, De Souza, Al Hassan. */
const begins = '(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st)';
/** Mary-Ann, O Brien, and Hangul, of which a syllable is two or three letters by now. */
const mayBeOne = new RegExp(
  `[a-z]+(?:-[a-z]+)+|(?<![^ ])(?:${begins} +)+[a-z]{3,}|[\\u1100-\\u11ff]+(?: +[\\u1100-\\u11ff]+)+`,
  'g',
);

/**
 * A folded text as rows keep it to be searched: without apostrophes and strokes between letters, and with what may be written as one word
 * added as one. OBrien is found as O'Brien and O Brien, Alhassan as Al-Hassan, 김민수 as 김 민수. The SQL function `with_joined_words` says the
 * same, and `searched` folds first.
 */
export const withJoinedWords = (folded: string): string => {
  const text = folded.replace(apostrophes, '');
  const joined = (text.match(mayBeOne) ?? []).map((words) => words.replace(/[ -]/g, ''));
  return [text.replace(stroke, ' '), ...joined].join(' ');
};

/** Whether each word of what was typed is in one of these texts, for lists that are read whole. */
export const hasEveryWord = (typed: string, ...texts: string[]): boolean => {
  const text = apart(` ${withJoinedWords(foldText(texts.join(' ')))}`);
  return searchWords(typed).every((word) => hasWord(text, apart(word)));
};

/** A stroke between letters: Mary-Ann is Mary Ann. */
export const strokes = /(?<=\p{L})-(?=\p{L})/gu;
const apart = (text: string): string => text.replace(strokes, ' ');
/** Looked for as `withJoinedWords` keeps it: Al-Hassan is one word. */
const shortStroked = new RegExp(`^(?:${begins}-)+[a-z]{3,}$`);
const asKept = (word: string): string => (shortStroked.test(word) ? word.replaceAll('-', '') : word);

/** `Pte.`, `(Reno)`, `"Tan"` and `tan*` are found whether or not the name was written so. */
const bare = (word: string): string =>
  word.replace(/^[#("'“”.[<*@]+|[)"'“”.:!?\]>*]+$/g, '') || word.replace(/^#+/, '');
/** Of `S/O` the stroke is a part, between longer words it is a blank. */
const between = /\s+|[,;|]+|(?<=\p{L}{3})[/+](?=\p{L}{3})/u;
const says = (word: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(word);

/** How many words of a search are used. */
const mostWords = 10;

/**
 * The words of what was typed into a search, folded, each once: blanks and commas part them, and each Han sign is one. `#` before a
 * unit is left out, and so are apostrophes and signs beside words. Some words stand for several forms (`asLookedFor`).
 */
export const searchWords = (typed: string): string[] => {
  const words = [
    ...new Set(
      withWholeCodes(foldText(cleanLine(typed)))
        .replace(apostrophes, '')
        .split(between)
        .map((word) => asKept(bare(word)))
        .filter(Boolean),
    ),
  ];
  const significant = words.some(says) ? words.filter(says) : words;
  return [...new Set(asLookedFor(significant))].slice(0, mostWords);
};
