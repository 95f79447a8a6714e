import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Sequence } from './sequence.ts';

/** Towns with what a square metre cost at the end, and streets of theirs with blocks and the year in which their leases began. */
const towns: [town: string, psm: number, streets: [street: string, blocks: string[], leaseStart: number][]][] = [
  [
    'ANG MO KIO',
    6_900,
    [
      ['ANG MO KIO AVE 3', ['101', '108', '220', '330'], 1979],
      ['ANG MO KIO AVE 10', ['406', '541', '555'], 1980],
    ],
  ],
  [
    'BEDOK',
    6_300,
    [
      ['BEDOK NTH ST 3', ['527', '530', '548'], 1979],
      ['BEDOK RESERVOIR RD', ['105', '117', '144'], 1985],
    ],
  ],
  [
    'BISHAN',
    8_300,
    [
      ['BISHAN ST 12', ['121', '134', '147'], 1986],
      ['BISHAN ST 23', ['221', '237', '256'], 1993],
    ],
  ],
  [
    'BUKIT MERAH',
    9_100,
    [
      ['JLN BT MERAH', ['103', '117', '128'], 1974],
      ["C'WEALTH DR", ['51', '54', '58'], 2016],
    ],
  ],
  [
    'CLEMENTI',
    8_200,
    [
      ['CLEMENTI AVE 2', ['321', '345', '352'], 1978],
      ['WEST COAST RD', ['501', '517', '610'], 1980],
    ],
  ],
  [
    'HOUGANG',
    6_500,
    [
      ['HOUGANG AVE 8', ['522', '604', '632'], 1986],
      ['UPP SERANGOON CRES', ['471', '475', '477'], 2013],
    ],
  ],
  [
    'JURONG WEST',
    5_700,
    [
      ['JURONG WEST ST 42', ['408', '412', '426'], 1984],
      ['JURONG WEST ST 64', ['662', '668', '671'], 2001],
    ],
  ],
  [
    'KALLANG/WHAMPOA',
    8_600,
    [
      ['WHAMPOA DR', ['78', '84', '88'], 1974],
      ['UPP BOON KENG RD', ['5', '13', '17'], 1988],
    ],
  ],
  [
    'PUNGGOL',
    7_300,
    [
      ['PUNGGOL CTRL', ['262', '268', '301'], 2003],
      ['EDGEDALE PLAINS', ['115', '126', '660'], 2004],
    ],
  ],
  [
    'SENGKANG',
    7_000,
    [
      ['COMPASSVALE ST', ['203', '247', '258'], 2000],
      ['FERNVALE RD', ['406', '410', '443'], 2012],
    ],
  ],
  [
    'TAMPINES',
    7_000,
    [
      ['TAMPINES ST 61', ['601', '617', '627B'], 2000],
      ['TAMPINES ST 21', ['201', '233', '261'], 1984],
    ],
  ],
  [
    'TOA PAYOH',
    8_900,
    [
      ['TOA PAYOH LOR 4', ['62', '73', '92'], 1967],
      ["ST. GEORGE'S LANE", ['2', '4B', '8'], 2012],
    ],
  ],
  [
    'WOODLANDS',
    5_700,
    [
      ['WOODLANDS DR 60', ['785', '789', '791'], 1998],
      ['WOODLANDS ST 13', ['101', '150', '164'], 1985],
    ],
  ],
  [
    'YISHUN',
    5_900,
    [
      ['YISHUN RING RD', ['129', '236', '341'], 1985],
      ['YISHUN AVE 4', ['670', '671A', '676'], 2015],
    ],
  ],
];

/** Types with their usual areas, models, and how often they are sold. */
const types: [type: string, areas: [number, ...number[]], model: string, weight: number][] = [
  ['2 ROOM', [45, 47], 'Model A', 3],
  ['3 ROOM', [60, 67, 68, 73], 'New Generation', 24],
  ['4 ROOM', [84, 90, 92, 93, 105], 'Model A', 43],
  ['5 ROOM', [110, 112, 121, 123], 'Improved', 24],
  ['EXECUTIVE', [138, 142, 146], 'Apartment', 6],
];

const head =
  'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,remaining_lease,resale_price';

/** So many months of sales. */
const months = 72;

/** A file of resale flats as data.gov.sg publishes it, invented: `count` sales of six years that end three months before `today`. */
export function* hdbSaleFile({ share, between, pick }: Sequence, today: Day, count: number): Generator<string> {
  yield `${head}\n`;
  const last = addMonths(`${today.slice(0, 7)}-01`, -3);
  const drawn = types.flatMap((each) => new Array<typeof each>(each[3]).fill(each)) as [(typeof types)[number]];
  for (let sale = 0; sale < count; sale += 1) {
    const age = between(0, months - 1);
    const month = addMonths(last, -age);
    const [town, psm, streets] = pick(towns as [(typeof towns)[number]]);
    const [street, blocks, leaseStart] = pick(streets as [(typeof streets)[number]]);
    const [type, areas, model] = pick(drawn);
    const area = pick(areas);
    const floor = between(0, 4) * 3 + 1;
    const leaseLeft = (leaseStart + 99) * 12 - (Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1);
    const lease99 = Math.max(0.7, Math.min(1.08, 0.62 + leaseLeft / 2_600));
    const market = 1 - age * 0.0055;
    const price = psm * area * lease99 * market * (1 + floor * 0.006) * (0.92 + share() * 0.16);
    const storeys = `${two(floor)} TO ${two(floor + 2)}`;
    const lease = `${Math.floor(leaseLeft / 12)} years ${two(leaseLeft % 12)} months`;
    const thousands = Math.round(price / 1_000) * 1_000;
    yield `${[month.slice(0, 7), town, type, pick(blocks as [string]), street, storeys, area, model, leaseStart, lease, thousands].join(',')}\n`;
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Rents of the types that are let, at the end. */
const rents: Record<string, number> = { '3 ROOM': 2_850, '4 ROOM': 3_450, '5 ROOM': 3_800, EXECUTIVE: 4_100 };

/** A file of HDB's approvals to rent out a flat, as data.gov.sg publishes it, invented. */
export function* approvalFile({ share, between, pick }: Sequence, today: Day, count: number): Generator<string> {
  yield 'rent_approval_date,town,block,street_name,flat_type,monthly_rent\n';
  const last = addMonths(`${today.slice(0, 7)}-01`, -3);
  for (let approval = 0; approval < count; approval += 1) {
    const age = between(0, 40);
    const month = addMonths(last, -age).slice(0, 7);
    const [town, psm, streets] = pick(towns as [(typeof towns)[number]]);
    const [street, blocks] = pick(streets as [(typeof streets)[number]]);
    const [type, rent] = pick(Object.entries(rents) as [[string, number]]);
    const askedRent = rent * (0.8 + psm / 35_000) * (1 - age * 0.003) * (0.92 + share() * 0.16);
    yield `${month},${town},${pick(blocks as [string])},${street},${type.replace(' ', '-')},${Math.round(askedRent / 50) * 50}\n`;
  }
}
