import type { ReactNode } from 'react';

/** One column of a DataTable. The first is the row's name: it carries the link, and heads the card on a phone. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's key when the column can be sorted; `true` when that is the id. */
  sort?: string | true;
  /** Money and counts stand right. */
  align?: 'start' | 'end';
  /** Pixels, or any CSS length. */
  width?: number | string;
  /** What stands under the column in the totals row. */
  total?: ReactNode;
  /** Not shown until the person asks for it. */
  hidden?: boolean;
  /** Cannot be hidden. The first column never can. */
  fixed?: boolean;
  /** On a phone: `corner` beside the name (one, as a rule the status), `lead` needs no label, `none` leaves it out. */
  card?: 'line' | 'corner' | 'lead' | 'none';
};

export type Sort = { by: string; direction: 'asc' | 'desc' };

export const sortKey = <Row>({ id, sort }: Column<Row>): string | undefined => (sort === true ? id : sort);

/** What a click on a column's head asks for: money and dates start with the largest, words with A. */
export const nextSort = <Row>(column: Column<Row>, sort: Sort | undefined): Sort | undefined => {
  const by = sortKey(column);
  if (!by) return undefined;
  if (sort?.by === by) return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  return { by, direction: column.align === 'end' ? 'desc' : 'asc' };
};
