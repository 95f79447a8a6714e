import { expect, it } from 'vitest';
import { queueChips } from './queueList.web.ts';

const counts = [
  { id: 1, label: 'Draft', count: 9 },
  { id: 2, label: 'Submitted', count: 3 },
  { id: 3, label: 'Under review', count: 1 },
  { id: 8, label: 'On hold', count: 2 },
  { id: 9, label: 'Aborted', count: 0 },
];
const shown = (chips: ReturnType<typeof queueChips>) => chips.map(({ value, label, count }) => [value, label, count]);

it('starts with what waits, and leaves out empty statuses', () => {
  expect(shown(queueChips(counts, undefined, { label: 'To do', ids: [2, 3] }))).toEqual([
    ['', 'To do', 4],
    ['2', 'Submitted', 3],
    ['3', 'Under review', 1],
    ['8', 'On hold', 2],
    ['all', 'All', 15],
  ]);
});

it('has one chip for a single waiting status, and keeps the chosen status', () => {
  const values = queueChips(counts, '9', { label: 'On hold', ids: [8] }).map(({ value }) => value);
  expect(values).toEqual(['', '2', '3', '9', 'all']);
});
