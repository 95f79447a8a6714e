import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circlesIn, circleWords, type Link, uplinesIn } from './upline.rules.ts';

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
    expect([...circlesIn(withLink(links, added), added.fromDay)][0]?.fromDay).toBe(day);
  });

  it('is named once, on its first day, from any of its members upwards', () => {
    const links = [
      link('d', 'a'),
      link('a', 'b'),
      link('b', 'c', '2025-01-01'),
      link('c', 'a'),
      link('a', 'b', '2025-06-01'),
    ];
    const circles = [...circlesIn(links, '2024-01-01')];
    expect(circles).toEqual([{ fromDay: '2025-01-01', members: ['b', 'c', 'a'] }]);
    const words = circles.map((circle) => circleWords(circle, (id) => id.toUpperCase(), 'c'));
    expect(words).toEqual(['C → A → B → C']);
  });

  it('of thousands is found once, in a moment, and said with six names', () => {
    const links = Array.from({ length: 12_000 }, (_, place) => link(`p${place}`, `p${(place + 1) % 12_000}`));
    const start = performance.now();
    const circles = [...circlesIn(links, '2024-01-01')];
    expect(performance.now() - start).toBeLessThan(500);
    expect(circles.map((circle) => circleWords(circle, (id) => id))).toEqual([
      'p0 → p1 → p2 → p3 → p4 → p5 → 11,994 more → p0',
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
          if ([...circlesIn(withLink(kept, each), each.fromDay)].length === 0) kept = withLink(kept, each);
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
