import { expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { emptyLease, emptySale, type InfoField, needOf } from './fields.rules.ts';
import { TransactionInfo } from './info.calls.ts';
import { usualLimits } from './limits.rules.ts';
import { infoProblems } from './problems.rules.ts';

const limits = { ...usualLimits, today: '2026-11-20' };
const problemsOf = (change: Parameters<typeof sampleInfo>[0]) =>
  infoProblems(TransactionInfo.parse(sampleInfo({ ...days, ...change })), limits).map(
    ({ field, at }) => `${at} ${field}`,
  );

const days = { optionDate: '2026-11-12', exerciseDate: null, completionDate: '2027-01-21' };
const flat = {
  propertyCategory: 'hdb',
  propertyType: '4R',
  optionSerialNo: 'A123',
  hdbTown: 'Tampines',
  floorArea: 93,
  leaseStartYear: 1988,
  optionFeeCents: 100_000,
  exerciseFeeCents: 400_000,
} as const;
const at = (property: object) => ({ property: { ...sampleInfo().property, ...property } });

it.each([
  ['a sound sale', {}, []],
  ['a sound HDB sale', flat, []],
  ['a type of another category', { propertyType: '4R' }, ['wrong propertyType']],
  ['a postal code without a district', at({ postalCode: '740000' }), ['wrong property.postalCode']],
  ['a flat without a unit', at({ unit: '' }), ['open property.unit']],
  ['a house without a unit', { propertyCategory: 'landed', propertyType: 'TERRACE', ...at({ unit: '' }) }, []],
  ['land without a unit', { propertyCategory: 'land', propertyType: 'RES_LAND', ...at({ unit: '' }) }, []],
  ['an option of today', { optionDate: '2026-11-20' }, []],
  ['an option of tomorrow', { optionDate: '2026-11-21' }, ['wrong optionDate']],
  ['all on one day', { exerciseDate: '2026-11-12', completionDate: '2026-11-12' }, []],
  ['exercise before the option', { exerciseDate: '2026-11-11' }, ['wrong exerciseDate']],
  [
    'completion before exercise',
    { exerciseDate: '2026-11-15', completionDate: '2026-11-14' },
    ['wrong completionDate'],
  ],
  ['completion before the option', { completionDate: '2026-11-11' }, ['wrong completionDate']],
  ['an option 14 days old', { optionDate: '2026-11-06' }, []],
  ['an option 15 days old', { optionDate: '2026-11-05' }, ['wrong lateReason']],
  ['a late option with its reason', { optionDate: '2026-11-05', lateReason: 'On leave' }, []],
  ['no option fee yet', { optionFeeCents: null }, ['open optionFeeCents']],
  ['no completion yet', { completionDate: null }, ['open completionDate']],
  [
    'completed on the day of the report',
    { exerciseDate: '2026-11-15', completionDate: '2026-11-20', completionState: 'ACTUAL' },
    [],
  ],
  [
    'completed on a day to come',
    { exerciseDate: '2026-11-15', completionDate: '2026-11-21', completionState: 'ACTUAL' },
    ['wrong completionDate'],
  ],
  [
    'completed without a day',
    { completionDate: null, completionState: 'ACTUAL' },
    ['wrong completionDate', 'open exerciseDate', 'open completionDate'],
  ],
  [
    'completed, but never exercised',
    { completionDate: '2026-11-20', completionState: 'ACTUAL' },
    ['open exerciseDate'],
  ],
  ['exercise on the last day', { exerciseDate: '2026-11-26' }, []],
  ['exercise after the option has expired', { exerciseDate: '2026-11-27' }, ['wrong exerciseDate']],
  ['exercise of an option that was extended', { optionExpiryDate: '2026-11-27', exerciseDate: '2026-11-27' }, []],
  ['expiry before the option', { optionExpiryDate: '2026-11-11' }, ['wrong optionExpiryDate']],
  ['HDB: exercise on the 21st day', { ...flat, exerciseDate: '2026-12-03' }, []],
  ['HDB: exercise on the 22nd day', { ...flat, exerciseDate: '2026-12-04' }, ['wrong exerciseDate']],
  ['HDB: seven days after the intent to sell', { ...flat, intentToSellDate: '2026-11-05' }, []],
  ['HDB: six days after the intent to sell', { ...flat, intentToSellDate: '2026-11-06' }, ['wrong intentToSellDate']],
  [
    'HDB: nothing of the flat',
    { ...flat, hdbTown: null, floorArea: null, leaseStartYear: null },
    ['open hdbTown', 'open floorArea', 'open leaseStartYear'],
  ],
  ['HDB: a tenure, which is always 99 years', { ...flat, tenure: 'FREEHOLD' }, ['wrong tenure']],
  ['a town without a flat', { hdbTown: 'Bishan' }, ['wrong hdbTown']],
  ['the form of the client’s side', { agencyForm: '5' }, []],
  ['the form of another side', { agencyForm: '2' }, ['wrong agencyForm']],
  ['an exclusive agreement of 3 months', { agencyForm: '5', agencyFrom: '2026-09-01', agencyTo: '2026-12-01' }, []],
  [
    'an exclusive agreement of more',
    { agencyForm: '5', agencyFrom: '2026-09-01', agencyTo: '2026-12-02' },
    ['wrong agencyTo'],
  ],
  ['an agreement that is not exclusive', { agencyForm: '1', agencyFrom: '2026-01-01', agencyTo: '2026-12-02' }, []],
  ['HDB: S$ 1', { ...flat, optionFeeCents: 100 }, []],
  ['HDB: less than S$ 1', { ...flat, optionFeeCents: 99 }, ['open optionFeeCents']],
  ['HDB: over S$ 1,000', { ...flat, optionFeeCents: 100_001, exerciseFeeCents: 0 }, ['open optionFeeCents']],
  ['HDB: over S$ 5,000 together', { ...flat, exerciseFeeCents: 400_001 }, ['open exerciseFeeCents']],
  ['HDB: no serial number', { ...flat, optionSerialNo: '' }, ['open optionSerialNo']],
  ['no rate', { commission: { basis: 'PERCENT', rate: null, amountCents: 0 } }, ['wrong commission.rate']],
  [
    'more than the price',
    { commission: { basis: 'PERCENT', rate: 1_000_001, amountCents: 0 } },
    ['wrong commission.rate'],
  ],
  ['a fixed amount needs no rate', { commission: { basis: 'FIXED', rate: null, amountCents: 5 } }, []],
] as const)('%s', (_, change, expected) => {
  expect(problemsOf(change as Parameters<typeof sampleInfo>[0])).toEqual(expected);
});

it('measures the fees of a flat by what the agency has set', () => {
  const own = { ...limits, hdbFees: { least: 100, most: 200_000, together: 600_000 } };
  const problemsFor = (fees: object) =>
    infoProblems(TransactionInfo.parse(sampleInfo({ ...days, ...flat, ...fees })), own).map(
      ({ code, field, at: when, message }) => `${when} ${code} ${field}: ${message}`,
    );
  expect(problemsFor({ optionFeeCents: 200_000, exerciseFeeCents: 400_000 })).toEqual([]);
  expect(problemsFor({ optionFeeCents: 200_001, exerciseFeeCents: 400_000 })).toEqual([
    'open V12 optionFeeCents: The option fee of an HDB flat is S$ 1.00 to S$ 2,000.00. Correct it.',
    'open V12 exerciseFeeCents: Option and exercise fee of an HDB flat are at most S$ 6,000.00 together. Correct them.',
  ]);
});

it('asks only for fields that their form marks as required', () => {
  const { priceCents: _p, optionDate: _o, ...noSale } = emptySale;
  const { monthlyRentCents: _r, agreementDate: _a, tenancyStart: _s, tenancyEnd: _e, ...noLease } = emptyLease;
  const completed = { ...days, completionState: 'ACTUAL', completionDate: '2026-11-20' } as const;
  const kinds = [{ propertyCategory: 'hdb', propertyType: '4R' } as const, {}];
  const emptied = kinds.flatMap((kind) => [
    sampleInfo({ ...noSale, ...kind, ...completed, ...at({ unit: '' }) }),
    sampleLease({ ...noLease, ...kind, ...at({ unit: '' }), rentalScope: 'ROOM' }),
  ]);
  const emptyFields = emptied.flatMap((input) => {
    const info = TransactionInfo.parse(input);
    const open = infoProblems(info, limits).filter((problem) => problem.at === 'open');
    return open.map(({ field }) => [field, needOf(field as InfoField, info)]);
  });
  expect(emptyFields.length).toBeGreaterThan(10);
  expect(emptyFields.filter(([, need]) => need !== 'required')).toEqual([]);
});
