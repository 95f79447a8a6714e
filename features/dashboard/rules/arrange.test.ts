import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arranged, type Change, inOrder, isShown, keepsOldCards } from './arrange.ts';

const cards = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, order: 10 * (index + 1) }));
const first: Arrangement = { placed: [], hidden: [], shown: [] };
const orderOf = ({ placed }: Arrangement, some = cards) => inOrder(some, placed).map(({ id }) => id);

describe('the order of cards', () => {
  it('is that of the features at first', () => {
    expect(orderOf(first, cards.toReversed())).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each<[string, string | null, string[]]>([
    ['d', 'a', ['d', 'a', 'b', 'c']],
    ['a', 'c', ['b', 'a', 'c', 'd']],
    ['a', null, ['b', 'c', 'd', 'a']],
    ['b', 'b', ['a', 'c', 'd', 'b']],
    ['b', 'gone', ['a', 'c', 'd', 'b']],
    ['gone', 'a', ['a', 'b', 'c', 'd']],
  ])('after %s is moved before %s is %s', (id, before, order) => {
    expect(orderOf(arranged(cards, first, { kind: 'move', id, before }))).toEqual(order);
  });

  it('gives a card of a later feature its own place: after the one that precedes it by default', () => {
    const layout = arranged(cards, first, { kind: 'move', id: 'd', before: 'a' });
    const later = [...cards, { id: 'new', order: 25 }, { id: 'newest', order: 26 }, { id: 'top', order: 1 }];
    expect(orderOf(layout, later)).toEqual(['top', 'd', 'a', 'b', 'new', 'newest', 'c']);
  });

  it('keeps the places of cards that are not there for now', () => {
    const layout = arranged(cards, first, { kind: 'move', id: 'd', before: 'a' });
    const fewer = cards.filter(({ id }) => id !== 'd');
    const moved = arranged(fewer, layout, { kind: 'move', id: 'c', before: 'a' });
    expect(orderOf(moved)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is as at first after a reset, which can be taken back', () => {
    const layout = { placed: ['d', 'a', 'b', 'c'], hidden: ['b'], shown: ['c'] };
    expect(arranged(cards, layout, { kind: 'reset' })).toEqual(first);
    expect(arranged(cards, first, { kind: 'restore', to: layout })).toEqual(layout);
  });
});

describe('a card that starts off', () => {
  const [on, off, line] = [{ id: 'a' }, { id: 'b', startsOff: true as const }, { id: 'c', under: 'a' }];
  const all = [
    { ...on, order: 1 },
    { ...off, order: 2 },
  ];
  const shownIn = (layout: Arrangement) => [on, off, line].filter((card) => isShown(card, layout)).map(({ id }) => id);

  it('is shown to who chose it, and not once it is hidden', () => {
    expect(shownIn(first)).toEqual(['a', 'c']);
    const chosen = arranged(all, first, { kind: 'show', id: 'b' });
    expect(chosen).toEqual({ placed: [], hidden: [], shown: ['b'] });
    expect(shownIn(chosen)).toEqual(['a', 'b', 'c']);
    expect(shownIn(arranged(all, chosen, { kind: 'hide', id: 'b' }))).toEqual(['a', 'c']);
  });

  it('is told apart from one that was always there', () => {
    const both = [...all, { id: 'd', order: 3, startsOff: true as const }];
    expect(keepsOldCards(both, { placed: [], hidden: ['d'], shown: ['b'] })).toBe(true);
    expect(keepsOldCards(both, { placed: [], hidden: [], shown: ['b'] })).toBe(false);
    expect(keepsOldCards(both, { placed: [], hidden: ['b', 'd'], shown: [] })).toBe(false);
  });

  it('leaves a line with its card', () => {
    expect(shownIn(arranged(all, first, { kind: 'hide', id: 'a' }))).toEqual([]);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), id }),
  fc.record({ kind: fc.constant('move' as const), id, before: fc.option(id) }),
);
const madeBy = (changes: Change[]) => changes.reduce((layout, each) => arranged(cards, layout, each), first);

describe('any changes', () => {
  it('lose no card and double none', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const layout = madeBy(changes);
        expect(orderOf(layout).toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect(layout.hidden).toEqual([...new Set(layout.hidden)]);
      }),
    );
  });

  it('are the same when the last one is made again', () => {
    fc.assert(
      fc.property(fc.array(change), change, (changes, last) => {
        expect(orderOf(madeBy([...changes, last, last]))).toEqual(orderOf(madeBy([...changes, last])));
      }),
    );
  });
});
