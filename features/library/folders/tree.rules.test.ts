import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsAfter, liesInItself, lineUp, type Placed, placedBefore, treeOf } from './tree.rules.ts';

const folder = (id: string, parentId: string | null): Placed => ({ id, parentId });
const hdb = [folder('hdb', null), folder('resale', 'hdb'), folder('rental', 'hdb'), folder('old', 'resale')];

describe('the tree of folders', () => {
  it('has each folder below its own, in the order of the list', () => {
    const words = (branches: ReturnType<typeof treeOf>): unknown[] =>
      branches.map(({ id, childNode }) => [id, words(childNode)]);
    expect(words(treeOf([...hdb, folder('cea', null)]))).toEqual([
      [
        'hdb',
        [
          ['resale', [['old', []]]],
          ['rental', []],
        ],
      ],
      ['cea', []],
    ]);
  });

  it('leaves out what lies below a folder that is not there', () => {
    expect(treeOf(hdb.filter(({ id }) => id !== 'hdb'))).toEqual([]);
  });
});

describe('moving a folder', () => {
  it.each([
    ['into itself', 'hdb', 'hdb', true],
    ['into its child', 'hdb', 'resale', true],
    ['into what lies in its child', 'hdb', 'old', true],
    ['beside its parent', 'resale', null, false],
    ['into one beside it', 'resale', 'rental', false],
  ])('%s', (_, id, parentId, circle) => {
    expect(liesInItself(hdb, { id, parentId })).toBe(circle);
  });

  it('counts the levels that it brings', () => {
    expect(levelsAfter(hdb, folder('resale', null))).toBe(2);
    expect(levelsAfter(hdb, folder('resale', 'rental'))).toBe(4);
    expect(levelsAfter(hdb, folder('new', 'old'))).toBe(4);
  });

  it('keeps every folder below the top whatever is tried, when what lies in itself is refused', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const moves = fc.array(fc.record({ id: fc.constantFrom(...ids), parentId: fc.constantFrom(...ids, null) }));
    fc.assert(
      fc.property(moves, (tried) => {
        let folders = ids.map((id) => folder(id, null));
        for (const move of tried)
          if (!liesInItself(folders, move)) folders = folders.map((each) => (each.id === move.id ? move : each));
        const count = (branches: ReturnType<typeof treeOf>): number =>
          branches.reduce((sum, { childNode }) => sum + 1 + count(childNode), 0);
        expect(count(treeOf(folders))).toBe(ids.length);
      }),
    );
  });

  it('ends at a circle that is there all the same', () => {
    expect(lineUp([folder('a', 'b'), folder('b', 'a')], 'a')).toEqual(['a', 'b']);
  });
});

describe('the order of folders', () => {
  it.each([
    ['a', 'c', ['b', 'a', 'c']],
    ['c', 'a', ['c', 'a', 'b']],
    ['a', null, ['b', 'c', 'a']],
    ['new', 'b', ['a', 'new', 'b', 'c']],
    ['b', 'b', ['a', 'c', 'b']],
  ])('%s before %s', (id, before, order) => {
    expect(placedBefore(['a', 'b', 'c'], id, before)).toEqual(order);
  });
});
