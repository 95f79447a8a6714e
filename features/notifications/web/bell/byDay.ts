import type { Day } from '#platform/contract/days.ts';

/** Rows in their order, with those of one day together. */
export const byDay = <Row>(rows: Row[], dayOf: (row: Row) => Day): [Day, Row[]][] => [
  ...Map.groupBy(rows, dayOf).entries(),
];
