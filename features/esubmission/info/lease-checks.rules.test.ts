import { expect, it } from 'vitest';
import { sampleLease } from '#demo/sample.ts';
import { TransactionInfo } from './info.calls.ts';
import { usualLimits } from './limits.rules.ts';
import { infoProblems } from './problems.rules.ts';

const limits = { ...usualLimits, today: '2026-11-20' };
const dates = { agreementDate: '2026-11-12', tenancyStart: '2026-12-01', tenancyEnd: '2028-11-30' };
type Change = Parameters<typeof sampleLease>[0];
const problemsOf = (change: Change, measured = limits) =>
  infoProblems(TransactionInfo.parse(sampleLease({ ...dates, ...change })), measured).map(
    ({ field, at, code }) => `${at} ${code} ${field}`,
  );

const flat = { propertyCategory: 'hdb', propertyType: '4R' } as const;
const shop = { propertyCategory: 'commercial', propertyType: 'RETAIL' } as const;
const house = {
  propertyCategory: 'landed',
  propertyType: 'TERRACE',
  property: { ...sampleLease().property, unit: '' },
} as const;

it.each<[string, Change, string[]]>([
  ['a sound lease', {}, []],
  ['a sound lease of a flat', flat, []],
  ['an agreement of today', { agreementDate: '2026-11-20' }, []],
  ['an agreement of tomorrow', { agreementDate: '2026-11-21' }, ['wrong info agreementDate']],
  ['an agreement 15 days old', { agreementDate: '2026-11-05' }, ['wrong info lateReason']],
  ['a late agreement with its reason', { agreementDate: '2026-11-05', lateReason: 'On leave' }, []],
  ['an end before the start', { tenancyEnd: '2026-11-30' }, ['wrong info tenancyEnd']],
  ['an end on the day of the start', { tenancyEnd: '2026-12-01' }, ['wrong info tenancyEnd']],
  ['a start before the agreement', { tenancyStart: '2026-11-01' }, []],
  ['3 months', { tenancyEnd: '2027-02-28' }, []],
  ['a day less than 3 months', { tenancyEnd: '2027-02-27' }, ['open V13 tenancyEnd']],
  ['a house for a day less than 3 months', { ...house, tenancyEnd: '2027-02-27' }, ['open V13 tenancyEnd']],
  ['a shop for a week', { ...shop, tenancyEnd: '2026-12-07' }, []],
  ['a shop for 10 years', { ...shop, tenancyEnd: '2036-11-30' }, []],
  ['HDB: 6 months', { ...flat, tenancyEnd: '2027-05-31' }, []],
  ['HDB: a day less than 6 months', { ...flat, tenancyEnd: '2027-05-30' }, ['open V12 tenancyEnd']],
  ['HDB: 36 months', { ...flat, tenancyEnd: '2029-11-30' }, []],
  ['HDB: 36 months that name the day after', { ...flat, tenancyEnd: '2029-12-01' }, []],
  ['HDB: more than 36 months', { ...flat, tenancyEnd: '2029-12-02' }, ['open V12 tenancyEnd']],
  ['no deposit given', { securityDepositCents: null }, ['open info securityDepositCents']],
  ['no deposit', { securityDepositCents: 0 }, []],
  ['a room', { rentalScope: 'ROOM', roomDescription: 'Common room' }, []],
  ['a room without a description', { rentalScope: 'ROOM' }, ['open info roomDescription']],
  [
    'a room of a shop',
    { ...shop, rentalScope: 'ROOM', roomDescription: 'x' },
    ['wrong info rentalScope', 'wrong info roomDescription'],
  ],
  ['HDB: 8 people before 2027', { ...flat, occupants: 8 }, []],
  ['HDB: 9 people', { ...flat, occupants: 9 }, ['open V12 occupants']],
  ['HDB: 8 people on the last day of 2026', { ...flat, tenancyStart: '2026-12-31', occupants: 8 }, []],
  ['HDB: 7 people from 2027 on', { ...flat, tenancyStart: '2027-01-01', occupants: 7 }, ['open V12 occupants']],
  ['HDB: 6 people in 3 rooms', { ...flat, propertyType: '3R', occupants: 6 }, []],
  ['HDB: 7 people in 3 rooms', { ...flat, propertyType: '3R', occupants: 7 }, ['open V12 occupants']],
  ['HDB: 5 people in 2 rooms', { ...flat, propertyType: '2R', occupants: 5 }, ['open V12 occupants']],
  ['people in a condominium', { occupants: 3 }, ['wrong info occupants']],
  ['a letter of intent after the agreement', { loiDate: '2026-11-13' }, ['wrong info loiDate']],
  ['the form of the landlord', { agencyForm: '7' }, []],
  ['the form of a seller', { agencyForm: '1' }, ['wrong info agencyForm']],
  [
    'no months',
    { commission: { basis: 'MONTHS_OF_RENT', rate: null, amountCents: 0 } },
    ['wrong info commission.rate'],
  ],
])('%s', (_, change, expected) => {
  expect(problemsOf(change)).toEqual(expected);
});

it('measures by what the agency has set', () => {
  const own = { ...limits, leaseMonths: { ...limits.leaseMonths, privateLeast: 12, hdbMost: 24 } };
  expect(problemsOf({ tenancyEnd: '2027-10-31' }, own)).toEqual(['open V13 tenancyEnd']);
  expect(problemsOf({ ...flat, tenancyEnd: '2029-11-30' }, own)).toEqual(['open V12 tenancyEnd']);
});

it.each([
  ['a price', { priceCents: 1 }],
  ['an option', { optionDate: '2026-11-12' }],
  ['a seller', { representedSide: 'SELLER' }],
  ['a resale', { marketType: 'RESALE' }],
  ['a percentage', { commission: { basis: 'PERCENT', rate: 1, amountCents: 0 } }],
])('a lease has no place for %s', (_, change) => {
  expect(TransactionInfo.safeParse({ ...sampleLease(), ...change }).success).toBe(false);
});
