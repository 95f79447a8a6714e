import type { Why } from '../contract/hit.ts';
import type { EntityName } from './entity.ts';
import { round } from './facts.ts';
import { align, type Pair, weightOf } from './names/align.ts';
import { type NameKind, type PreparedName, prepareName, type Word } from './names/prepare.ts';
import { compareWords } from './names/words-agree.ts';

export type { NameKind } from './names/prepare.ts';
export type NameCompared = Pick<Why, 'asked' | 'listed' | 'pairs' | 'onlyAsked' | 'onlyListed' | 'sameOrder'> & {
  score: number;
};

/** What words without a partner take off, as a share of all words. */
const rest = {
  /** On both sides: two names that share a part are two people's. */
  both: { PERSON: 1.5, BODY: 1.35 },
  /** On one side: a middle name that one paper leaves out; a body with one word more is often another one. */
  one: { PERSON: 0.24, BODY: 0.6 },
} as const;
/** Of a weak alias, which many share. */
const weakAlias = 0.06;
/** Initials alone are those of very many. */
const initialsAlone = 0.6;
/** The same words on the other side of "son of" are father and son, unless so many agree that few families have them all. */
const reversed = 0.7;
const ofOneFamily = 4;
/** Bodies of different legal forms are different bodies, but forms are often written wrong. */
const otherForm = 0.78;
/** A single word that agrees says little while the other name has more. */
const oneWord = 0.8;

/** Compares two names, whatever the order of their words. */
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
  const matched = pairs.reduce((sum, pair) => sum + (weightOf(pair.asked) + weightOf(pair.listed)) / 2, 0);
  if (matched === 0) return 0;
  const likeness =
    pairs.reduce((sum, pair) => sum + ((weightOf(pair.asked) + weightOf(pair.listed)) / 2) * pair.likeness, 0) /
    matched;
  const left = [weightOf(onlyAsked), weightOf(onlyListed)];
  const [few, many] = [Math.min(...left), Math.max(...left)];
  const both = few / (few + matched);
  const one = (many - few) / (many - few + matched);
  let score = likeness * (1 - rest.both[kind] * both) * (1 - rest.one[kind] * one);
  if (kind === 'PERSON' && matched < 1.3 && many > 0.3) score *= oneWord;
  if (kind === 'PERSON' && pairs.every(({ agree }) => agree === 'INITIAL')) score *= initialsAlone;
  if (kind === 'PERSON' && matched < ofOneFamily && isReversed(pairs)) score *= reversed;
  if (kind === 'BODY' && haveOtherForms(asked, listed)) score *= otherForm;
  return Math.max(0, score);
};

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

const haveOtherForms = ({ forms: a }: PreparedName, { forms: b }: PreparedName): boolean =>
  a.length > 0 && b.length > 0 && !a.some((form) => b.includes(form));

/** Names that are the same once their words are written as one: `Siemens AG` and `SiemensAG`, `Kim Jong Un` and `Kim Jongun`. */
const joinedScore = (kind: NameKind, asked: PreparedName, listed: PreparedName): number => {
  const letters = asked.script === listed.script ? 'own' : 'text';
  const [a, b] = [asked, listed].map(({ words }) => words.map((word) => word[letters]).join(''));
  if (!a || !b || Math.min(a.length, b.length) < 6) return 0;
  if (asked.words.length === listed.words.length) return 0;
  const { likeness } = compareWords(kind, a, b);
  return likeness < 0.85 || (kind === 'BODY' && haveOtherForms(asked, listed)) ? 0 : likeness;
};

const isInOrder = (pairs: Pair[]): boolean => {
  const places = pairs
    .toSorted((a, b) => (a.asked[0]?.place ?? 0) - (b.asked[0]?.place ?? 0))
    .map(({ listed }) => listed[0]?.place ?? 0);
  return places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
};
