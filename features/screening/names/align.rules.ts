import { distance as letters } from 'fastest-levenshtein';
import type { Agreement } from '../screening.words.ts';
import { asInPersian, endsInGod, isArticle, isGod, withoutInnerArticle } from './arabic.rules.ts';
import { consonants, inLatin, isSounded } from './letters.rules.ts';
import { isOneInMandarin } from './mandarin.rules.ts';
import type { NameKind, PreparedName, Word } from './prepare.rules.ts';
import { bySound } from './sounded.rules.ts';
import { isOneInKorean, isOneSyllable, isSyllable, soundAlike, spelledByEar } from './syllables.rules.ts';
import { isChineseFamily } from './variants.rules.ts';
import { mayBeOneRelation } from './weak-words.rules.ts';
import { areOneName, compareWords, none, type WordsAgree } from './words-agree.rules.ts';

/** Words of one name and those of the other that they are the same as: one and one, or one and several that are joined in it. */
export type Pair = {
  asked: Word[];
  listed: Word[];
  likeness: number;
  agree: Agreement;
  distance: number;
};

/** Below it two words have nothing to do with each other. */
const least = 0.62;
const shortestJoined = 5;

type Comparing = {
  compare: (a: Word[], b: Word[]) => WordsAgree;
  /** Whether several words may be one. */
  mayJoin: (run: Word[], word: Word) => boolean;
};

/** Pairs the words of two names, in any order, so that as much as possible of both is paired. */
export const align = (kind: NameKind, asked: PreparedName, listed: PreparedName): Pair[] => {
  const { compare, mayJoin } = comparing(kind, asked, listed);
  const pairs: Pair[] = [];
  const consider = (a: Word[], b: Word[]) => {
    const compared = compare(a, b);
    if (compared.likeness < least) return;
    const joined = a.length + b.length > 2;
    pairs.push({ asked: a, listed: b, ...compared, agree: joined ? 'JOINED' : compared.agree });
  };
  for (const a of asked.words)
    for (const b of listed.words) {
      if (mayBeOneRelation(a.relation, b.relation)) pairs.push(sameRelation(a, b));
      else if (isWeak(a) === isWeak(b) || a.text === b.text) consider([a], [b]);
    }
  for (const run of asked.runs)
    for (const b of listed.words) {
      if (mayJoin(run, b)) consider(run, [b]);
      if (isAcronym(b, run)) pairs.push(acronym(run, [b]));
    }
  for (const run of listed.runs)
    for (const a of asked.words) {
      if (mayJoin(run, a)) consider([a], run);
      if (isAcronym(a, run)) pairs.push(acronym([a], run));
    }
  const used = new Set<Word>();
  return pairs
    .toSorted((a, b) => worth(b) - worth(a))
    .filter((pair) => {
      const words = [...pair.asked, ...pair.listed];
      if (words.some((word) => used.has(word))) return false;
      for (const word of words) used.add(word);
      return true;
    });
};

const sameRelation = (a: Word, b: Word): Pair => ({
  asked: [a],
  listed: [b],
  likeness: 1,
  agree: a.text === b.text ? 'SAME' : 'VARIANT',
  distance: a.text === b.text ? 0 : letters(a.text, b.text),
});

/** First letters are worth what the shorter side is: else they would take words away from those that are the same. */
const worth = ({ asked, listed, likeness, agree }: Pair): number => {
  const a = weightOf(asked);
  const b = weightOf(listed);
  return likeness * likeness * (agree === 'INITIAL' ? 2 * Math.min(a, b) : a + b) + likeness;
};

export const weightOf = (words: Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const isWeak = ({ weight }: Word): boolean => weight < 0.2;

/** The first letters of several words: `U.S.` and United States, `J.C.` and Jean-Claude. */
export const isAcronym = ({ text }: Word, run: Word[]): boolean =>
  text.length === run.length && run.every((word, at) => word.text[0] === text[at] && word.text.length > 1);
const acronym = (asked: Word[], listed: Word[]): Pair => ({
  asked,
  listed,
  likeness: 0.84,
  agree: 'INITIAL',
  distance: 0,
});

const mayBeJoined = (run: Word[], word: Word): boolean =>
  word.text.length >= shortestJoined &&
  run.every(({ text }) => text.length > 1) &&
  (Math.abs(lengthOf(run) - word.text.length) <= 1 || isOneInMandarin(joined(run, 'text'), word.text));

const lengthOf = (run: Word[]): number => run.reduce((sum, { text }) => sum + text.length, 0);

const joined = (words: Word[], letters: 'text' | 'own'): string => {
  const [first] = words;
  return first && words.length === 1 ? first[letters] : words.map((word) => word[letters]).join('');
};

const comparing = (kind: NameKind, asked: PreparedName, listed: PreparedName): Comparing => {
  const names = [asked, listed];
  const areByEar = names.some(isByEar);
  const areChinese = kind === 'PERSON' && names.every(isChinese);
  const nextTo = ({ words }: PreparedName, [word]: Word[], step: number): string =>
    (word && words[words.indexOf(word) + step]?.text) || '';
  /** The two syllables of a given name follow each other in both: Wei Ming, Wee Meng. */
  const isBeside = (a: Word[], b: Word[]): boolean =>
    [-1, 1].some((step) => {
      const one = nextTo(asked, a, step);
      const other = nextTo(listed, b, step);
      return one !== '' && (one === other || isOneSyllable(one, other) || areOneName(one, other));
    });
  const compareIn = (letters: 'text' | 'own') => (a: Word[], b: Word[]) => {
    const one = joined(a, letters);
    const other = joined(b, letters);
    if (kind === 'PERSON' && areByEar && one !== other && isOneInKorean(one, other)) return asOneSound;
    const compared = areChinese ? syllables(one, other, () => isBeside(a, b)) : undefined;
    return compared && !(areByEar && compared === none) ? compared : compareWords(kind, one, other);
  };
  if (asked.script === listed.script) {
    const compare = compareIn('own');
    if (asked.script === 'LATIN') return { compare, mayJoin: mayBeJoined };
    const inScript = (agreement: WordsAgree): WordsAgree =>
      agreement.likeness === 1 ? { ...agreement, agree: 'SCRIPT' } : agreement;
    return { compare: (a, b) => inScript(compare(a, b)), mayJoin: mayBeJoined };
  }
  const compare = compareIn('text');
  const scripts = [asked.script, listed.script];
  if (scripts.some(isSounded)) {
    const sounds = bySound(scripts);
    return {
      compare: (a, b) => nearer(compare(a, b), sounds(joined(a, 'text'), joined(b, 'text'))),
      mayJoin: mayBeJoined,
    };
  }
  if (asked.script !== 'ARABIC' && listed.script !== 'ARABIC') return { compare, mayJoin: mayBeJoined };
  return {
    compare: (a, b) => nearer(compare(a, b), byConsonants(a, b)),
    mayJoin: (run, word) =>
      [...run, word].every((each) => !isWeak(each) || isArticle(each)) &&
      (!run.some(isGod) || endsInGod(word)) &&
      byConsonants(run, [word]).likeness > 0 &&
      !(isArticle(run[0]) && byConsonants(run.slice(1), [word]).likeness > 0),
  };
};

/** A name of Korea, Vietnam, Burma or Cambodia, whose syllables are spelled by ear. */
export const isByEar = ({ script, words }: PreparedName): boolean =>
  script === 'HANGUL' || words.some(({ text }) => spelledByEar.has(text));

/** One syllable alone says nothing: Sue, Mia, Jan and Sen are words of other names, too. */
export const isChinese = ({ words }: PreparedName): boolean =>
  words.filter((word) => !isWeak(word) && (isSyllable(word.text) || isChineseFamily(word.text))).length > 1;

const inDialect: WordsAgree = { likeness: 0.88, agree: 'VARIANT', distance: 0 };
const asOneSound: WordsAgree = { likeness: 0.93, agree: 'VARIANT', distance: 0 };
/**
 * Compares two syllables of Chinese given names: the same in two dialects, or different, however few letters differ. Undefined: they are no
 * such syllables.
 */
const syllables = (a: string, b: string, isBeside: () => boolean): WordsAgree | undefined => {
  if (a === b) return undefined;
  // Also of two letters: Mao Ze Dong and Mao Tse Tung.
  if (isOneInMandarin(a, b) && isBeside()) return asOneSound;
  if (!isSyllable(a) || !isSyllable(b)) return undefined;
  const mayBeOne = soundAlike(a, b) || areOneName(a, b);
  if ((mayBeOne || isOneSyllable(a, b)) && isBeside()) return nearer(compareWords('PERSON', a, b), inDialect);
  return mayBeOne ? undefined : none;
};

const nearer = (one: WordsAgree, other: WordsAgree): WordsAgree => (other.likeness > one.likeness ? other : one);

/** Arabic script leaves short vowels out, so the consonants must agree. A single consonant says little, and counts in short words only. */
const byConsonants = (a: Word[], b: Word[]): WordsAgree => {
  const others = consonantsOf(b);
  const same = consonantsOf(a).find((one) => one !== '' && others.includes(one));
  const isShort = [a, b].every((words) => joined(words, 'text').length <= shortName);
  if (!same || (same.length === 1 && !isShort)) return { likeness: 0, agree: 'SOUND', distance: 0 };
  return { likeness: soundsLike[Math.min(same.length, 3)] ?? 0, agree: 'SOUND', distance: 0 };
};
const shortName = 5;
/** Likeness by the number of equal consonants. */
const soundsLike = [0, 0.76, 0.84, 0.9];

/** For Arabic script also without the article, whose letter is often spoken as the next one: Abdurrahman, Nooruddin. */
const consonantsOf = (words: Word[]): string[] => {
  const text = joined(words, 'text');
  const own = joined(words, 'own');
  if (own === text) return [consonants(text)];
  const spoken = withoutInnerArticle(own);
  return [text, inLatin(spoken), inLatin(asInPersian(spoken))].map(consonants);
};
