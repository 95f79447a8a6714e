import type { RowData } from '@tanstack/react-table';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { RowsProps } from './rowsProps.ts';
import { useRowKeys } from './useRowKeys.ts';

/** The rows of a long list that are drawn, each with its `key` and what it is given, and their place in the whole, in pixels. */
export function useRowsInView<Row extends RowData, Scroller extends Element | Window, Drawn extends Element>(
  rows: RowsProps<Row>['rows'],
  virtual: Virtualizer<Scroller, Drawn>,
) {
  const { active, setActive, onKeyDown } = useRowKeys(rows.length, (index) => virtual.scrollToIndex(index));
  const items = virtual.getVirtualItems();
  // The row in the tab order may be out of view: then the first row in view stands in for it.
  const reachable = items.some((item) => item.index === active) ? active : items[0]?.index;
  const inView = items.flatMap(({ index, key }) => {
    const row = rows[index];
    if (!row) return [];
    return [{ key, row, index, active: index === reachable, onFocus: () => setActive(index) }];
  });
  return { inView, start: items[0]?.start, end: items.at(-1)?.end, onKeyDown };
}
