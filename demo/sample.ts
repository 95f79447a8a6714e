import type * as z from 'zod';
import type { BillInput } from '#features/esubmission/billing/billing.calls.ts';
import type { LeaseInfo, SaleInfo } from '#features/esubmission/info/info.calls.ts';
import type { PartyInput, ShareholderInput } from '#features/esubmission/parties/parties.calls.ts';
import type { ExternalCobrokeInput } from '#features/esubmission/shares/shares.calls.ts';
import { otherSide, type RepresentedSide } from '#features/esubmission/transaction.words.ts';
import { addDays, addMonths, dayOf } from '#platform/contract/days.ts';

/**
 * Inputs of a realistic sale and lease for the demo agency, the tests and the journeys. Every person in them is
 * invented.
 */

type Sale = z.input<typeof SaleInfo>;
type Lease = z.input<typeof LeaseInfo>;
type Party = z.input<typeof PartyInput>;

let now = () => Temporal.Now.instant();

/** Sets the clock that samples are dated by. A test with a fixed clock sets its own. */
export const samplesAsOf = (clock: { now(): Temporal.Instant }): void => {
  now = () => clock.now();
};

/** Nine days ago: within the limit of late reports. */
const recently = () => addDays(dayOf(now().toString()), -9);

export const sampleInfo = (change: Partial<Sale> = {}): Sale => ({
  transactionType: 'SALE',
  propertyCategory: 'private-residential',
  propertyType: 'CONDOMINIUM',
  property: { postalCode: '239222', block: '18', street: 'Leonie Hill', building: 'Leonie Towers', unit: '21-03' },
  representedSide: 'SELLER',
  priceCents: 248_000_000,
  optionDate: recently(),
  exerciseDate: addDays(change.optionDate ?? recently(), 7),
  completionDate: addDays(change.optionDate ?? recently(), 70),
  optionFeeCents: 2_480_000,
  exerciseFeeCents: 9_920_000,
  commission: { basis: 'PERCENT', rate: 20_000, amountCents: 4_960_000 },
  ...change,
});

/** A lease of two years, from the month after it was signed. */
export const sampleLease = (change: Partial<Lease> = {}): Lease => ({
  transactionType: 'LEASE',
  propertyCategory: 'private-residential',
  propertyType: 'CONDOMINIUM',
  property: { postalCode: '239222', block: '18', street: 'Leonie Hill', building: 'Leonie Towers', unit: '21-03' },
  representedSide: 'LANDLORD',
  monthlyRentCents: 680_000,
  agreementDate: recently(),
  tenancyStart: addDays(recently(), 20),
  tenancyEnd: addDays(addMonths(addDays(recently(), 20), 24), -1),
  securityDepositCents: 1_360_000,
  stampCertificateNo: '202611-0417723',
  commission: { basis: 'MONTHS_OF_RENT', rate: 10_000, amountCents: 680_000 },
  ...change,
});

const person = (change: Partial<Party>): Party => ({
  partyType: 'SELLER',
  kind: 'INDIVIDUAL',
  name: 'Goh Siew Choo',
  idType: 'NRIC',
  idNumber: 'S1234567D',
  nationality: 'SG',
  dateOfBirth: '1971-04-02',
  phone: '+6591234567',
  email: 'siewchoo.goh@mail.example',
  address: '18 Leonie Hill #21-03 Singapore 239222',
  representedParty: 'I',
  isUnrepresented: false,
  ...change,
});

/** One client and one party of the other side. */
export const sampleParties = (client: RepresentedSide = 'SELLER'): Party[] => [
  person({ partyType: client }),
  person({
    partyType: otherSide(client),
    name: 'Arjun Nair',
    idNumber: 'S9876543C',
    dateOfBirth: '1985-10-19',
    phone: '+6598765432',
    email: 'arjun.nair@mail.example',
    address: '71 Hillview Avenue #12-06 Singapore 669589',
    representedParty: 'O',
  }),
];

/** One more buyer: a company. */
export const sampleCompany = (change: Partial<Party> = {}): Party =>
  person({
    partyType: 'BUYER',
    kind: 'COMPANY',
    name: 'Lantern Hill Holdings Pte Ltd',
    idType: 'UEN',
    idNumber: '197401143C',
    dateOfBirth: null,
    email: 'office@lanternhill.example',
    representedParty: 'O',
    ...change,
  });

export const sampleShareholder = (
  change: Partial<z.input<typeof ShareholderInput>> = {},
): z.input<typeof ShareholderInput> => ({
  kind: 'INDIVIDUAL',
  name: 'Quek Boon Leong',
  rate: 600_000,
  idType: 'NRIC',
  idNumber: 'T0000001E',
  nationality: 'SG',
  ...change,
});

export const sampleExternal = (
  change: Partial<z.input<typeof ExternalCobrokeInput>> = {},
): z.input<typeof ExternalCobrokeInput> => ({
  agencyName: 'Harbour & Hill Realty Pte Ltd',
  licenceNo: 'L3012345K',
  gstRegistered: true,
  salespersonName: 'Desmond Yeo',
  registrationNo: 'R034567D',
  mobile: '+6592345678',
  email: 'desmond.yeo@harbourhill.example',
  shareBasis: 'PERCENT',
  shareRate: 500_000,
  shareCents: null,
  ...change,
});

export const sampleBill = (amountCents: number): z.input<typeof BillInput> => ({
  billFor: 'OWN_CLIENT',
  invoiceToText: 'Goh Siew Choo',
  address: '18 Leonie Hill #21-03 Singapore 239222',
  email: 'siewchoo.goh@mail.example',
  amountCents,
});
