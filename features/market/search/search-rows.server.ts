import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Condition } from './condition.server.ts';

/** A sale or a tenancy as it is stored, with its place. */
export type StoredRow = {
  id: number;
  place: number;
  month: string;
  region: string;
  block: string;
  street: string;
  project: string;
  kind: string;
  model: string;
  segment: string;
  saleType: string;
  tenureText: string;
  leaseStart: number | null;
  leaseLeft: number | null;
  bedrooms: number | null;
  floorFrom: number | null;
  floorTo: number | null;
  area: number | null;
  areaTo: number | null;
  units: number;
  price: number;
  nettPrice: number | null;
  psf: number | null;
  psm: number | null;
};

/** Sortable columns by their names in SQL. A column of the place (`p.`) is joined before the sort. */
export type Order = { column: string; direction: 'asc' | 'desc' };

export type Slice = { limit: number; offset: number };

const columns = `
  r.id, r.place, r.month, r.region, p.block, p.street, p.project, r.kind, r.model, r.segment, r.sale_type AS "saleType",
  r.tenure_text AS "tenureText", r.lease_start AS "leaseStart", r.lease_left AS "leaseLeft", r.bedrooms, r.floor_from AS "floorFrom",
  r.floor_to AS "floorTo", r.area, r.area_to AS "areaTo", r.units, r.price, r.nett_price AS "nettPrice", r.psf, r.psm`;

/** Statement of ordered rows, or of a part of them. Empty values come last. */
export const rowsText = (condition: Condition, { column, direction }: Order, slice?: Slice): Condition => {
  const order = `ORDER BY ${column} ${direction} NULLS LAST, r.id ${direction}`;
  // Every row has a month, so this order can use the index.
  const plain = column === 'r.month' ? `ORDER BY r.month ${direction}, r.id ${direction}` : order;
  const join = column.startsWith('p.') ? 'JOIN market_place p ON p.id = r.place' : '';
  if (!slice)
    return {
      text: `SELECT ${columns} FROM market_row r JOIN market_place p ON p.id = r.place WHERE ${condition.text} ${plain}`,
      values: condition.values,
    };
  // A part is found and sorted by what an index holds, and only its rows are read.
  return {
    text: `SELECT ${columns} FROM
             (SELECT r.id FROM market_row r ${join} WHERE ${condition.text} ${plain} LIMIT :limit::int OFFSET :offset::int) found
           JOIN market_row r ON r.id = found.id JOIN market_place p ON p.id = r.place ${plain}`,
    values: { ...condition.values, ...slice },
  };
};

export const readRows = (
  at: Pick<Reading, 'db'>,
  condition: Condition,
  order: Order,
  slice: Slice,
): Promise<StoredRow[]> => {
  const { text, values } = rowsText(condition, order, slice);
  return ask<StoredRow>(at.db, text, values, { prepared: false });
};
