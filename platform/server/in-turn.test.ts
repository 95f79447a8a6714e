import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('hands a list over in pieces, and lets others in between', async () => {
  const seen: (number[] | string)[] = [];
  setImmediate(() => seen.push('somebody else'));
  for await (const piece of inTurn([1, 2, 3, 4, 5], 2)) seen.push(piece);
  expect(seen).toEqual([[1, 2], 'somebody else', [3, 4], [5]]);
});

it('has no piece of an empty list', async () => {
  for await (const piece of inTurn([], 2)) throw new Error(`There is ${piece}.`);
});
