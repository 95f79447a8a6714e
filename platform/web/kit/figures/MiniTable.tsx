import type { ReactNode } from 'react';
import type { Column } from '../table/column.ts';
import classes from './MiniTable.module.css';

/** A column whose `card` is `none` is not on a phone. */
type MiniColumn<Row> = Pick<Column<Row>, 'id' | 'header' | 'cell' | 'align' | 'total' | 'card'>;

type Props<Row> = {
  /** What the table is of, for who listens. */
  label: string;
  columns: (MiniColumn<Row> | false)[];
  rows: Row[];
  /** What the last row, with the totals of the columns, is called. */
  total?: ReactNode;
  /** Below so many pixels it is scrolled sideways. */
  minWidth?: number;
  /** Above so many pixels it is scrolled, and its heads stay. */
  maxHeight?: number;
  /** What a row says over all columns, in place of its cells: it heads those below it. */
  head?: (row: Row) => ReactNode;
};

/** A small table within a page or drawer: a few columns, all its rows, no order to choose. Without heads each row begins with its own. */
export function MiniTable<Row>({ label, columns, rows, total, minWidth, maxHeight, head }: Props<Row>) {
  const drawn = columns.filter((column) => column !== false);
  const hasHeads = drawn.some(({ header }) => header !== '');
  const table = (
    <table className={classes.table} aria-label={label} style={minWidth ? { minWidth } : undefined}>
      {hasHeads && (
        <thead>
          <tr>
            {drawn.map((column) => (
              <th key={column.id} scope="col" {...placeOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => {
          const words = head?.(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are drawn in the order they are given in
            <tr key={at}>
              {words ? (
                <th scope="rowgroup" colSpan={drawn.length}>
                  {words}
                </th>
              ) : (
                drawn.map((column, place) => {
                  const Cell = hasHeads || place > 0 ? 'td' : 'th';
                  return (
                    <Cell key={column.id} scope={Cell === 'th' ? 'row' : undefined} {...placeOf(column)}>
                      {column.cell(row)}
                    </Cell>
                  );
                })
              )}
            </tr>
          );
        })}
      </tbody>
      {drawn.some((column) => column.total !== undefined) && (
        <tfoot>
          <tr>
            {drawn.map((column, place) =>
              place === 0 ? (
                <th key={column.id} scope="row">
                  {total ?? `Total of ${rows.length}`}
                </th>
              ) : (
                <td key={column.id} {...placeOf(column)}>
                  {column.total}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (!minWidth && !maxHeight) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
    <section className={classes.box} tabIndex={0} aria-label={`${label}, scrollable`} style={{ maxHeight }}>
      {table}
    </section>
  );
}

const placeOf = <Row,>({ align, card }: MiniColumn<Row>) => ({ 'data-align': align, 'data-card': card });
