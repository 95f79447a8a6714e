import { expect, it } from 'vitest';
import { chunk } from './chunk.ts';

it.each([
  { items: [], pieces: [] },
  { items: [1, 2], pieces: [[1, 2]] },
  { items: [1, 2, 3, 4, 5], pieces: [[1, 2], [3, 4], [5]] },
])('hands over $items in pieces of two', ({ items, pieces }) => {
  expect(chunk<number>(items, 2)).toEqual(pieces);
});
