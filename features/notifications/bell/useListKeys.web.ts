import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/** J and K go to the next and the previous line, E marks it. Enter follows its link by itself, as that has the focus. */
export const useListKeys = (list: RefObject<HTMLElement | null>): void => {
  const last = useRef(-1);
  const find = (what: string) => [...(list.current?.querySelectorAll<HTMLElement>(what) ?? [])];
  const here = () => find('li').findIndex((line) => line.contains(document.activeElement));
  const go = (by: number) => {
    const lines = find('[data-notice]');
    const at = here();
    // A line that was marked may have left the list: the one in its place is next.
    const to = at < 0 ? Math.max(0, last.current) : at + by;
    last.current = Math.min(Math.max(0, to), lines.length - 1);
    lines[last.current]?.focus();
  };
  // Also from the switch above the list: nothing there takes letters.
  const everywhere: string[] = [];
  useHotkeys(
    [
      ['J', () => go(1)],
      ['K', () => go(-1)],
      ['E', () => find('[data-mark]')[here()]?.click()],
    ],
    everywhere,
  );
};
