import { expect, it } from 'vitest';
import type { Queue } from '#platform/contract/queue.ts';
import { inQueueOrder, type QueueOrder } from './queueOrder.ts';

const a = (key: string, count: number, cents: number | null, oldest: string | null): Queue => ({
  key,
  count,
  cents,
  oldest,
  label: key,
  to: '/',
  verb: 'Open',
});
const queues = [
  a('holds', 3, null, '2026-11-02'),
  a('clear', 0, 0, null),
  a('debits', 4, -12_000, '2026-11-21'),
  a('refunds', 1, 500, '2026-11-20'),
  a('revisions', 9, null, null),
];

it.each<[QueueOrder, string[]]>([
  ['amount', ['debits', 'refunds', 'revisions', 'holds']],
  ['oldest', ['holds', 'refunds', 'debits', 'revisions']],
  ['count', ['revisions', 'debits', 'holds', 'refunds']],
])('queues that are not empty, by %s', (order, keys) => {
  expect(inQueueOrder(queues, order).map(({ key }) => key)).toEqual(keys);
});
