import type { IconType } from '../menu/menu.ts';

/** One result of the search. */
export type SearchHit = { id: string; label: string; description?: string; to: string; icon?: IconType };

/** Something that the search can do, such as logging out. Its `to` is no address. */
export type SearchAction = SearchHit & { run: () => void };

/** A source of hits with its own heading, such as submissions. Rooms declare them. */
export type SearchProvider = {
  id: string;
  heading: string;
  /** What is published to everybody comes after the records that people work on. */
  isPublished?: true;
  /** It sends what is searched in a body, so it may be a number of identity, which stands in no address. */
  takesIdentity?: true;
  /** Called after a short pause in typing, with at least two characters. A newer query aborts the signal. */
  search: (query: string, signal: AbortSignal) => Promise<SearchHit[]>;
  /** The newest records, offered before anything is typed. */
  newest?: { heading: string; find: (signal: AbortSignal) => Promise<SearchHit[]> };
};

const mostKept = 5;

/** The opened hits with a new one, the latest first, each address once, at most five. */
export const withLatest = (recent: readonly SearchHit[], hit: SearchHit): SearchHit[] =>
  [hit, ...recent.filter(({ to }) => to !== hit.to)].slice(0, mostKept);

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const parts = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word of the query is the beginning of a word of the text: `sta sub` finds `Status Of Submission`. */
export const matches = (text: string, query: string): boolean => {
  const words = wordsIn(text);
  return parts(query).every((part) => words.some((word) => word.startsWith(part)));
};

/** Whether every word of the query is a word of the text, as who means the page and no record types it. */
const names = (text: string, query: string): boolean => {
  const words = wordsIn(text);
  return query.trim() !== '' && parts(query).every((part) => words.includes(part));
};

/** Something that is found by its name and everyday words: a page of the menu, or what is done on one. */
export type Named = { label: string; group?: string; words?: string[]; to: string; icon?: IconType };

const textOf = ({ label, group = '', words = [] }: Named): string => [group, label, ...words].join(' ');

/** What a query names among pages and actions: those of its whole words first. `isMeant`: there is one of them. */
export const namedBy = (all: readonly Named[], query: string): { hits: SearchHit[]; isMeant: boolean } => {
  const found = all.filter((each) => matches(textOf(each), query));
  const meant = found.filter((each) => names(textOf(each), query));
  return { hits: [...new Set([...meant, ...found])].map(asHit), isMeant: meant.length > 0 };
};

const asHit = ({ label, group, to, icon }: Named): SearchHit => ({
  id: `${group}${label}`,
  label,
  to,
  ...(group && { description: group }),
  ...(icon && { icon }),
});
