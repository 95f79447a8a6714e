import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('what differs', () => {
  it.each<[string, unknown, unknown, unknown[]]>([
    ['nothing', { price: 1, unit: '' }, { price: 1 }, []],
    ['a field', { price: 1 }, { price: 2 }, [{ path: 'price', theirs: 1, mine: 2 }]],
    [
      'a nested field',
      { property: { unit: '01-02', block: '1' } },
      { property: { unit: '01-03', block: '1' } },
      [{ path: 'property.unit', theirs: '01-02', mine: '01-03' }],
    ],
    [
      'a field that was emptied',
      { date: '2026-11-01' },
      { date: null },
      [{ path: 'date', theirs: '2026-11-01', mine: null }],
    ],
    [
      'a field of a row, beside what the server adds to rows',
      { rows: [{ id: 'a', rate: 1, cents: 9 }] },
      { rows: [{ rate: 2 }] },
      [{ path: 'rows.0.rate', theirs: 1, mine: 2 }],
    ],
    [
      'a row more here, and one more there',
      { rows: [] },
      { rows: [{ rate: 2 }] },
      [{ path: 'rows.0', theirs: null, mine: { rate: 2 } }],
    ],
    ['a row more there', { rows: [{ rate: 2 }] }, { rows: [] }, [{ path: 'rows.0', theirs: { rate: 2 }, mine: null }]],
    ['everything, of what is gone', null, { name: 'Goh' }, [{ path: '', theirs: null, mine: { name: 'Goh' } }]],
  ])('%s', (_, theirs, mine, expected) => {
    expect(differences(theirs, mine)).toEqual(expected);
  });

  it('is nothing between equals, and the two values of each difference differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(differences(value, structuredClone(value))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.integer()),
        fc.dictionary(fc.string(), fc.integer()),
        (theirs, mine) => {
          for (const each of differences(theirs, mine)) expect(each.theirs).not.toEqual(each.mine);
        },
      ),
    );
  });
});
