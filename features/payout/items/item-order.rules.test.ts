import { expect, it } from 'vitest';
import { gstOfItems } from '../gst/gst.rules.ts';
import { keyOf } from './item-order.rules.ts';

const item = {
  kind: 'OWN' as const,
  payeeId: 'p',
  name: 'Hannah Lim',
  of: 'D-2026-000001',
  clearedOn: '2026-11-20',
  cents: 5,
};

it.each([
  ['a', 'b'],
  ['b', 'a'],
])('the cents of GST fall to the same shares, whichever ids they have: %s and %s', (first, second) => {
  const items = [
    { ...item, place: 10, source: second },
    { ...item, place: 9, source: first },
  ].toSorted((a, b) => (keyOf(a, 0) < keyOf(b, 0) ? -1 : 1));
  const gst = gstOfItems(items, 1);
  expect(items.map(({ place }, index) => [place, gst[index]])).toEqual([
    [9, 1],
    [10, 0],
  ]);
});

it('by name, then the source, the day and the deal', () => {
  const place = { ...item, place: 0, source: 'a' };
  const keys = [
    keyOf(place, 0),
    keyOf({ ...place, of: 'D-2026-000002' }, 0),
    keyOf({ ...place, clearedOn: '2026-11-21', of: 'D-2026-000000' }, 0),
    keyOf({ ...place, clearedOn: '2026-11-01' }, 1),
    keyOf({ ...place, name: 'Lim Hannah' }, 0),
  ];
  expect(keys.toSorted()).toEqual(keys);
});
