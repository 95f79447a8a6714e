import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Sequence } from './sequence.ts';

type Project = {
  name: string;
  street: string;
  district: string;
  segment: string;
  type: string;
  psm: number;
  from: number | null;
};

/** Projects that there are, with what a square metre cost at the end; `from` is the year of a lease of 99 years. What is sold in them is invented. */
const projects: Project[] = [
  {
    name: 'LEONIE TOWERS',
    street: 'LEONIE HILL',
    district: '9',
    segment: 'CCR',
    type: 'Apartment',
    psm: 21_500,
    from: null,
  },
  {
    name: 'ASPEN HEIGHTS',
    street: 'RIVER VALLEY ROAD',
    district: '9',
    segment: 'CCR',
    type: 'Condominium',
    psm: 23_800,
    from: null,
  },
  {
    name: 'THE FORD @ HOLLAND',
    street: 'HOLLAND HILL',
    district: '10',
    segment: 'CCR',
    type: 'Condominium',
    psm: 20_900,
    from: null,
  },
  {
    name: 'THE SAIL @ MARINA BAY',
    street: 'MARINA BOULEVARD',
    district: '1',
    segment: 'CCR',
    type: 'Apartment',
    psm: 21_200,
    from: 2002,
  },
  {
    name: 'MEYER PLACE',
    street: 'MEYER ROAD',
    district: '15',
    segment: 'RCR',
    type: 'Condominium',
    psm: 22_600,
    from: null,
  },
  {
    name: 'THOMSON GROVE',
    street: 'UPPER THOMSON ROAD',
    district: '26',
    segment: 'OCR',
    type: 'Condominium',
    psm: 15_100,
    from: null,
  },
  {
    name: 'BISHAN LOFT',
    street: 'BISHAN STREET 11',
    district: '20',
    segment: 'RCR',
    type: 'Executive Condominium',
    psm: 14_400,
    from: 2000,
  },
  {
    name: 'MERAWOODS',
    street: 'HILLVIEW AVENUE',
    district: '23',
    segment: 'OCR',
    type: 'Condominium',
    psm: 13_900,
    from: null,
  },
  {
    name: 'CHANGI RISE CONDOMINIUM',
    street: 'SIMEI STREET 3',
    district: '18',
    segment: 'OCR',
    type: 'Condominium',
    psm: 14_200,
    from: 1999,
  },
  {
    name: 'THE SANTORINI',
    street: 'TAMPINES STREET 86',
    district: '18',
    segment: 'OCR',
    type: 'Condominium',
    psm: 15_900,
    from: 2013,
  },
  {
    name: 'WATERTOWN',
    street: 'PUNGGOL CENTRAL',
    district: '19',
    segment: 'OCR',
    type: 'Apartment',
    psm: 16_400,
    from: 2011,
  },
  {
    name: 'ELLIOT AT THE EAST COAST',
    street: 'ELLIOT ROAD',
    district: '15',
    segment: 'OCR',
    type: 'Condominium',
    psm: 16_800,
    from: null,
  },
];

/** Landed streets, by the square metre of land. */
const landed: Project[] = [
  {
    name: 'LANDED HOUSING DEVELOPMENT',
    street: 'INGGU ROAD',
    district: '27',
    segment: 'OCR',
    type: 'Terrace',
    psm: 17_200,
    from: null,
  },
  {
    name: 'LANDED HOUSING DEVELOPMENT',
    street: 'MEI HWAN CRESCENT',
    district: '19',
    segment: 'OCR',
    type: 'Semi-detached',
    psm: 19_100,
    from: null,
  },
];

const areas: [number, ...number[]] = [45, 58, 70, 85, 98, 110, 121, 140, 165];
const mmyy = (month: Day): string => month.slice(5, 7) + month.slice(2, 4);
const pad = (value: number): string => String(value).padStart(2, '0');
const lastMonth = (today: Day): Day => addMonths(`${today.slice(0, 7)}-01`, -3);

/** A file of private homes that were sold, as URA publishes it, invented: `count` sales of five years and a half. */
export function* privateSaleFile({ share, between, pick }: Sequence, today: Day, count: number): Generator<string> {
  yield 'sale_month,project,street,market_segment,district,property_type,type_of_sale,price,area_sqm,floor_range,tenure_type,tenure_years,contract_date_mmyy\n';
  const all = [...projects, ...projects, ...landed] as [Project];
  for (let sale = 0; sale < count; sale += 1) {
    const age = between(0, 65);
    const month = addMonths(lastMonth(today), -age);
    const { name, street, district, segment, type, psm, from } = pick(all);
    const isLanded = landed.some((each) => each.street === street);
    const area = isLanded ? between(140, 320) : pick(areas);
    const floor = between(0, 4) * 5 + 1;
    const price = psm * area * (1 - age * 0.0035) * (1 + (isLanded ? 0 : floor * 0.004)) * (0.92 + share() * 0.16);
    const floors = isLanded ? '-' : `${pad(floor)}-${pad(floor + 4)}`;
    const tenure = from === null ? 'Freehold,' : 'Leasehold,99';
    const sold = share() < 0.9 ? 'Resale' : 'Sub Sale';
    const rounded = Math.round(price / 1_000) * 1_000;
    yield `${month.slice(0, 7)},${name},${street},${segment},${district},${type},${sold},${rounded},${area},${floors},${tenure},${mmyy(month)}\n`;
  }
}

/** A file of private homes that were let, as URA publishes it, invented. */
export function* contractFile({ share, between, pick }: Sequence, today: Day, count: number): Generator<string> {
  yield 'project,street,district,propertyType,noOfBedRoom,areaSqm,leaseDate,rent\n';
  for (let tenancy = 0; tenancy < count; tenancy += 1) {
    const age = between(0, 40);
    const month = addMonths(lastMonth(today), -age);
    const { name, street, district, type, psm } = pick(projects as [Project]);
    const from = between(4, 15) * 10;
    const rent = (psm * (from + 5) * 0.033 * (1 - age * 0.003) * (0.9 + share() * 0.2)) / 12;
    const kind = type === 'Executive Condominium' ? type : 'Non-landed Properties';
    const bedrooms = Math.max(1, Math.round(from / 35));
    yield `${name},${street},${district},${kind},${bedrooms},${from}-${from + 10},${mmyy(month)},${Math.round(rent / 50) * 50}\n`;
  }
}
