import { expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { weigh } from '../findings/checks.words.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { marketFindings, notComparable } from './market.rules.ts';

/** S$ 620,000 for 93 m², 6,666.67 a square metre. */
const sale = (change: Parameters<typeof sampleInfo>[0] = {}) =>
  TransactionInfo.parse(
    sampleInfo({ propertyCategory: 'hdb', priceCents: 62_000_000, floorArea: 93, areaUnit: 'SQM', ...change }),
  );
const compared = (medianCents: number, isByArea = true) =>
  ({ state: 'COMPARED', level: 'STREET', counted: 1_200, medianCents, isByArea, version: 3 }) as const;
const rate = 300_000;

it.each([
  ['as the others', compared(660_000), undefined],
  ['nearly a third above', compared(513_000), undefined],
  [
    'far above',
    compared(500_000),
    'The price is 33% above the median of 1,200 comparable sales in the same street (S$ 5,000.00 psm). Check it.',
  ],
  ['far below', compared(1_000_000), /33% below/],
  ['without areas', compared(40_000_000, false), /55% above .* \(S\$ 400,000.00\)/],
  ['not compared', { state: 'NOT_COMPARED', why: 'FEW' } as const, undefined],
])('a price %s', (_, market, words) => {
  const [finding, ...more] = marketFindings(sale(), market, rate);
  expect(more).toEqual([]);
  if (words) expect(finding?.message).toMatch(words);
  else expect(finding).toBeUndefined();
});

it('never holds up a submission', () => {
  const findings = marketFindings(sale(), compared(1), rate);
  expect(weigh(findings, { V17: 'block' }).map(({ level }) => level)).toEqual(['warn']);
  expect(weigh(findings, { V17: 'declare' }).map(({ level }) => level)).toEqual(['declare']);
});

it.each([
  [sale(), undefined],
  [sale({ marketType: 'SUBSALE' }), 'NEW_SALE'],
  [TransactionInfo.parse(sampleLease({ rentalScope: 'WHOLE' })), undefined],
  [TransactionInfo.parse(sampleLease({ rentalScope: 'ROOM' })), 'ROOM'],
])('what is compared %#', (info, why) => expect(notComparable(info)).toBe(why));
