import type { IconType } from './menu.ts';

/** One thing that the search found. */
export type SearchHit = { id: string; label: string; description?: string; to: string; icon?: IconType };

/** A source of hits under its own heading: contacts, submissions, circulars. Features hand theirs to the shell. */
export type SearchProvider = {
  id: string;
  heading: string;
  /** Called after a short pause in typing, with at least two characters; abort stops an older question. */
  search: (query: string, signal: AbortSignal) => Promise<SearchHit[]>;
  /** What to offer before anything is typed: the newest of its kind. */
  newest?: { heading: string; find: (signal: AbortSignal) => Promise<SearchHit[]> };
};

const mostKept = 5;

/** The hits that led somewhere, the last one first, each place once. */
export const withLatest = (recent: readonly SearchHit[], hit: SearchHit): SearchHit[] =>
  [hit, ...recent.filter(({ to }) => to !== hit.to)].slice(0, mostKept);

/** Every word of the query begins a word of the text: `sta sub` finds `Status Of Submission`. */
export const matches = (text: string, query: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
};
