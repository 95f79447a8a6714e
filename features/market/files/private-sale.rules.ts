import { feetInMetre } from '#features/property/rules/area.ts';
import { namedTable } from '#platform/contract/table-shape.ts';
import { capitals, readArea, readDollars, readFloors, readMonth, readNumber } from './cells.rules.ts';
import type { FileFormat } from './file-format.rules.ts';
import { wrong } from './hdb-sale.rules.ts';
import { type LineProblem, type MarketRecord, noRecord } from './market-record.rules.ts';
import { readDistrict, readGrid, readHomeType, readProject, readSaleType, readTenure } from './ura.rules.ts';

type Cell = (column: string) => string;

/** A sale, by the columns that every format has by these names; `area` is in square metres. */
const readSale = (cell: Cell, area: string): MarketRecord | LineProblem => {
  const month = readMonth(cell('month'));
  if (!month) return wrong('contract date', 'no month');
  const region = readDistrict(cell('district'));
  if (!region) return wrong('district', 'no postal district');
  const kind = readHomeType(cell('type'));
  if (!kind) return wrong('property type', 'no type of home');
  const street = capitals(cell('street'));
  if (!street) return wrong('street', 'empty');
  const saleType = readSaleType(cell('saleType'));
  if (!saleType) return wrong('type of sale', 'neither new, sub-sale nor resale');
  const tenths = readArea(area);
  if (!tenths) return wrong('area', 'no area');
  const price = readDollars(cell('price'));
  if (!price) return wrong('price', 'no price');
  const floors = readFloors(cell('floors'));
  if (!floors) return wrong('floor', 'no range of floors');
  const tenure = readTenure(cell('tenure'), cell('years'));
  if (!tenure) return wrong('tenure', 'no tenure');
  const units = Number(cell('units') || 1);
  if (!Number.isInteger(units) || units < 1 || units > 10_000) return wrong('number of units', 'no number');
  return {
    ...noRecord,
    month,
    region,
    street,
    kind,
    saleType,
    price,
    units,
    ...tenure,
    project: readProject(cell('project')),
    model: cell('areaType') === 'Unknown' ? '' : cell('areaType'),
    segment: capitals(cell('segment')),
    area: tenths,
    floorFrom: floors.from,
    floorTo: floors.to,
    nettPrice: readDollars(cell('nett')) ?? null,
    x: readGrid(cell('x')),
    y: readGrid(cell('y')),
  };
};

/** Sales of URA's data service, nested by project. */
export const uraSaleJson: FileFormat = {
  name: 'URA transactions (JSON)',
  dataset: 'caveat',
  isWhole: true,
  table: namedTable(
    {
      month: ['contractDate'],
      district: ['district'],
      type: ['propertyType'],
      street: ['street'],
      saleType: ['typeOfSale'],
      area: ['area'],
      price: ['price'],
      floors: ['floorRange'],
      tenure: ['tenure'],
      units: ['noOfUnits'],
      project: ['project'],
      segment: ['marketSegment'],
      areaType: ['typeOfArea'],
      nett: ['nettPrice'],
      x: ['x'],
      y: ['y'],
    },
    { optional: ['segment', 'areaType', 'nett', 'x', 'y'] },
  ),
  read: (cell) => readSale(cell, cell('area')),
};

/** The same in columns, a line a sale. */
export const uraSaleFlat: FileFormat = {
  name: 'URA transactions',
  dataset: 'caveat',
  isWhole: true,
  table: namedTable(
    {
      month: ['contract_date_mmyy'],
      district: ['district'],
      type: ['property_type'],
      street: ['street'],
      saleType: ['type_of_sale'],
      area: ['area_sqm'],
      price: ['price'],
      floors: ['floor_range'],
      tenure: ['tenure_type'],
      years: ['tenure_years'],
      project: ['project'],
      segment: ['market_segment'],
      units: ['no_of_units'],
    },
    { optional: ['segment', 'units'] },
  ),
  read: (cell) => readSale(cell, cell('area')),
};

/** A selection downloaded from URA's site: some sales of its months, in square feet or square metres. */
export const uraSaleSelection: FileFormat = {
  name: 'URA selection of transactions',
  dataset: 'caveat',
  isWhole: false,
  table: namedTable(
    {
      month: ['Sale Date', 'Sale_Date'],
      district: ['Postal District'],
      type: ['Property Type'],
      street: ['Street Name'],
      saleType: ['Type of Sale'],
      price: ['Transacted Price ($)', 'Transacted_Price', 'Price ($)'],
      floors: ['Floor Level', 'Floor Range'],
      tenure: ['Tenure'],
      project: ['Project Name'],
      squareMetres: ['Area (SQM)'],
      squareFeet: ['Area (SQFT)', 'Area'],
      segment: ['Market Segment'],
      units: ['Number of Units'],
      areaType: ['Type of Area'],
      nett: ['Nett Price($)'],
    },
    { optional: ['segment', 'units', 'areaType', 'nett'], either: ['squareMetres', 'squareFeet'] },
  ),
  read: (cell) => {
    const metres = cell('squareMetres');
    const feet = readNumber(cell('squareFeet')) ?? 0;
    return readSale(cell, metres || (feet > 0 ? (feet / feetInMetre).toFixed(1) : ''));
  },
};
