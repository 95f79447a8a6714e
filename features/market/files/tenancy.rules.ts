import { namedTable } from '#platform/contract/table-shape.ts';
import { capitals, readDollars, readMonth } from './cells.rules.ts';
import type { FileFormat } from './file-format.rules.ts';
import { readFlatType, readTown, wrong } from './hdb-sale.rules.ts';
import { type LineProblem, type MarketRecord, noRecord } from './market-record.rules.ts';
import { readBand, readBedrooms, readDistrict, readGrid, readHomeType, readProject } from './ura.rules.ts';

/** The columns of a contract by their headings in files of the data service, of the site, and of those without a project. */
const columns = {
  month: ['leaseDate', 'rental_leaseDate', 'Lease Commencement Date'],
  district: ['district', 'rental_district', 'Postal District'],
  type: ['propertyType', 'rental_propertyType', 'Property Type'],
  rent: ['rent', 'rental_rent', 'Monthly Rent ($)'],
  area: ['areaSqm', 'rental_areaSqm', 'Floor Area (SQM)'],
  bedrooms: ['noOfBedRoom', 'rental_noOfBedRoom', 'bedrooms', 'No of Bedroom'],
  x: ['x'],
  y: ['y'],
} as const;
const optional = ['x', 'y'] as const;

const readContract = (cell: (column: string) => string): MarketRecord | LineProblem => {
  const month = readMonth(cell('month'));
  if (!month) return wrong('lease date', 'no month');
  const region = readDistrict(cell('district'));
  if (!region) return wrong('district', 'no postal district');
  const kind = readHomeType(cell('type'));
  if (!kind) return wrong('property type', 'no type of home');
  const price = readDollars(cell('rent'));
  if (!price) return wrong('rent', 'no rent');
  const band = readBand(cell('area'));
  if (!band) return wrong('area', 'no band of areas');
  const bedrooms = readBedrooms(cell('bedrooms'));
  if (bedrooms === undefined) return wrong('bedrooms', 'no number');
  const street = capitals(cell('street'));
  const project = readProject(cell('project'));
  const grid = { x: readGrid(cell('x')), y: readGrid(cell('y')) };
  return { ...noRecord, month, region, kind, street, project, price, bedrooms, ...band, ...grid };
};

const placed = { project: ['project', 'Project Name'], street: ['street', 'Street Name'] } as const;

/** Contracts of a quarter from URA's data service. */
export const uraRental: FileFormat = {
  name: 'URA rental contracts',
  dataset: 'rental',
  isWhole: true,
  table: namedTable({ ...columns, ...placed, month: ['leaseDate', 'rental_leaseDate'] }, { optional }),
  read: readContract,
};

/** Some contracts, as URA's site gives them. */
export const uraRentalSelection: FileFormat = {
  ...uraRental,
  name: 'URA selection of rental contracts',
  isWhole: false,
  table: namedTable({ ...columns, ...placed }, { optional }),
};

/** Contracts without their projects and streets. */
export const uraRentalUnplaced: FileFormat = {
  ...uraRentalSelection,
  name: 'URA rental contracts without projects',
  table: namedTable(columns, { optional }),
};

/** HDB's approvals to rent out a flat. */
export const hdbApproval: FileFormat = {
  name: 'HDB rental approvals',
  dataset: 'approval',
  isWhole: true,
  table: namedTable({
    month: ['rent_approval_date'],
    town: ['town'],
    block: ['block'],
    street: ['street_name'],
    flatType: ['flat_type'],
    rent: ['monthly_rent'],
  }),
  read: (cell) => {
    const month = readMonth(cell('month'));
    if (!month) return wrong('rent_approval_date', 'no month');
    const region = readTown(cell('town'));
    if (!region) return wrong('town', 'no town of HDB');
    const kind = readFlatType(cell('flatType'));
    if (!kind) return wrong('flat_type', 'no type of flat');
    const block = capitals(cell('block'));
    const street = capitals(cell('street'));
    if (!block) return wrong('block', 'empty');
    if (!street) return wrong('street_name', 'empty');
    const price = readDollars(cell('rent'));
    if (!price) return wrong('monthly_rent', 'no rent');
    return { ...noRecord, month, region, kind, block, street, price };
  },
};
