import { expect, test } from 'vitest';
import { slowestFirst } from './slowest-first.mjs';

test('the slowest file comes first, with its worker and when it ran', () => {
  const files = [
    { path: 'apps/quick.test.ts', kind: 'unit', worker: 1, from: 0, to: 1.25 },
    { path: 'e2e/slow.test.ts', kind: 'e2e', worker: 2, from: 100, to: 190.04 },
  ];
  expect(slowestFirst(files).split('\n')).toEqual([
    'seconds  kind  worker    from      to  file',
    '   90.0  e2e        2   100.0   190.0  e2e/slow.test.ts',
    '    1.3  unit       1     0.0     1.3  apps/quick.test.ts',
    '',
  ]);
});
