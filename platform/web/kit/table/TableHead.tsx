import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type Column, nextSort, type Sort, sortKey } from './column.ts';
import classes from './DataTable.module.css';
import { SelectBox } from './rowControls.tsx';

type Props<Row> = {
  columns: Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  all: { checked: boolean; some: boolean; toggle: (event: unknown) => void } | undefined;
};

function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'asc') return <IconArrowUp size={13} aria-hidden />;
  if (direction === 'desc') return <IconArrowDown size={13} aria-hidden />;
  return <IconArrowsSort size={13} className={classes.unsorted} aria-hidden />;
}

/** Pixels that a column of words keeps on a narrow screen, where the others give way to it down to their longest word. */
const leastForWords = 160;

/** The sticky head: column names, with buttons on columns that the server can sort. */
export function TableHead<Row>({ columns, sort, onSort, all }: Props<Row>) {
  return (
    <thead>
      <tr>
        {all && (
          <th scope="col" className={classes.check}>
            <SelectBox label="Select all rows" checked={all.checked} indeterminate={all.some} onChange={all.toggle} />
          </th>
        )}
        {columns.map((column) => {
          const key = sortKey(column);
          const direction = key !== undefined && sort?.by === key ? sort.direction : undefined;
          const next = onSort && nextSort(column, sort);
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              style={column.width ? { width: column.width } : { minWidth: leastForWords }}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {next ? (
                <UnstyledButton className={classes.sort} onClick={() => onSort(next)}>
                  {column.header}
                  <SortMark direction={direction} />
                </UnstyledButton>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
