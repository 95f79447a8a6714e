import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type MenuEntry, menuPages } from './menu.ts';
import classes from './SearchDialog.module.css';
import { matches, type SearchHit, type SearchProvider } from './search.ts';
import { type FoundGroup, useNewestHits, useSearchHits } from './useSearchHits.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  menu: MenuEntry[];
  providers: SearchProvider[];
  /** What was found here before, the last one first. */
  recent: SearchHit[];
  onFound: (hit: SearchHit) => void;
};

/** Each place once: a hit that stands in an earlier group is left out of the later ones. */
const eachOnce = (groups: FoundGroup[]): FoundGroup[] => {
  const seen = new Set<string>();
  const isNew = ({ to }: SearchHit) => !seen.has(to) && Boolean(seen.add(to));
  return groups.map((group) => ({ ...group, hits: group.hits.filter(isNew) })).filter(({ hits }) => hits.length > 0);
};

/** The search over menu pages and every provider. Loaded when first asked for. */
export default function SearchDialog({ opened, onClose, menu, providers, recent, onFound }: Props) {
  const [query, setQuery] = useState('');
  const { groups, searching } = useSearchHits(providers, query);
  const newest = useNewestHits(providers, opened);
  const router = useRouter();

  useEffect(() => {
    if (opened) spotlight.open();
  }, [opened]);

  const pages: SearchHit[] = menuPages(menu)
    .filter((page) => matches(`${page.group ?? ''} ${page.label}`, query))
    .slice(0, query ? 6 : 8)
    .map(({ label, group, to, icon }) => ({
      id: `${group}${label}`,
      label,
      to,
      ...(group && { description: group }),
      ...(icon && { icon }),
    }));
  const goTo = { id: 'pages', heading: 'Go to', hits: pages };
  const all = eachOnce(
    query.trim() ? [...groups, goTo] : [{ id: 'recent', heading: 'Found before', hits: recent }, ...newest, goTo],
  );
  const open = (hit: SearchHit) => {
    onFound(hit);
    router.history.push(hit.to);
  };

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      title="Search"
      centered={false}
      classNames={{ header: classes.header ?? '', action: classes.action ?? '' }}
    >
      <Spotlight.Search
        placeholder="Search pages and submissions"
        aria-label="Search pages and submissions"
        leftSection={<IconSearch size={18} stroke={1.7} />}
        rightSection={searching ? <Loader size={16} /> : null}
      />
      <Spotlight.ActionsList>
        {all.map(({ id, heading, hits }) => (
          <Spotlight.ActionsGroup key={id} label={heading}>
            {hits.map((hit) => {
              const { icon: Icon = IconArrowRight } = hit;
              return (
                <Spotlight.Action
                  key={hit.id}
                  label={hit.label}
                  {...(hit.description && { description: hit.description })}
                  leftSection={<Icon size={18} stroke={1.7} />}
                  onClick={() => open(hit)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
        {all.length === 0 && (
          <Spotlight.Empty>
            {searching ? 'Searching …' : `Nothing found for “${query}”. Try a case number, a name or an address.`}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
