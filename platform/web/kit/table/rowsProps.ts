import type { Row as ModelRow, RowData } from '@tanstack/react-table';
import type { MouseEvent, Ref } from 'react';
import type { Column } from './column.ts';
import type { TableParts } from './useTableModel.ts';

/** What every way of drawing rows (table, virtual table, cards) is given. */
export type RowsProps<Row extends RowData> = {
  rows: ModelRow<TableParts, Row>[];
  /** The visible ones. */
  columns: Column<Row>[];
  to?: ((row: Row) => string) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Opens by a click anywhere on the row; undefined when rows do not open. */
  onRowClick: ((row: Row, event: MouseEvent) => void) | undefined;
  /** Names a row for its checkbox; undefined when rows cannot be selected. */
  selectLabel: ((row: Row) => string) | undefined;
};

/** What draws one of them is given: `active` is the row in the tab order, which arrow keys move. */
export type OneRowProps<Row extends RowData, Drawn extends HTMLElement> = Omit<RowsProps<Row>, 'rows'> & {
  row: RowsProps<Row>['rows'][number];
  index: number;
  active: boolean;
  onFocus: () => void;
  ref?: Ref<Drawn>;
};
