import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { Hit } from '#features/screening/room.calls.ts';
import type { FalseReason } from './hits.words.ts';

/** Facts of both sides, as the page of the hit shows them, against which a reason is checked. */
export type Shown = { found: Pick<Hit, 'why' | 'listed'>; kind: PartyKind; score: number };

/** Scores from which a dismissal needs words, and a second officer. */
export type Limits = { wordsFrom: number; twoFrom: number };

/** Letters and digits of words that say why, and of the words of an officer who decides alone. */
const few = 10;
const many = 40;

/** Whether the page bears a reason out (`YES`), says nothing of it (`UNKNOWN`), or shows the contrary (`NO`). */
export const bearsOut = (reason: FalseReason, { found: hit, kind }: Shown): 'YES' | 'UNKNOWN' | 'NO' => {
  if (reason === 'OTHER') return 'UNKNOWN';
  // Rounded to two decimals, as it is shown.
  if (reason === 'NAME') return hit.why.nameScore.toFixed(2) === '1.00' ? 'NO' : 'YES';
  if (reason === 'KIND') return isPerson(kind) === (hit.listed.kind === 'PERSON') ? 'NO' : 'YES';
  const fact = hit.why.facts.find((each) => each.fact === reason);
  if (fact?.compared === 'AGREES') return 'NO';
  // A list rarely has all documents of a person: numbers that differ are never said to contradict each other.
  const differs = reason === 'NUMBER' ? fact?.asked && fact.listed : fact?.compared === 'CONTRADICTS';
  return differs ? 'YES' : 'UNKNOWN';
};

const isPerson = (kind: PartyKind): boolean => kind === 'INDIVIDUAL' || kind === 'ESTATE';

/** Whether a dismissal takes a second officer: it scores as much, or has the same identity number. */
export const takesTwo = ({ found: hit, score }: Shown, { twoFrom }: Limits): boolean =>
  score >= twoFrom || hit.why.facts.some(({ fact, compared }) => fact === 'NUMBER' && compared === 'AGREES');

/**
 * How many letters and digits the words of a dismissal must have: 0 where none are asked for. `isAlone`: nobody else may decide, although
 * a second officer is asked for.
 */
export const lettersFor = (reason: FalseReason, facts: Shown, limits: Limits, isAlone: boolean): number => {
  if (takesTwo(facts, limits)) return isAlone ? many : few;
  return bearsOut(reason, facts) === 'UNKNOWN' || facts.score >= limits.wordsFrom ? few : 0;
};

/** The same of the second word, by another officer or, where there is none, by the first one alone. */
export const lettersToConfirm = (isAlone: boolean): number => (isAlone ? many : few);

export const lettersIn = (words: string): number => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Objections to a reason, as the page shows them. */
export const contradictions: Record<Exclude<FalseReason, 'OTHER'>, string> = {
  BIRTH: 'The dates of birth agree.',
  NAME: 'The names are the same.',
  NATIONALITY: 'The nationalities agree.',
  NUMBER: 'The identity numbers are the same.',
  KIND: 'Both are of the same kind.',
};

/** How long an officer can undo their dismissal, in seconds. */
export const undoSeconds = 30;
