import { useEffect, useState } from 'react';
import { isPrivate } from '#platform/contract/typed/private-search.ts';
import type { SearchHit, SearchProvider } from './search.ts';

/** The newest records of all providers, loaded each time the search opens. */
export function useNewestHits(providers: SearchProvider[], opened: boolean): FoundGroup[] {
  const [groups, setGroups] = useState<FoundGroup[]>([]);
  useEffect(() => {
    if (!opened) return;
    const stop = new AbortController();
    for (const { id, newest } of providers)
      newest?.find(stop.signal).then(
        (hits) => setGroups((before) => [...before.filter((group) => group.id !== id), { ...newest, id, hits }]),
        // A failure is ignored: the search works without the newest records.
        () => undefined,
      );
    return () => stop.abort();
  }, [providers, opened]);
  return groups;
}

export type FoundGroup = { id: string; heading: string; hits: SearchHit[] };

const pause = 180;
/** With fewer letters nothing is asked. */
export const least = 2;

/** Searches all providers when typing pauses. Each group appears with its answer. A failure is only logged. */
export function useSearchHits(
  providers: SearchProvider[],
  query: string,
): { groups: FoundGroup[]; searching: boolean } {
  const [groups, setGroups] = useState<FoundGroup[]>([]);
  const [open, setOpen] = useState(0);
  const [begun, setBegun] = useState('');
  const asked = query.trim();

  useEffect(() => {
    setGroups([]);
    setBegun(asked);
    const sources = isPrivate(asked) ? providers.filter(({ takesIdentity }) => takesIdentity) : providers;
    const isAsked = asked.length >= least && sources.length > 0;
    // True from the first letter typed: a screen reader must not speak "Nothing found" before a search has run.
    setOpen(isAsked ? sources.length : 0);
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      for (const { id, heading, search } of sources) {
        search(asked, stop.signal)
          .then((hits) => {
            if (!stop.signal.aborted) setGroups((before) => [...before, { id, heading, hits }]);
          })
          .catch((error: unknown) => {
            if (!stop.signal.aborted) console.error(`search in ${heading} failed`, error);
          })
          .finally(() => {
            if (!stop.signal.aborted) setOpen((before) => before - 1);
          });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, providers]);

  const ordered = providers.flatMap(({ id }) => groups.filter((group) => group.id === id && group.hits.length > 0));
  return { groups: ordered, searching: open > 0 || (begun !== asked && asked.length >= least) };
}
