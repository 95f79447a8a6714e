import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
export type TableParts = typeof features;

type Options<Row> = {
  columns: Column<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** The person's choices of visible columns, by id. */
  chosen: Record<string, boolean>;
  selected: string[];
  onSelect: (ids: string[]) => void;
  canSelect?: ((row: Row) => boolean) | undefined;
};

const noRows: never[] = [];

/** The headless table: which columns show, which rows are selected. Sorting and paging are the server's. */
export function useTableModel<Row extends RowData>(options: Options<Row>) {
  const { columns, rows, rowId, chosen, selected, onSelect, canSelect } = options;
  const defs = useMemo(
    () =>
      columns.map(
        ({ id, header, cell }): ColumnDef<TableParts, Row> => ({ id, header, cell: ({ row }) => cell(row.original) }),
      ),
    [columns],
  );
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, hidden, fixed }, index) => [id, index === 0 || fixed || (chosen[id] ?? !hidden)]),
      ) as Record<string, boolean>,
    [columns, chosen],
  );
  const rowSelection = useMemo(() => Object.fromEntries(selected.map((id) => [id, true as const])), [selected]);

  return useTable({
    features,
    columns: defs,
    data: rows.length > 0 ? rows : noRows,
    getRowId: rowId,
    enableRowSelection: ({ original }) => canSelect?.(original) ?? true,
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: (change) => {
      const after = typeof change === 'function' ? change(rowSelection) : change;
      onSelect(Object.keys(after).filter((id) => after[id]));
    },
  });
}
