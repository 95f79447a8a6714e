import { distance } from 'fastest-levenshtein';
import { foldHan } from '#platform/contract/fold/fold-han.ts';
import { apartFromArticle, isArticle } from './arabic.rules.ts';
import { burmeseSyllables } from './burmese.rules.ts';
import { formClasses, formsInScript, longestForm } from './company-forms.rules.ts';
import { honorifics, honorificsOfIndia } from './honorifics.rules.ts';
import { inLatin, inOwnLetters, isOneSwap, isSyllabic, type Script, scriptOf } from './letters.rules.ts';
import { memoize } from './memoize.rules.ts';
import { isPlace, numberOf } from './places-and-numbers.rules.ts';
import { splitWords } from './split.rules.ts';
import {
  commonOfBodies,
  namesAtEnds,
  type Relation,
  relationInWords,
  relationOf,
  weakOfBodies,
  weakOfPeople,
} from './weak-words.rules.ts';

export type NameKind = 'PERSON' | 'BODY';

/** A word of a name as it is compared. */
export type Word = {
  /** Its place among the words as they are written. */
  place: number;
  /** Lower case Latin letters. */
  text: string;
  /** Letters of its own script; equal to `text` if that is Latin. */
  own: string;
  /** How much it says of whose name this is: a plain word 1. */
  weight: number;
  /** Number of the part that it is in, if "son of" divides the name: 0 before the first. */
  part: number;
  /** Only for people: the relation that the word states (son, daughter, wife). */
  relation: Relation | undefined;
};

/** A name, ready to be compared. */
export type PreparedName = {
  name: string;
  /** The words as they are written. */
  written: string[];
  words: Word[];
  /** All letters of the name as one word, those of titles and legal forms among them. */
  whole: string;
  /** Each two to four words that follow each other. */
  runs: Word[][];
  script: Script;
  /** Classes of legal forms that it names. */
  forms: string[];
  weight: number;
};

const weights = { plain: 1, weak: 0.15, common: 0.55, short: 0.8, number: 0.3 } as const;

export const prepareName = (kind: NameKind, name: string): PreparedName => {
  const isPerson = kind === 'PERSON';
  const written = splitWords(name, isPerson);
  const all = written.flatMap((word, place) =>
    (isPerson ? [word] : apartFromForm(word)).flatMap((part) => wordsOf(part, place)),
  );
  const whole = all.map(({ own }) => own).join('');
  const { words: withoutForm, forms } = isPerson
    ? { words: all, forms: [] }
    : withoutForms(withNumbers(joinLetters(all)));
  const words = isPerson ? withRelations(withoutTitles(withoutForm)) : withoutForm;
  let part = 0;
  for (const [at, word] of words.entries()) {
    if (word.relation) part += 1;
    word.part = part;
    const isAtEnd = at === 0 || at === words.length - 1;
    word.weight = isPerson ? weightInPerson(word, isAtEnd) : weightInBody(word.text, all);
  }
  // A name of weak words alone is compared by them.
  if (words.every(({ weight }) => weight < weights.common)) for (const word of words) word.weight = weights.plain;
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return { name, written, words, whole, runs: runsOf(words), script: scriptOf(name), forms, weight };
};

/** Words that are joined in one: `abd al rahman`. */
const mostJoined = 4;
const runsOf = (words: Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(from + mostJoined, words.length); to += 1) runs.push(words.slice(from, to));
  return runs;
};

/** A word in several where each of its signs is one. */
const wordsOf = (written: string, place: number): Word[] => {
  const script = scriptOf(written);
  const made = (text: string, own: string): Word => ({
    place,
    text,
    own,
    weight: 1,
    part: 0,
    relation: undefined,
  });
  if (script === 'BURMESE') return burmeseSyllables(written).map(({ own, latin }) => made(latin, own));
  if (!isSyllabic(script)) {
    const plain = (letters: string) => inLatin(letters).replace(/[^a-z0-9/]/g, '');
    if (script === 'LATIN') return [made(plain(written), plain(written))];
    const own = inOwnLetters(written);
    if (script !== 'ARABIC') return [made(plain(written), own)];
    return apartFromArticle(own).map((part) => made(plain(part), part));
  }
  return [...foldHan(written)].map((sign) => made(inLatin(sign).replace(/[^a-z0-9]/g, ''), sign));
};

/** Company forms written together with the last word; no other word ends so. */
const joinedForm = /^(.{4,}?)(ojsc|pjsc|cjsc|jsc|llc|gmbh|plc|ltd|bhd|pvt)$/i;
/** Thai is written without blanks. */
const joinedInThai = new RegExp('^(บริษัท|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน)?(.+?)(จำกัด)?$'.normalize('NFKC'));
/** A legal form that is written as one with its word: `VERNADORJSC`. */
const apartFromForm = (written: string): string[] =>
  (joinedForm.exec(written) ?? joinedInThai.exec(written))?.slice(1).filter(Boolean) ?? [written];

const withoutTitles = (words: Word[]): Word[] => {
  // Titles are looked for in Latin names only: عمر would read as "mr".
  const withoutTitle = words.filter(({ text, own }) => !(text === own ? honorifics : honorificsOfIndia).has(own));
  return withoutTitle.length === 0 ? words : withoutTitle;
};

/** With "daughter of" as one word, and what each says of a parent or a husband. */
const withRelations = (words: Word[]): Word[] =>
  words.flatMap((word, at) => {
    const together = relationInWords[`${word.text} ${words[at + 1]?.text ?? ''}`];
    if (together) return [{ ...word, text: together, own: together, relation: relationOf(together) }];
    if (relationInWords[`${words[at - 1]?.text ?? ''} ${word.text}`]) return [];
    word.relation = relationOf(word.own) ?? (isSyllable(word) ? undefined : relationOf(word.text));
    return [word];
  });

/** 斌 is a name that sounds as "bin". */
const isSyllable = ({ text, own }: Word): boolean => text !== own && isSyllabic(scriptOf(own));

/** Letters of a body that stand alone one after the other are one word: `A B C Trading`. */
const joinLetters = (words: Word[]): Word[] => {
  const joined: Word[] = [];
  let run = false;
  for (const word of words) {
    const last = joined.at(-1);
    const isLetter = /^[a-z]$/.test(word.text);
    if (run && isLetter && last) {
      last.text += word.text;
      last.own += word.own;
    } else joined.push({ ...word });
    run = isLetter;
  }
  return joined;
};

/** Numbers in digits: `Brigade Forty-Four`. */
const withNumbers = (words: Word[]): Word[] => {
  const made: Word[] = [];
  for (const word of words) {
    const value = numberOf(word.text);
    const last = made.at(-1);
    if (value === undefined) made.push(word);
    else if (last && /^[2-9]0$/.test(last.text) && value < 10) {
      last.text = String(Number(last.text) + value);
      last.own = last.text;
    } else made.push({ ...word, text: String(value), own: String(value) });
  }
  return made;
};

/** Takes the legal forms off, the longest phrase first, unless nothing else is there. */
const withoutForms = (words: Word[]): { words: Word[]; forms: string[] } => {
  const rest: Word[] = [];
  const forms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = formAt(words, at);
    if (length === 0) {
      const word = words[at];
      if (word) rest.push(word);
      at += 1;
      continue;
    }
    forms.push(...(formClasses.get(phrase(words, at, length)) ?? formsInScript.get(signs(words, at, length)) ?? []));
    at += length;
  }
  return rest.length === 0 ? { words, forms: [] } : { words: rest, forms: [...new Set(forms)] };
};

const phrase = (words: Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => formWordOf(text))
    .join(' ');

/** Few words begin a legal form: the others are not looked up with those that follow them. */
const beginForm: ReadonlySet<string> = new Set(Array.from(formClasses.keys(), (form) => form.split(' ')[0] ?? ''));

const formAt = (words: Word[], at: number): number => {
  const word = words[at];
  const isOwn = word !== undefined && word.own !== word.text && beginInScript.has([...word.own][0] ?? '');
  if (!isOwn && !beginForm.has(formWordOf(word?.text ?? ''))) return 0;
  for (let length = Math.min(isOwn ? longestInScript : longestForm, words.length - at); length > 0; length -= 1)
    if (formClasses.has(phrase(words, at, length)) || (isOwn && isFormInScript(words, at, length))) return length;
  return 0;
};

/** A single sign is a form only if it is a word by itself, as (株) is: 株洲 is a town. */
const isFormInScript = (words: Word[], at: number, length: number): boolean => {
  const form = signs(words, at, length);
  const standsAlone = () => words.filter(({ place }) => place === words[at]?.place).length === 1;
  return formsInScript.has(form) && (form.length > 1 || standsAlone());
};

/** Signs of their own script, each of which may be a word. */
const signs = (words: Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ own }) => own)
    .join('');
const beginInScript: ReadonlySet<string> = new Set(Array.from(formsInScript.keys(), (form) => [...form][0] ?? ''));
const longestInScript = Math.max(...Array.from(formsInScript.keys(), (form) => [...form].length));

/** Short words are too near to others. */
const longFormWords = [...new Set(Array.from(formClasses.keys()).flatMap((form) => form.split(' ')))].filter(
  (word) => word.length > 4,
);

/** A word of a legal form that is written with a letter wrong (`Limted`, `Lmiited`), as it is written right; any other word as it is. */
const formWordOf = memoize(20_000, (word) => {
  if (word.length < 4 || longFormWords.includes(word)) return word;
  const near = (right: string) =>
    Math.abs(right.length - word.length) < 2 && (distance(right, word) === 1 || isOneSwap(right, word));
  return longFormWords.find(near) ?? word;
});

const weightInPerson = (word: Word, isAtEnd: boolean): number => {
  const { text, own } = word;
  const isName = isAtEnd && namesAtEnds.has(text);
  const isWeak = text === own ? weakOfPeople.has(text) && !isName : word.relation !== undefined || isArticle(word);
  if (isWeak) return weights.weak;
  if (text.length === 1) return weights.short;
  return text.length < 3 ? weights.short : weights.plain;
};

/** A country of which a legal form says as much: most papers leave the (S) of a Pte Ltd out. */
const countryOfForm: Record<string, string> = { pte: 'singapore', sdn: 'malaysia' };

const weightInBody = (text: string, all: Word[]): number => {
  if (weakOfBodies.has(text) || all.some((word) => countryOfForm[word.text] === text)) return weights.weak;
  if (commonOfBodies.has(text) || isPlace(text)) return weights.common;
  return /^\d+$/.test(text) || isRoman(text) ? weights.number : weights.plain;
};

/** Numbers of funds and units, as bodies of one family have them. */
export const isRoman = (text: string): boolean => /^(?:x{0,3})(?:ix|iv|v?i{1,3}|v|x)$/.test(text);
