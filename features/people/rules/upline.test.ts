import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Link, uplinesIn } from './upline.ts';

const link = (personId: string, uplineId: string | null, fromDay = '2024-01-01'): Link => ({
  personId,
  uplineId,
  fromDay,
});

describe('who leads someone on a day', () => {
  const links = [link('a', 'b'), link('a', 'c', '2025-06-01'), link('a', null, '2026-01-01'), link('b', 'c')];
  it.each([
    ['before the first', '2023-12-31', null],
    ['on its first day', '2024-01-01', 'b'],
    ['on its last day', '2025-05-31', 'b'],
    ['after a move', '2025-06-01', 'c'],
    ['on their own', '2026-03-01', null],
  ])('%s', (_, day, upline) => {
    expect(uplinesIn(links)('a', day)).toBe(upline);
  });
});

/** The links once `added` is stored: it replaces the person's link of the same first day. */
const withLink = (links: Link[], added: Link): Link[] => [
  ...links.filter(({ personId, fromDay }) => personId !== added.personId || fromDay !== added.fromDay),
  added,
];

describe('a circle', () => {
  it.each<[string, Link[], Link, string | undefined]>([
    ['of one', [], link('a', 'a'), '2024-01-01'],
    ['of two', [link('b', 'a')], link('a', 'b'), '2024-01-01'],
    ['of three', [link('b', 'c'), link('c', 'a')], link('a', 'b'), '2024-01-01'],
    ['of nobody', [link('b', 'c'), link('c', null)], link('a', 'b'), undefined],
    ['that begins later', [link('b', 'a', '2025-01-01')], link('a', 'b'), '2025-01-01'],
    ['that has ended before', [link('b', 'a', '2020-01-01'), link('b', null, '2023-01-01')], link('a', 'b'), undefined],
    [
      'after their own next move',
      [link('b', 'a', '2025-01-01'), link('a', null, '2024-06-01')],
      link('a', 'b'),
      undefined,
    ],
    ['of what the link replaces', [link('a', 'b'), link('c', 'a')], link('a', 'c'), '2024-01-01'],
  ])('%s', (_, links, added, day) => {
    expect(circlesIn(withLink(links, added), added.fromDay)[0]?.fromDay).toBe(day);
  });

  it('is named from each of its members upwards', () => {
    const links = [link('a', 'b'), link('b', 'c', '2025-01-01'), link('c', 'a'), link('d', 'a')];
    expect(circlesIn(links, '2024-01-01')).toEqual([
      { personId: 'b', fromDay: '2025-01-01', path: ['b', 'c', 'a', 'b'] },
      { personId: 'c', fromDay: '2025-01-01', path: ['c', 'a', 'b', 'c'] },
      { personId: 'a', fromDay: '2025-01-01', path: ['a', 'b', 'c', 'a'] },
    ]);
  });

  it('is never there on any day, when links that make one are refused', () => {
    const people = ['a', 'b', 'c', 'd', 'e'];
    const days = ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'];
    const links = fc.array(
      fc.record({
        personId: fc.constantFrom(...people),
        uplineId: fc.constantFrom(...people, null),
        fromDay: fc.constantFrom(...days),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(links, (tried) => {
        let kept: Link[] = [];
        for (const each of tried) {
          if (circlesIn(withLink(kept, each), each.fromDay).length === 0) kept = withLink(kept, each);
        }
        const uplineOn = uplinesIn(kept);
        for (const day of days)
          for (const person of people) {
            let above = uplineOn(person, day);
            for (let steps = 0; above !== null && steps <= people.length; steps++) above = uplineOn(above, day);
            expect(above).toBeNull();
          }
      }),
    );
  });
});
