import { NativeSelect } from '@mantine/core';
import { type Column, orderOf, ordersOf, type Sort, sortOf } from './column.ts';
import classes from './OrderSelect.module.css';

export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void };

/** The order of a list in words. On a wide screen it stands beside the filters, as the heads of columns only show it by an arrow. */
export function OrderSelect<Row>({ columns, sort, onSort, inRow }: Sorting & { columns: Column<Row>[]; inRow?: true }) {
  const orders = ordersOf(columns);
  if (orders.length === 0) return null;
  const select = (
    <NativeSelect
      {...(inRow ? { variant: 'unstyled', 'aria-label': 'Order', w: 210 } : { label: 'Order' })}
      size="sm"
      data={orders}
      value={sort ? orderOf(sort) : ''}
      onChange={(event) => onSort(sortOf(event.currentTarget.value))}
    />
  );
  if (!inRow) return select;
  return (
    <div className={classes.order}>
      <span aria-hidden>Order</span>
      {select}
    </div>
  );
}
