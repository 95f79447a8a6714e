import { namedTable } from '#platform/contract/table-shape.ts';
import { flatTypes, marketTowns } from '../hdb-resale/flats.words.ts';
import { capitals, readArea, readDollars, readFloors, readLease, readMonth } from './cells.rules.ts';
import type { FileFormat } from './file-format.rules.ts';
import { type LineProblem, type MarketRecord, noRecord } from './market-record.rules.ts';

const towns = new Map(marketTowns.map((town) => [capitals(town), town]));

/** The town of a file of HDB, as we write it. */
export const readTown = (text: string): string | undefined => {
  const town = capitals(text).replace(/ ?\/ ?/g, '/');
  return towns.get(town === 'CENTRAL' ? 'CENTRAL AREA' : town);
};

/** `4-ROOM` and `4 ROOM` are the same, and so are both spellings of multi-generation. */
export const readFlatType = (text: string): string | undefined => {
  const type = capitals(text.replaceAll('-', ' '));
  return Object.hasOwn(flatTypes, type) ? type : undefined;
};

/** Resale flats: files from 1990 on, those before 2015 without the lease that remains. */
export const hdbSale: FileFormat = {
  name: 'HDB resale',
  dataset: 'hdb',
  isWhole: true,
  table: namedTable(
    {
      month: ['month'],
      town: ['town'],
      flatType: ['flat_type'],
      block: ['block'],
      street: ['street_name'],
      storeys: ['storey_range'],
      area: ['floor_area_sqm'],
      model: ['flat_model'],
      leaseStart: ['lease_commence_date'],
      lease: ['remaining_lease'],
      price: ['resale_price'],
    },
    { optional: ['lease'] },
  ),
  read: (cell) => {
    const month = readMonth(cell('month'));
    if (!month) return wrong('month', 'no month');
    const region = readTown(cell('town'));
    if (!region) return wrong('town', 'no town of HDB');
    const kind = readFlatType(cell('flatType'));
    if (!kind) return wrong('flat_type', 'no type of flat');
    const block = capitals(cell('block'));
    const street = capitals(cell('street'));
    if (!block) return wrong('block', 'empty');
    if (!street) return wrong('street_name', 'empty');
    const floors = readFloors(cell('storeys'));
    if (!floors) return wrong('storey_range', 'no range of storeys');
    const area = readArea(cell('area'));
    if (!area) return wrong('floor_area_sqm', 'no area');
    const leaseStart = Number(cell('leaseStart'));
    if (!Number.isInteger(leaseStart) || leaseStart < 1950 || leaseStart > 2100)
      return wrong('lease_commence_date', 'no year');
    const price = readDollars(cell('price'));
    if (!price) return wrong('resale_price', 'no price');
    const model = capitals(cell('model'));
    const leaseLeft = readLease(cell('lease')) ?? null;
    const floorFrom = floors.from;
    const floorTo = floors.to;
    return {
      ...noRecord,
      month,
      region,
      block,
      street,
      kind,
      model,
      leaseStart,
      leaseLeft,
      floorFrom,
      floorTo,
      area,
      price,
    };
  },
};

export const wrong = (field: string, reason: string): LineProblem | MarketRecord => ({ field, reason });
