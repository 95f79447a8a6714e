import { describe, expect, it } from 'vitest';
import { mergeEdits, withTheirs } from './mergeEdits.ts';

const base = { price: 100, date: '2026-11-01', property: { block: '1', unit: '' } };

describe('merging my values with those that another user saved', () => {
  it('takes their value if I did not change the field', () => {
    const theirs = { ...base, price: 120 };
    expect(mergeEdits(base, theirs, base)).toEqual({ merged: theirs, clashes: [] });
  });

  it('keeps mine if only I changed it, in nested fields too', () => {
    const theirs = { ...base, date: '2026-11-02' };
    const mine = { ...base, property: { block: '1', unit: '09-118' } };
    expect(mergeEdits(base, theirs, mine)).toEqual({
      merged: { price: 100, date: '2026-11-02', property: { block: '1', unit: '09-118' } },
      clashes: [],
    });
  });

  it('keeps mine and returns a clash if both changed a field differently', () => {
    const theirs = { ...base, property: { block: '2', unit: '' } };
    const mine = { ...base, property: { block: '3', unit: '' } };
    expect(mergeEdits(base, theirs, mine)).toEqual({
      merged: mine,
      clashes: [{ path: 'property.block', theirs: '2', mine: '3' }],
    });
  });

  it('has no clash if both made the same change', () => {
    const both = { ...base, price: 130 };
    expect(mergeEdits(base, both, both)).toEqual({ merged: both, clashes: [] });
  });
});

describe('the chosen values of the other user', () => {
  it('replace mine, in nested fields too, and leave the rest', () => {
    const mine = { price: 130, date: '2026-11-03', property: { block: '3', unit: '09-118' } };
    const clash = (path: string, theirs: unknown) => ({ path, theirs, mine: undefined });
    expect(withTheirs(mine, [])).toEqual(mine);
    expect(withTheirs(mine, [clash('price', 120), clash('property.block', '2')])).toEqual({
      price: 120,
      date: '2026-11-03',
      property: { block: '2', unit: '09-118' },
    });
  });
});
