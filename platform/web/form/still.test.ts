import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { showsSame } from './still.tsx';

const icon = (size: number) => createElement('i', { style: { width: size } });

describe('what shows the same', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['equal values', { value: 5, label: 'Price' }, { value: 5, label: 'Price' }, true],
    ['another value', { value: 5 }, { value: 6 }, false],
    ['a value more', { value: 5 }, { value: 5, error: 'Too much' }, false],
    ['a value less', { value: 5, error: 'Too much' }, { value: 5 }, false],
    ['nothing in the place of no property', { error: undefined }, { label: undefined }, false],
    ['new functions', { onChange: () => 1 }, { onChange: () => 2 }, true],
    ['a function that is gone', { onRemove: () => 1 }, { onRemove: undefined }, false],
    ['rows made anew', { row: { names: ['a', 'b'] } }, { row: { names: ['a', 'b'] } }, true],
    ['a row with another name', { row: { names: ['a', 'b'] } }, { row: { names: ['a', 'c'] } }, false],
    ['a list in the place of a record', { row: [] }, { row: {} }, false],
    ['elements made anew', { left: icon(16) }, { left: icon(16) }, true],
    ['an element of another size', { left: icon(16) }, { left: icon(17) }, false],
    ['other objects of a class', { at: new Date(0) }, { at: new Date(0) }, false],
  ])('%s', (_, before, after, same) => {
    expect(showsSame(before, after)).toBe(same);
  });
});
