import type { ReactNode } from 'react';

/** `steps`: the states that a record goes through, in that order. */
type Ordered = 'day' | 'number' | 'words' | 'steps';

/**
 * One column of a DataTable. The first column is the row's name: it has the link, and is the card's head on a phone.
 */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key, if the column can be sorted; `true` if it is the id. */
  sort?: string | true;
  /** What it is sorted by, which its order says: what is aligned right by a number, and everything else by its words. */
  ordered?: Ordered;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** Pixels, or any CSS length. */
  width?: number | string;
  /** The column's cell in the totals row. */
  total?: ReactNode;
  /** Hidden until the person chooses the column. */
  hidden?: boolean;
  /** Cannot be hidden. The first column never can. */
  fixed?: boolean;
  /**
   * On a phone a row is a card of three lines: the name with the `state` at its end, the `address`, and the facts (`meta`, by default) with
   * the `end`, such as a button. `none` is not on it.
   */
  card?: 'state' | 'address' | 'meta' | 'end' | 'none';
  /** What the card says instead of the cell; null if there is nothing to say. */
  short?: (row: Row) => string | null;
  /**
   * Its cells are buttons: at the `end` of a card, and on a wide screen seen in the row that is pointed at or has the focus. One with
   * `data-needs-me` is always seen.
   */
  verbs?: true;
};

export type Sort = { by: string; direction: 'asc' | 'desc' };

export const sortKey = <Row>({ id, sort }: Column<Row>): string | undefined => (sort === true ? id : sort);

type Order = { value: string; label: string };

const directions: Record<Ordered, [Sort['direction'], string][]> = {
  day: [
    ['desc', 'newest first'],
    ['asc', 'oldest first'],
  ],
  number: [
    ['desc', 'highest first'],
    ['asc', 'lowest first'],
  ],
  words: [
    ['asc', 'A to Z'],
    ['desc', 'Z to A'],
  ],
  steps: [
    ['asc', 'first steps first'],
    ['desc', 'last steps first'],
  ],
};

const orderedBy = <Row>({ ordered, align }: Column<Row>): Ordered => ordered ?? (align === 'end' ? 'number' : 'words');

/** The orders of a table in words: `Price, highest first`. Their values are those of `orderOf`. */
export const ordersOf = <Row>(columns: Column<Row>[]): Order[] =>
  columns.flatMap((column) => {
    const by = sortKey(column);
    if (!by) return [];
    return directions[orderedBy(column)].map(([direction, words]) => ({
      value: orderOf({ by, direction }),
      label: `${column.header.replace(' (S$)', '')}, ${words}`,
    }));
  });

export const orderOf = ({ by, direction }: Sort): string => `${by} ${direction}`;

export const sortOf = (order: string): Sort => {
  const [by = '', direction] = order.split(' ');
  return { by, direction: direction === 'asc' ? 'asc' : 'desc' };
};

/** The order after a click on a column's head. Columns that are aligned right start with the largest, words with A. */
export const nextSort = <Row>(column: Column<Row>, sort: Sort | undefined): Sort | undefined => {
  const by = sortKey(column);
  if (!by) return undefined;
  if (sort?.by === by) return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  return { by, direction: column.align === 'end' ? 'desc' : 'asc' };
};
