import { expect, it } from 'vitest';
import { isReadable } from './colour.ts';

// Figures of the WCAG: #767676 is the lightest grey that is read on white, #777777 is not.
it.each([
  ['#000000', true],
  ['#d41f57', true],
  ['#767676', true],
  ['#777777', false],
  ['#ff0000', false],
  ['#ffffff', false],
])('says of %s on white paper: %s', (colour, readable) => {
  expect(isReadable(colour)).toBe(readable);
});
