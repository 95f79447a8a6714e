import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type MenuEntry, menuPages } from './menu.ts';
import classes from './SearchDialog.module.css';
import { matches, type SearchHit, type SearchProvider } from './search.ts';
import { useSearchHits } from './useSearchHits.ts';

type Props = { opened: boolean; onClose: () => void; menu: MenuEntry[]; providers: SearchProvider[] };

/** The search over menu pages and every provider. Loaded when first asked for. */
export default function SearchDialog({ opened, onClose, menu, providers }: Props) {
  const [query, setQuery] = useState('');
  const { groups, searching } = useSearchHits(providers, query);
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
  const all = [...groups, ...(pages.length > 0 ? [{ id: 'pages', heading: 'Go to', hits: pages }] : [])];

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
            {hits.map(({ id: hit, label, description, to, icon: Icon = IconArrowRight }) => (
              <Spotlight.Action
                key={hit}
                label={label}
                {...(description && { description })}
                leftSection={<Icon size={18} stroke={1.7} />}
                onClick={() => router.history.push(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {all.length === 0 && (
          <Spotlight.Empty>{searching ? 'Searching …' : `Nothing found for “${query}”`}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
