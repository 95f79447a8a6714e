import type { RowData } from '@tanstack/react-table';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { RowsProps } from './rowsProps.ts';
import { useRowKeys } from './useRowKeys.ts';

/** With more rows than this, only those in view are rendered. */
export const virtualFrom = 200;

/**
 * The rendered rows of a long list, each with its `key` and props, and their `start` and `end` in the list in pixels.
 */
export function useRowsInView<Row extends RowData, Scroller extends Element | Window, Drawn extends Element>(
  rows: RowsProps<Row>['rows'],
  virtual: Virtualizer<Scroller, Drawn>,
) {
  const { active, setActive, onKeyDown } = useRowKeys(rows.length, (index) => virtual.scrollToIndex(index));
  const items = virtual.getVirtualItems();
  // If the active row is out of view, the first row in view is in the tab order instead.
  const reachable = items.some((item) => item.index === active) ? active : items[0]?.index;
  const inView = items.flatMap(({ index, key }) => {
    const row = rows[index];
    if (!row) return [];
    return [{ key, row, index, active: index === reachable, onFocus: () => setActive(index) }];
  });
  return { inView, start: items[0]?.start, end: items.at(-1)?.end, onKeyDown };
}
