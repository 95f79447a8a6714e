import type { HeldReason } from './held.rules.ts';

/** A reason, as one chooses it: what finance itself holds has words of its own, and is one to choose. */
export const choiceOf = ({ cause, words }: HeldReason): string => (cause === 'FINANCE' ? 'Held by finance' : words);

/** The reasons of these items, each once, in alphabetical order. */
export const reasonsOf = (held: { reasons: HeldReason[] }[]): string[] =>
  [...new Set(held.flatMap(({ reasons }) => reasons.map(choiceOf)))].toSorted();
