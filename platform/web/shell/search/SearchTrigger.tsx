import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../menu/menu.ts';
import classes from './SearchTrigger.module.css';
import type { Named, SearchHit, SearchProvider } from './search.ts';
import { useTypedAhead } from './useTypedAhead.ts';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(load);

const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

type Props = {
  menu: MenuEntry[];
  doable: Named[];
  providers: SearchProvider[];
  recent: SearchHit[];
  onFound: (hit: SearchHit) => void;
  onLogout: () => void;
  compact?: boolean;
};

/** A button that opens the search and looks like a field. Ctrl-K or ⌘K opens it from anywhere. */
export function SearchTrigger({ compact = false, ...searched }: Props) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    setQuery('');
    setWanted(true);
    setOpened(true);
  };
  const close = () => setOpened(false);
  useTypedAhead({ opened, field, onType: setQuery, onClose: close });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(apple ? event.metaKey : event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setQuery('');
      setWanted(true);
      setOpened(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {compact ? (
        <ActionIcon variant="subtle" color="gray" size={38} aria-label="Search" onClick={open} onPointerEnter={load}>
          <IconSearch size={20} stroke={1.7} />
        </ActionIcon>
      ) : (
        <UnstyledButton className={classes.field} onClick={open} onPointerEnter={load}>
          <IconSearch size={17} stroke={1.7} aria-hidden />
          <span className={classes.words}>Search pages and records</span>
          <kbd className={classes.key}>{apple ? '⌘K' : 'Ctrl K'}</kbd>
        </UnstyledButton>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <SearchDialog opened={opened} onClose={close} query={query} onType={setQuery} field={field} {...searched} />
        </Suspense>
      )}
    </>
  );
}
