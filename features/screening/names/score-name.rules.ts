import type { EntityName } from '../entity.rules.ts';
import { round } from '../hits/facts.rules.ts';
import type { Why } from '../hits/hit.calls.ts';
import { align, isAcronym, isByEar, isChinese, type Pair, weightOf } from './align.rules.ts';
import { isPlace } from './places-and-numbers.rules.ts';
import { type NameKind, type PreparedName, prepareName, type Word } from './prepare.rules.ts';
import { isSyllable } from './syllables.rules.ts';
import { compareWords } from './words-agree.rules.ts';

export type { NameKind } from './prepare.rules.ts';
export type NameCompared = Pick<Why, 'asked' | 'listed' | 'pairs' | 'onlyAsked' | 'onlyListed' | 'sameOrder'> & {
  score: number;
};

/** Deduction for words without a partner, as a share of all words. */
const rest = {
  /** On both sides: two names that share a part are two people's. */
  both: { PERSON: 1.5, BODY: 1.35 },
  /** On one side: a middle name that one paper leaves out; a body with one word more is often another one. */
  one: { PERSON: 0.24, BODY: 0.6 },
} as const;
/** Deduction for a weak alias, which many people share. */
const weakAlias = 0.06;
/** Initials alone are those of very many. */
const initialsAlone = 0.6;
/** The same words on the other side of "son of" are father and son, unless so many agree that few families have them all. */
const reversed = 0.7;
const ofOneFamily = 4;
/** Bodies of different legal forms are different bodies, but forms are often written wrong. */
const otherForm = 0.75;
/** Both names with their legal forms, and a country in one of them alone: two companies of one group. */
const ofOneGroup = 0.85;
/** A country that the form says already has this weight at most. */
const countryOfForm = 0.15;
/** Two words that agree say less where three or more are left over: Muhammad and a family name are those of very many. */
const farMore = 1.25;
const fewOfMany = 0.85;
/** A single word that agrees says little while the other name has more. */
const oneWord = 0.8;
/** A given name of two syllables against one of one syllable, where only the sound agrees. */
const oneSyllableMore = 0.88;

/** Compares two names, in any order of their words. */
export const scoreName = (kind: NameKind, asked: string, listed: EntityName): NameCompared =>
  scorePrepared(kind, prepareName(kind, asked), prepareName(kind, listed.name), listed.quality);

export const scorePrepared = (
  kind: NameKind,
  asked: PreparedName,
  listed: PreparedName,
  quality: EntityName['quality'],
): NameCompared => {
  const pairs = align(kind, asked, listed);
  const onlyAsked = without(
    asked.words,
    pairs.flatMap((pair) => pair.asked),
  );
  const onlyListed = without(
    listed.words,
    pairs.flatMap((pair) => pair.listed),
  );
  const score = Math.max(scoreOf(kind, pairs, onlyAsked, onlyListed, asked, listed), joinedScore(kind, asked, listed));
  return {
    asked: { name: asked.name, words: asked.written },
    listed: { name: listed.name, quality, words: listed.written },
    pairs: pairs.map(({ asked: a, listed: b, agree, distance }) => ({
      asked: placesOf(a),
      listed: placesOf(b),
      agree,
      distance,
    })),
    onlyAsked: placesOf(onlyAsked),
    onlyListed: placesOf(onlyListed),
    sameOrder: isInOrder(pairs),
    score: round(Math.max(0, score - (quality === 'WEAK' ? weakAlias : 0))),
  };
};

const without = (words: Word[], paired: Word[]): Word[] => words.filter((word) => !paired.includes(word));
const placesOf = (words: Word[]): number[] => [...new Set(words.map(({ place }) => place))];

const scoreOf = (
  kind: NameKind,
  pairs: Pair[],
  onlyAsked: Word[],
  onlyListed: Word[],
  asked: PreparedName,
  listed: PreparedName,
): number => {
  const isPerson = kind === 'PERSON';
  const matched = pairs.reduce((sum, pair) => sum + (weightOf(pair.asked) + weightOf(pair.listed)) / 2, 0);
  if (matched === 0) return 0;
  const likeness =
    pairs.reduce((sum, pair) => sum + ((weightOf(pair.asked) + weightOf(pair.listed)) / 2) * pair.likeness, 0) /
    matched;
  const left = [
    weightLeft(onlyAsked, asked, onlyListed, isPerson && matched > 1.5),
    weightLeft(onlyListed, listed, onlyAsked, isPerson && matched > 1.5),
  ];
  const few = Math.min(...left);
  const many = Math.max(...left);
  const both = few / (few + matched);
  const one = (many - few) / (many - few + matched);
  const score = likeness * (1 - rest.both[kind] * both) * (1 - rest.one[kind] * one);
  const doubt = isPerson
    ? doubtOfPerson(pairs, { matched, left: many, all: Math.max(weightOf(onlyAsked), weightOf(onlyListed)) }, [
        asked,
        listed,
      ])
    : doubtOfBody(asked, listed, [...onlyAsked, ...onlyListed]);
  return Math.max(0, score * doubt);
};

/** Weights of words: matched ones, those left over on one side, and those left over including words of little meaning. */
type Weights = { matched: number; left: number; all: number };

/** Factor for a score where much agrees but so much is left over that it may be another person. */
const doubtOfPerson = (pairs: Pair[], { matched, left, all }: Weights, names: [PreparedName, PreparedName]): number => {
  let doubt = 1;
  if (matched < 1.3 && left > 0.3) doubt *= oneWord;
  if (all > farMore * matched && !names.some(isInTwoScripts)) doubt *= fewOfMany;
  if (pairs.every(({ agree }) => agree === 'INITIAL')) doubt *= initialsAlone;
  if (matched < ofOneFamily && isReversed(pairs)) doubt *= reversed;
  if (isOneSyllableMore(pairs, names)) doubt *= oneSyllableMore;
  return doubt;
};

/**
 * Chen Zhu and Tan Choo Hui: a given name of one syllable is whole in Chinese, and no short form of one of two. Where family and given
 * name are written the same way one of the papers may still have left a syllable out.
 */
const isOneSyllableMore = (pairs: Pair[], names: [PreparedName, PreparedName]): boolean => {
  const paired = pairs.flatMap(({ asked, listed }) => [...asked, ...listed]);
  const [left, ...others] = names.flatMap(({ words }) => without(words, paired));
  return (
    paired.length === 4 &&
    left !== undefined &&
    others.length === 0 &&
    isSyllable(left.text) &&
    pairs.some(({ agree }) => agree !== 'SAME') &&
    names.every((name) => isChinese(name) && !isByEar(name))
  );
};

const doubtOfBody = (asked: PreparedName, listed: PreparedName, left: Word[]): number => {
  if (asked.forms.length === 0 || listed.forms.length === 0) return 1;
  const form = haveOtherForms(asked, listed) ? otherForm : 1;
  const places = left.filter(({ text }) => isPlace(text));
  return places.length > 1 || places.some(({ weight }) => weight > countryOfForm) ? form * ofOneGroup : form;
};

/** A father's name, as Russian and its neighbours have it; most papers in Latin letters leave it out. */
const patronymic = /(?:[oe]vi(?:t?ch|c)|[oe]vych|[oeyi]vna)$/;
const patronymicLeft = 0.3;

/** Weight of the unmatched words of a name. If the other name has none that contradict them, some words count less. */
const weightLeft = (left: Word[], name: PreparedName, others: Word[], mayHaveFather: boolean): number => {
  if (others.length > 0) return weightOf(left);
  return left.reduce((sum, word) => {
    if (isSaidAlready(word, name)) return sum + saidAlready;
    return sum + (mayHaveFather && patronymic.test(word.text) ? patronymicLeft : word.weight);
  }, 0);
};

/** A repeated word, or the initials of others: `Orchid Vale Trust (OVT)`. */
const isSaidAlready = (word: Word, { words, runs }: PreparedName): boolean =>
  words.some((other) => other !== word && other.own === word.own && other.part === word.part) ||
  (word.text.length > 1 && runs.some((run) => isAcronym(word, run)));
const saidAlready = 0.1;

const isReversed = (pairs: Pair[]): boolean => {
  const crossed = (from: 'asked' | 'listed', to: 'asked' | 'listed') =>
    pairs.some(
      (pair) =>
        pair.asked[0] &&
        pair.listed[0] &&
        pair[from][0]?.part === 0 &&
        (pair[to][0]?.part ?? 0) > 0 &&
        (pair[to][0]?.weight ?? 0) > 0.5,
    );
  return crossed('asked', 'listed') && crossed('listed', 'asked');
};

/** A name written twice, as `سالم قاسم (Salim Qasim)`: half of its words are always left over. */
const isInTwoScripts = ({ words }: PreparedName): boolean =>
  words.some(({ text, own }) => text === own) && words.some(({ text, own }) => text !== own);

const haveOtherForms = ({ forms: a }: PreparedName, { forms: b }: PreparedName): boolean =>
  a.length > 0 && b.length > 0 && !a.some((form) => b.includes(form));

/** Names that are the same once their words are written as one: `Siemens AG` and `SiemensAG`, `Kim Jong Un` and `Kim Jongun`. */
const joinedScore = (kind: NameKind, asked: PreparedName, listed: PreparedName): number => {
  if (asked.whole === listed.whole && asked.whole.length > 3) return sameLetters;
  const letters = asked.script === listed.script ? 'own' : 'text';
  const [a, b] = [asked, listed].map(({ words }) => words.map((word) => word[letters]).join(''));
  if (!a || !b || Math.min(a.length, b.length) < 6) return 0;
  if (asked.words.length === listed.words.length) return 0;
  const { likeness } = compareWords(kind, a, b);
  return likeness < 0.85 || (kind === 'BODY' && haveOtherForms(asked, listed)) ? 0 : likeness;
};

/** Also where a title or a legal form is joined to the name, in which it is not seen. */
const sameLetters = 0.98;

const isInOrder = (pairs: Pair[]): boolean => {
  const places = pairs
    .toSorted((a, b) => (a.asked[0]?.place ?? 0) - (b.asked[0]?.place ?? 0))
    .map(({ listed }) => listed[0]?.place ?? 0);
  return places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
};
