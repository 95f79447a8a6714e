import { type KeyboardEvent, useState } from 'react';

/** The row after ↑ ↓ Home End PageUp PageDown from row `from` of `count` rows; undefined for any other key. */
const rowAfterKey = (key: string, from: number, count: number): number | undefined => {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
    PageDown: from + 10,
    PageUp: from - 10,
  }[key];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, to));
};

/** A list of no more rows has all of them in the tab order. */
const mostInTabOrder = 50;

/**
 * Keyboard navigation of rows. The arrow keys move between rows; those of a short list are all in the tab order, so that nobody has to
 * know, and of a long one one at a time.
 * `reveal` scrolls to a row that is not rendered (virtual tables).
 */
export function useRowKeys(count: number, reveal?: (index: number) => void) {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opener = event.target instanceof Element ? event.target.closest('[data-row-opener]') : null;
    if (!opener || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = rowAfterKey(event.key, active, count);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
    const body = event.currentTarget;
    const focus = () => body.querySelector<HTMLElement>(`[data-row-opener="${to}"]`)?.focus();
    reveal?.(to);
    if (reveal) requestAnimationFrame(() => requestAnimationFrame(focus));
    else focus();
  };
  const current = Math.min(active, Math.max(0, count - 1));
  const isActive = (index: number) => index === current || count <= mostInTabOrder;
  return { active: current, isActive, setActive, onKeyDown };
}
