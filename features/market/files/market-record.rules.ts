/** A line of a file as it is stored: a sale or a tenancy. `key` is made of what it says. */
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
  /** Whole dollars, of a tenancy by the month. */
  price: number;
  nettPrice: number | null;
};

/** What is wrong with a line: in which column of the file, and why. */
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

/** What two lines that say the same have in common, as one text. */
export const sameAs = (record: MarketRecord): string =>
  [
    record.month.slice(0, 7),
    record.region,
    record.block,
    record.street,
    record.project,
    record.kind,
    // Whether an area is of strata or land, and what is nett, only some formats of the same sale say.
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
