import type { HdbTown } from '#features/property/words/details.ts';
import type { sampleInfo, sampleLease } from './sample.ts';

type Sale = Parameters<typeof sampleInfo>[0] & object;
/** `months`: the length of the tenancy. */
type Lease = Parameters<typeof sampleLease>[0] & { transactionType: 'LEASE'; months: number };

/** How far a submission got. A stage includes the moves that lead to it. */
export type Stage =
  | 'info'
  | 'parties'
  | 'documents'
  | 'submitted'
  | 'claimed'
  | 'returned'
  | 'rejected'
  | 'approved'
  | 'cancelled'
  | 'held'
  | 'aborted';

/**
 * A submission of the demo agency. Its option was granted, or its agreement signed, `daysAgo` days ago. Streets are
 * real, people are invented.
 */
export type Story = {
  by: string;
  daysAgo: number;
  stage: Stage;
  info: (Omit<Sale, 'optionDate'> & { months?: never }) | Lease;
  client: string;
  other: string;
  /** User name of an internal co-broker, and their share in ten-thousandths of a percent. */
  with?: { userName: string; rate: number };
  /** A co-broker of another agency: we pay them a share, or they bill their client and we bill them our part. */
  external?: 'PAID' | 'BILLS';
  reason?: string;
  /** The text with which the desk queries the first document. */
  query?: string;
};

/** The usual area of each type of flat, in square metres. */
const areas: Record<string, number> = { '3R': 67, '4R': 93, '5R': 121, EXEC_APT: 142 };

const hdb = (
  block: string,
  street: string,
  unit: string,
  postalCode: string,
  propertyType: string,
  price: number,
  serial: string,
  town: HdbTown,
) => ({
  propertyCategory: 'hdb' as const,
  propertyType,
  property: { postalCode, block, street, building: '', unit },
  priceCents: price * 100,
  optionFeeCents: 100_000,
  exerciseFeeCents: 400_000,
  optionSerialNo: serial,
  hdbTown: town,
  floorArea: areas[propertyType] ?? 93,
  leaseStartYear: 1988,
  commission: { basis: 'PERCENT' as const, rate: 20_000, amountCents: price * 2 },
});

const condo = (
  block: string,
  street: string,
  building: string,
  unit: string,
  postalCode: string,
  price: number,
  rate = 10_000,
) => ({
  propertyCategory: 'private-residential' as const,
  propertyType: 'CONDOMINIUM',
  property: { postalCode, block, street, building, unit },
  priceCents: price * 100,
  optionFeeCents: price,
  exerciseFeeCents: price * 4,
  commission: { basis: 'PERCENT' as const, rate, amountCents: (price * rate) / 10_000 },
});

const lease = (
  home: { propertyCategory: 'hdb' | 'private-residential' | 'commercial'; propertyType: string },
  [block, street, building, unit, postalCode]: [string, string, string, string, string],
  rent: number,
  months: number,
) => ({
  transactionType: 'LEASE' as const,
  ...home,
  property: { postalCode, block, street, building, unit },
  monthlyRentCents: rent * 100,
  securityDepositCents: rent * 100 * Math.ceil(months / 12),
  commission: {
    basis: 'MONTHS_OF_RENT' as const,
    rate: months >= 24 ? 10_000 : 5_000,
    amountCents: months >= 24 ? rent * 100 : rent * 50,
  },
  months,
});

const hannah = 'hannah.lim';
const rajesh = 'rajesh.kumar';

export const stories: Story[] = [
  {
    by: hannah,
    daysAgo: 161,
    stage: 'approved',
    client: 'Ong Bee Hoon',
    other: 'Zulkifli bin Hassan',
    info: hdb('101', 'Ang Mo Kio Ave 3', '04-55', '560101', '5R', 815_000, 'A2600117', 'Ang Mo Kio'),
  },
  {
    by: hannah,
    daysAgo: 128,
    stage: 'approved',
    client: 'Lau Kok Wah',
    other: 'Chen Jiaying',
    with: { userName: rajesh, rate: 200_000 },
    info: condo('18', 'Leonie Hill', 'Leonie Towers', '21-03', '239222', 2_480_000),
  },
  {
    by: rajesh,
    daysAgo: 96,
    stage: 'approved',
    client: 'Meenakshi d/o Raman',
    other: 'Teo Wei Jie',
    external: 'BILLS',
    info: condo('71', 'Hillview Avenue', 'Merawoods', '12-06', '669589', 1_395_000, 10_000),
  },
  {
    by: hannah,
    daysAgo: 83,
    stage: 'approved',
    client: 'Quek Siew Hoon',
    other: 'Matthew Collins',
    info: lease(
      { propertyCategory: 'private-residential', propertyType: 'CONDOMINIUM' },
      ['6', 'Marina Boulevard', 'The Sail', '38-02', '018985'],
      7_800,
      24,
    ),
  },
  {
    by: hannah,
    daysAgo: 74,
    stage: 'cancelled',
    client: 'Goh Siew Choo',
    other: 'Daniel Tan',
    reason: 'The buyer withdrew before exercise',
    info: condo('240', 'River Valley Road', 'Aspen Heights', '15-01', '238297', 1_980_000),
  },
  {
    by: hannah,
    daysAgo: 52,
    stage: 'approved',
    external: 'PAID',
    client: 'Sim Hwee Leng',
    other: 'Ravi Menon',
    info: condo('2', 'Elliot Road', 'Elliot at the East Coast', '03-11', '458685', 1_720_000, 20_000),
  },
  {
    by: hannah,
    daysAgo: 45,
    stage: 'aborted',
    client: 'Kwek Siew Hoon',
    other: 'Jeremy Foo',
    reason: 'The buyer did not exercise the option, and the option fee was kept by the seller',
    info: condo('128', 'Upper Thomson Road', 'Thomson Grove', '08-02', '574373', 1_150_000, 20_000),
  },
  {
    by: rajesh,
    daysAgo: 31,
    stage: 'rejected',
    client: 'Koh Ah Seng',
    other: 'Farah binte Yusof',
    reason: 'Reported twice: this flat is already under another case',
    info: hdb('101', 'Ang Mo Kio Ave 3', '04-55', '560101', '5R', 815_000, 'A2600117', 'Ang Mo Kio'),
  },
  {
    by: hannah,
    daysAgo: 12,
    stage: 'returned',
    client: 'Low Mui Lan',
    other: 'Ahmad bin Salleh',
    reason: 'The option’s second page is missing, and the buyer’s name differs from the agreement',
    query: 'The second page is missing.',
    info: hdb('627B', 'Tampines St 61', '09-118', '522627', '4R', 728_000, 'A2604512', 'Tampines'),
  },
  {
    by: rajesh,
    daysAgo: 9,
    stage: 'claimed',
    client: 'Prakash s/o Velu',
    other: 'Wong Kai Ling',
    external: 'PAID',
    info: condo('9', 'Holland Hill', 'The Ford @ Holland', '05-02', '278743', 3_150_000),
  },
  {
    by: rajesh,
    daysAgo: 8,
    stage: 'held',
    client: 'Ng Poh Choo',
    other: 'Emir bin Latiff',
    reason: 'The buyer’s source of funds is being clarified',
    info: condo('61', 'Meyer Road', 'Meyer Place', '14-04', '437870', 4_260_000),
  },
  {
    by: hannah,
    daysAgo: 8,
    stage: 'submitted',
    client: 'Siew Kah Wai',
    other: 'Nurul Ain binte Rahmat',
    info: {
      ...lease(
        { propertyCategory: 'hdb', propertyType: '4R' },
        ['221', 'Bishan St 23', '', '07-149', '570221'],
        3_400,
        24,
      ),
      hdbTown: 'Bishan',
      occupants: 4,
    },
  },
  {
    by: rajesh,
    daysAgo: 6,
    stage: 'submitted',
    client: 'Kelvin Ng Boon Keat',
    other: 'Lim Swee Hock',
    external: 'PAID',
    info: {
      ...lease(
        { propertyCategory: 'commercial', propertyType: 'RETAIL' },
        ['201', 'Victoria Street', 'Bugis Plus', '02-17', '188067'],
        12_500,
        36,
      ),
      representedSide: 'TENANT',
    },
  },
  {
    by: hannah,
    daysAgo: 7,
    stage: 'submitted',
    client: 'Chua Poh Suan',
    other: 'Benjamin Lee',
    with: { userName: rajesh, rate: 300_000 },
    info: condo('33', 'Bishan St 11', 'Bishan Loft', '17-08', '579821', 1_560_000, 20_000),
  },
  {
    by: hannah,
    daysAgo: 4,
    stage: 'submitted',
    client: 'Nor Hidayah binte Omar',
    other: 'Yap Chee Keong',
    info: hdb('88', 'Whampoa Drive', '11-203', '320088', '3R', 468_000, 'A2604977', 'Kallang/Whampoa'),
  },
  {
    by: hannah,
    daysAgo: 3,
    stage: 'documents',
    client: 'Tay Geok Eng',
    other: 'Siti Aminah binte Idris',
    info: hdb('412', 'Jurong West St 42', '06-712', '640412', 'EXEC_APT', 690_000, 'A2605102', 'Jurong West'),
  },
  {
    by: hannah,
    daysAgo: 2,
    stage: 'documents',
    client: 'Fong Mei Yee',
    other: 'Deepak Sharma',
    info: {
      ...lease(
        { propertyCategory: 'private-residential', propertyType: 'EXEC_CONDO' },
        ['9', 'Tampines Ave 8', 'The Santorini', '11-25', '529596'],
        1_650,
        12,
      ),
      rentalScope: 'ROOM' as const,
      roomDescription: 'Master bedroom',
      diplomaticClause: true,
    },
  },
  {
    by: hannah,
    daysAgo: 1,
    stage: 'parties',
    client: 'Leong Yoke Peng',
    other: 'Marcus Chia',
    info: condo('5', 'Simei St 3', 'Changi Rise Condominium', '10-14', '529894', 1_245_000, 20_000),
  },
];
