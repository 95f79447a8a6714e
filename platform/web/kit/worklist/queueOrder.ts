import type { Queue } from '#platform/contract/queue.ts';

/** Orders of a table of queues, as people call them. */
export const queueOrders = { amount: 'Amount', oldest: 'Oldest', count: 'Count' } as const;
export type QueueOrder = keyof typeof queueOrders;

/** What stands last in an order: queues without an amount, or without a day. */
const valueIn: Record<QueueOrder, (queue: Queue) => number> = {
  amount: ({ cents }) => (cents === null ? -1 : Math.abs(cents)),
  oldest: ({ oldest }) => (oldest === null ? Number.NEGATIVE_INFINITY : -Date.parse(oldest)),
  count: ({ count }) => count,
};

/** Queues with something in them: most money first, or the oldest, or the most records. Of equal ones the fuller. */
export const inQueueOrder = (queues: Queue[], order: QueueOrder): Queue[] =>
  queues
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => {
      const one = valueIn[order](a);
      const other = valueIn[order](b);
      return one === other ? b.count - a.count : one < other ? 1 : -1;
    });
