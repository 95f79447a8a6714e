import type { Agreement } from '../../words.ts';
import { consonants } from './letters.ts';
import type { NameKind, PreparedName, Word } from './prepare.ts';
import { compareWords, type WordsAgree } from './words-agree.ts';

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
/** Words that are joined in one: `abd al rahman`. */
const mostJoined = 4;
const shortestJoined = 5;

type Compared = (a: Word[], b: Word[]) => WordsAgree;

/** Pairs the words of two names, whatever their order, so that the most of both is paired. */
export const align = (kind: NameKind, asked: PreparedName, listed: PreparedName): Pair[] => {
  const compare = comparing(kind, asked, listed);
  const found: Pair[] = [];
  const consider = (a: Word[], b: Word[]) => {
    const compared = compare(a, b);
    if (compared.likeness < least) return;
    const joined = a.length + b.length > 2;
    found.push({ asked: a, listed: b, ...compared, agree: joined ? 'JOINED' : compared.agree });
  };
  for (const a of asked.words)
    for (const b of listed.words) if (isWeak(a) === isWeak(b) || a.text === b.text) consider([a], [b]);
  for (const run of runs(asked.words)) for (const b of listed.words) if (mayJoin(run, b)) consider(run, [b]);
  for (const run of runs(listed.words)) for (const a of asked.words) if (mayJoin(run, a)) consider([a], run);
  for (const run of runs(asked.words))
    for (const b of listed.words) if (isAcronym(b, run)) found.push(acronym(run, [b]));
  for (const run of runs(listed.words))
    for (const a of asked.words) if (isAcronym(a, run)) found.push(acronym([a], run));
  const used = new Set<Word>();
  return found
    .toSorted((a, b) => worth(b) - worth(a))
    .filter((pair) => {
      const words = [...pair.asked, ...pair.listed];
      if (words.some((word) => used.has(word))) return false;
      for (const word of words) used.add(word);
      return true;
    });
};

const worth = ({ asked, listed, likeness }: Pair): number =>
  likeness * likeness * (weightOf(asked) + weightOf(listed)) + likeness;

export const weightOf = (words: Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const isWeak = ({ weight }: Word): boolean => weight < 0.2;

/** Two or three words one after the other. */
const runs = (words: Word[]): Word[][] =>
  words.flatMap((_, at) =>
    Array.from({ length: mostJoined - 1 }, (_none, more) => words.slice(at, at + more + 2)).filter(
      (run, more) => run.length === more + 2,
    ),
  );

/** The first letters of several words: `U.S.` and United States, `J.C.` and Jean-Claude. */
const isAcronym = ({ text }: Word, run: Word[]): boolean =>
  text.length === run.length && run.every((word, at) => word.text[0] === text[at] && word.text.length > 1);
const acronym = (asked: Word[], listed: Word[]): Pair => ({
  asked,
  listed,
  likeness: 0.84,
  agree: 'INITIAL',
  distance: 0,
});

const mayJoin = (run: Word[], word: Word): boolean =>
  word.text.length >= shortestJoined &&
  run.every(({ text }) => text.length > 1) &&
  Math.abs(run.reduce((sum, { text }) => sum + text.length, 0) - word.text.length) <= 1;

const joined = (words: Word[], letters: 'text' | 'own'): string => words.map((word) => word[letters]).join('');

const comparing = (kind: NameKind, asked: PreparedName, listed: PreparedName): Compared => {
  const isOwn = asked.script === listed.script && asked.script !== 'LATIN';
  const isArabic = asked.script !== listed.script && [asked.script, listed.script].includes('ARABIC');
  return (a, b) => {
    if (isOwn) {
      const found = compareWords(kind, joined(a, 'own'), joined(b, 'own'));
      return found.likeness === 1 ? { ...found, agree: 'SCRIPT' } : found;
    }
    const found = compareWords(kind, joined(a, 'text'), joined(b, 'text'));
    if (!isArabic || found.likeness >= least) return found;
    return byConsonants(joined(a, 'text'), joined(b, 'text'));
  };
};

/** Arabic script leaves short vowels out: what it has of a word must be what the other one has. */
const byConsonants = (a: string, b: string): WordsAgree => {
  const [one, other] = [consonants(a), consonants(b)];
  if (one.length < 2 || one !== other) return { likeness: 0, agree: 'SOUND', distance: 0 };
  return { likeness: one.length > 2 ? 0.9 : 0.8, agree: 'SOUND', distance: 0 };
};
