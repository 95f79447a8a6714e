import type { Row as ModelRow, RowData } from '@tanstack/react-table';
import type { MouseEvent, Ref } from 'react';
import type { Column } from './column.ts';
import type { TableParts } from './useTableModel.ts';

/** The props of every kind of rows (table, virtual table, cards). */
export type RowsProps<Row extends RowData> = {
  rows: ModelRow<TableParts, Row>[];
  /** The visible columns. */
  columns: Column<Row>[];
  to?: ((row: Row) => string) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Handles a click anywhere on a row; undefined if rows do not open. */
  onRowClick: ((row: Row, event: MouseEvent) => void) | undefined;
  /** The label of a row's checkbox; undefined if rows can't be selected. */
  selectLabel: ((row: Row) => string) | undefined;
  /** Why a row can't be selected. */
  whyNot?: ((row: Row) => string | null) | undefined;
};

/** The props of one row. `active`: whether it is the one row in the tab order, which arrow keys move. */
export type OneRowProps<Row extends RowData, Drawn extends HTMLElement> = Omit<RowsProps<Row>, 'rows'> & {
  row: RowsProps<Row>['rows'][number];
  index: number;
  active: boolean;
  onFocus: () => void;
  ref?: Ref<Drawn>;
};
