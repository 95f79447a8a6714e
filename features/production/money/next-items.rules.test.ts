import { expect, it } from 'vitest';
import { type NextPart, nextParts } from '../production.words.ts';
import { nextItemsOf } from './next-items.rules.ts';

const items = [
  { kind: 'OWN', why: null, cents: 100_000 },
  { kind: 'OVERRIDE', why: 'Pending', cents: 20_000 },
  // Taken back: it counts at once.
  { kind: 'OWN', why: null, cents: -3_000 },
  { kind: 'WRITE_OFF', why: null, cents: 3_000 },
  { kind: 'RETURNED', why: null, cents: 700 },
  { kind: 'CHARGE', why: null, cents: -5_450 },
  { kind: 'WITHHELD', why: null, cents: -900 },
] as const;

it.each<[NextPart | undefined, number[]]>([
  [undefined, items.map(({ cents }) => cents)],
  ['NOT_PAID', [100_000, 20_000, -3_000, 3_000, 700]],
  ['READY', [100_000, -3_000, 3_000, 700]],
  ['HELD', [20_000]],
  ['FEES', [-5_450]],
  ['WITHHELD', [-900]],
  ['GIVEN_UP', [3_000]],
])('%s shows the items of its figure', (show, wanted) => {
  expect(nextItemsOf([...items], show).map(({ cents }) => cents)).toEqual(wanted);
});

it('what is ready, held and deducted is all of it, once', () => {
  const parts: NextPart[] = ['READY', 'HELD', 'FEES', 'WITHHELD'];
  expect(parts.flatMap((show) => nextItemsOf([...items], show))).toHaveLength(items.length);
  expect(Object.keys(nextParts)).toEqual(expect.arrayContaining(parts));
});
