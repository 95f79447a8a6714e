import type { Reading } from '#platform/server/context.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import type { QueuesHome } from '../contract.ts';

/** The queues of the reader's desks; undefined for who has none. */
export const readQueues =
  (sources: QueueSource[]) =>
  async (at: Reading): Promise<QueuesHome | undefined> => {
    const mine = sources.filter(({ isFor }) => isFor(at.actor));
    if (mine.length === 0) return undefined;
    const queues = [];
    for (const source of mine) queues.push(...(await source.read(at)));
    return { queues };
  };
