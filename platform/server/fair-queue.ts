import { Refusal } from '#platform/contract/refusal.ts';

/**
 * How much costly work of a kind is under way at one time: `each` for one person, `all` for everybody together; and how
 * much of one person may wait. `busy` is said to whoever asks for more.
 */
type Most = { each: number; all: number; waiting: number; busy?: () => Refusal };

const filesAreMade = () =>
  new Refusal('file.rate', 'Your last files are still being made. Wait until one of them is there.', { retryAfter: 5 });

/**
 * Queues costly work fairly: people take turns, however much one of them asks for, and somebody else's work is next but one
 * at the latest. What exceeds a person's places in the queue is refused (429).
 */
export const fairQueue = ({ each, all, waiting, busy = filesAreMade }: Most) => {
  /** Who waits, in the order of their turns, with their work. */
  const lines = new Map<string, (() => void)[]>();
  const underWay = new Map<string, number>();
  let total = 0;

  const begin = () => {
    for (const [who, line] of lines) {
      if (total >= all) return;
      if ((underWay.get(who) ?? 0) >= each) continue;
      lines.delete(who);
      const [first, ...rest] = line;
      if (rest.length > 0) lines.set(who, rest);
      underWay.set(who, (underWay.get(who) ?? 0) + 1);
      total += 1;
      first?.();
    }
  };
  const end = (who: string) => {
    const remaining = (underWay.get(who) ?? 1) - 1;
    if (remaining > 0) underWay.set(who, remaining);
    else underWay.delete(who);
    total -= 1;
    begin();
  };

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(who) ?? [];
    if (line.length >= waiting) throw busy();
    await new Promise<void>((resolve) => {
      lines.set(who, [...line, resolve]);
      begin();
    });
    try {
      return await work();
    } finally {
      end(who);
    }
  };
};
