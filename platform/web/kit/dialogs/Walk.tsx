import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useKeys } from '../hooks/useKeys.ts';

/** The place of a drawer's record among those of its list, from 0 on, its row there, and the way to another one. */
export type Walk = { at: number; of: number; row: number; go: (at: number) => void };

/** The walk among the rows with these ids, each of which `open` shows once; null for a row that has none. */
export const walkAmong = (
  rows: (string | null)[],
  id: string | undefined,
  open: (id: string | undefined) => void,
): Walk | undefined => {
  const ids = [...new Set(rows.filter((each) => each !== null))];
  const at = id === undefined ? -1 : ids.indexOf(id);
  return at < 0 ? undefined : { at, of: ids.length, row: rows.indexOf(id ?? null), go: (to) => open(ids[to]) };
};

/**
 * `3 of 21` in the bar of a drawer, and the ways to the record before and after, also by K and J. The focus goes to the way that was
 * taken, because what had it goes with its record. At an end the button stays, for the focus is on it.
 */
export function WalkBar({ walk: { at, of, go } }: { walk: Walk }) {
  const bar = useRef<HTMLDivElement>(null);
  const walk = (by: -1 | 1) => {
    bar.current?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus();
    if (at + by < 0 || at + by >= of) return;
    bar.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
    go(at + by);
  };
  useKeys({ k: () => walk(-1), j: () => walk(1) }, bar);
  const way = (label: string, key: string, by: -1 | 1, Icon: typeof IconChevronUp) => {
    const isEnd = at + by < 0 || at + by >= of;
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-keyshortcuts={key}
        title={`${label} (${key})`}
        aria-disabled={isEnd}
        data-disabled={isEnd}
        data-by={by}
        {...(by > 0 && !isEnd && { 'data-autofocus': true })}
        onClick={() => walk(by)}
      >
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    );
  };
  return (
    <Group ref={bar} gap={0} wrap="nowrap" ml="auto" mr={4}>
      <Text size="sm" c="dimmed" mr={4} aria-live="polite" className="g-figures">
        {at + 1} of {of}
      </Text>
      {way('Previous record', 'K', -1, IconChevronUp)}
      {way('Next record', 'J', 1, IconChevronDown)}
    </Group>
  );
}

/** After the drawer is closed the focus is on the row that it showed last, not on the one that it began with. */
export const useFocusOnLast = (isOpen: boolean, walk: Walk | undefined): void => {
  const last = useRef<number>(undefined);
  if (isOpen && walk) last.current = walk.row;
  useEffect(() => {
    if (isOpen || last.current === undefined) return;
    document.querySelector<HTMLElement>(`main [data-row-opener="${last.current}"]`)?.focus();
    last.current = undefined;
  }, [isOpen]);
};
