import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { infoProblems } from './info-problems.ts';
import { TransactionInfo } from './schemas.ts';

const limits = { today: '2026-11-20', lateLimitDays: 14 };
const problemsOf = (change: Parameters<typeof sampleInfo>[0]) =>
  infoProblems(TransactionInfo.parse(sampleInfo(change)), limits).map(({ field, at }) => `${at} ${field}`);

const flat = {
  propertyCategory: 'hdb',
  propertyType: '4R',
  optionSerialNo: 'A123',
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
  ['HDB: no option fee yet', { ...flat, optionFeeCents: null }, []],
  ['HDB: S$ 1', { ...flat, optionFeeCents: 100 }, []],
  ['HDB: less than S$ 1', { ...flat, optionFeeCents: 99 }, ['wrong optionFeeCents']],
  ['HDB: over S$ 1,000', { ...flat, optionFeeCents: 100_001, exerciseFeeCents: 0 }, ['wrong optionFeeCents']],
  ['HDB: over S$ 5,000 together', { ...flat, exerciseFeeCents: 400_001 }, ['wrong exerciseFeeCents']],
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
