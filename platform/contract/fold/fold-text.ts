import { foldHan } from './fold-han.ts';

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

/** Whether each word of what was typed is in one of these texts, for lists that are read whole. */
export const hasEveryWord = (typed: string, ...texts: string[]): boolean => {
  const text = apart(` ${foldText(texts.join(' '))}`);
  return searchWords(typed).every((word) => text.includes(apart(word)));
};

/** A stroke between letters: Mary-Ann is Mary Ann. */
export const strokes = /(?<=\p{L})-(?=\p{L})/gu;
const apart = (text: string): string => text.replace(strokes, ' ');

/** `Pte.`, `(Reno)` and `"Tan"` are found whether or not the name was written so. */
const bare = (word: string): string => word.replace(/^[#("'“”.]+|[)"'“”.:!?]+$/g, '') || word.replace(/^#+/, '');
const says = (word: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(word);

/** How many words of a search are used. */
const mostWords = 10;

/**
 * The words of what was typed into a search, folded, each once: blanks and commas part them, and each Han sign is one. `#` before a
 * unit is left out, and so are signs beside words.
 */
export const searchWords = (typed: string): string[] => {
  const words = [
    ...new Set(
      foldText(typed)
        .split(/[\s,;|]+/)
        .map(bare)
        .filter(Boolean),
    ),
  ];
  return (words.some(says) ? words.filter(says) : words).slice(0, mostWords);
};
