import { expect, it, vi } from 'vitest';
import { walkAmong } from './Walk.tsx';

it('goes through the records of the rows, each once, past rows without one', () => {
  const open = vi.fn();
  const walk = walkAmong(['a', null, 'b', 'b', 'c'], 'b', open);
  expect(walk).toMatchObject({ at: 1, of: 3, row: 2 });
  walk?.go(2);
  expect(open).toHaveBeenCalledWith('c');
});

it('is none for a record that is not among the rows, nor for a closed drawer', () => {
  expect(walkAmong(['a', null], 'z', vi.fn())).toBeUndefined();
  expect(walkAmong(['a', null], undefined, vi.fn())).toBeUndefined();
});
