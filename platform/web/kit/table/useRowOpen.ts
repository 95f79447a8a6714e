import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

export type RowOpen<Row> = { to?: ((row: Row) => string) | undefined; onOpen?: ((row: Row) => void) | undefined };

const ownControl = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** Opens a row by a click on it, unless the click is on a control in the row or ends a text selection. */
export function useRowOpen<Row>({ to, onOpen }: RowOpen<Row>) {
  const router = useRouter();
  if (!to && !onOpen) return undefined;
  return (row: Row, event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(ownControl)) return;
    if (window.getSelection()?.isCollapsed === false) return;
    if (!to) return onOpen?.(row);
    if (event.ctrlKey || event.metaKey || event.button === 1) window.open(to(row), '_blank', 'noopener');
    else router.history.push(to(row));
  };
}
