/** A line of a file as it is stored: a sale or a tenancy. `key` is derived from its content. */
export type MarketRecord = {
  /** The first of the month. */
  month: string;
  /** An HDB town, or a postal district (`09`). */
  region: string;
  block: string;
  street: string;
  project: string;
  x: number | null;
  y: number | null;
  /** The type of flat or of property. */
  kind: string;
  model: string;
  segment: string;
  saleType: string;
  tenure: string;
  tenureText: string;
  leaseStart: number | null;
  /** Months that remain, where the file says so. It is no part of what makes two lines equal: another file says it otherwise. */
  leaseLeft: number | null;
  bedrooms: number | null;
  floorFrom: number | null;
  floorTo: number | null;
  /** Tenths of a square metre; of a band both ends, an open one null. */
  area: number | null;
  areaTo: number | null;
  units: number;
  /** Whole dollars; per month for a tenancy. */
  price: number;
  nettPrice: number | null;
};

/** A problem in a line: the column of the file, and the reason. */
export type LineProblem = { field: string; reason: string };

export const isProblem = (read: MarketRecord | LineProblem): read is LineProblem => 'reason' in read;

/** Nothing, in every field: a reader says what its format knows. */
export const noRecord: MarketRecord = {
  month: '',
  region: '',
  block: '',
  street: '',
  project: '',
  x: null,
  y: null,
  kind: '',
  model: '',
  segment: '',
  saleType: '',
  tenure: '',
  tenureText: '',
  leaseStart: null,
  leaseLeft: null,
  bedrooms: null,
  floorFrom: null,
  floorTo: null,
  area: null,
  areaTo: null,
  units: 1,
  price: 0,
  nettPrice: null,
};

/** The content of a record as one text: equal for two lines with the same content. */
export const sameAs = (record: MarketRecord): string =>
  [
    record.month.slice(0, 7),
    record.region,
    record.block,
    record.street,
    record.project,
    record.kind,
    // Left out, since only some formats of the same sale have them: whether an area is strata or land, and the nett price.
    record.project || !record.block ? '' : record.model,
    record.saleType,
    record.tenure,
    record.leaseStart,
    record.bedrooms,
    record.floorFrom,
    record.floorTo,
    record.area,
    record.areaTo,
    record.units,
    record.price,
  ].join('|');
