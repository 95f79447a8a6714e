import '@mantine/spotlight/styles.layer.css';
import { Loader, VisuallyHidden } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { type MenuEntry, menuPages } from '../menu/menu.ts';
import classes from './SearchDialog.module.css';
import { hitId, SearchResults } from './SearchResults.tsx';
import { matches, type Named, namedBy, type SearchHit, type SearchProvider } from './search.ts';
import { useSearchActions } from './useSearchActions.ts';
import { type FoundGroup, least, useNewestHits, useSearchHits } from './useSearchHits.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  query: string;
  onType: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  menu: MenuEntry[];
  /** What the person may do on their pages. */
  doable: Named[];
  providers: SearchProvider[];
  /** The hits that were opened before, the latest first. */
  recent: SearchHit[];
  onFound: (hit: SearchHit) => void;
  onLogout: () => void;
};

/** Removes hits whose address is in an earlier group. */
const eachOnce = (groups: FoundGroup[]): FoundGroup[] => {
  const seen = new Set<string>();
  const isNew = ({ to }: SearchHit) => !seen.has(to) && Boolean(seen.add(to));
  return groups.map((group) => ({ ...group, hits: group.hits.filter(isNew) })).filter(({ hits }) => hits.length > 0);
};

const wordsOfNone = (query: string, searching: boolean): string => {
  if (query.trim().length < least) return 'Enter two letters or more.';
  return searching ? 'Searching …' : `Nothing found for “${query}”. Try a number, a name, an address or an amount.`;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search over menu pages and all providers. Its code is loaded at the first use. */
export default function SearchDialog(props: Props) {
  const { opened, onClose, query, onType, field, menu, doable, providers, recent, onFound, onLogout } = props;
  const [chosenTo, setChosenTo] = useState<string>();
  const { groups, searching } = useSearchHits(providers, query);
  const newest = useNewestHits(providers, opened);
  const router = useRouter();
  const listId = useId();

  useEffect(() => {
    if (!opened) return;
    setChosenTo(undefined);
    spotlight.open();
  }, [opened]);

  const pages = namedBy(menuPages(menu), query);
  const work = namedBy(doable, query);
  const actions = useSearchActions(onLogout).filter(({ label, description }) =>
    matches(`${label} ${description}`, query),
  );
  const goTo = { id: 'pages', heading: 'Go to', hits: pages.hits.slice(0, query ? 6 : 8) };
  const toDo = { id: 'actions', heading: 'Actions', hits: [...work.hits.slice(0, 6), ...actions] };
  // Who types the whole words of an action or a page means it, and no record.
  const meant = [...(work.isMeant ? [toDo] : []), ...(pages.isMeant ? [goTo] : [])];
  const all = eachOnce(
    query.trim()
      ? [...meant, ...groups, ...[goTo, toDo].filter((group) => !meant.includes(group))]
      : [{ id: 'recent', heading: 'Found before', hits: recent }, ...newest, goTo],
  );
  const hits = all.flatMap((group) => group.hits);
  // The first hit is chosen until the person chooses another. Hits that arrive later do not change a choice.
  const place = Math.max(
    0,
    hits.findIndex(({ to }) => to === chosenTo),
  );
  const chosen = hits[place];

  const type = (next: string) => {
    onType(next);
    setChosenTo(undefined);
  };
  const open = (hit: SearchHit) => {
    spotlight.close();
    const action = actions.find(({ to }) => to === hit.to);
    if (action) return action.run();
    onFound(hit);
    router.history.push(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) setChosenTo(hits.at((place + step) % hits.length)?.to);
    if (event.key === 'Enter' && chosen) open(chosen);
  };

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={type}
      onSpotlightClose={onClose}
      clearQueryOnClose={false}
      shortcut={null}
      title="Search"
      centered={false}
      classNames={{ header: classes.header ?? '' }}
    >
      <Spotlight.Search
        ref={field}
        placeholder="Search by number, name, address or amount"
        aria-label="Search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        {...(chosen && { 'aria-activedescendant': hitId(listId, chosen) })}
        leftSection={<IconSearch size={18} stroke={1.7} />}
        rightSection={searching ? <Loader size={16} /> : null}
        onKeyDown={onKeyDown}
      />
      {hits.length > 0 && (
        <SearchResults id={listId} groups={all} chosen={chosen} onChoose={({ to }) => setChosenTo(to)} onOpen={open} />
      )}
      <VisuallyHidden role="status">
        {query.trim() !== '' &&
          hits.length > 0 &&
          !searching &&
          (hits.length === 1 ? '1 result' : `${hits.length} results`)}
      </VisuallyHidden>
      <div role="status" className={classes.none}>
        {hits.length === 0 && wordsOfNone(query, searching)}
      </div>
    </Spotlight.Root>
  );
}
