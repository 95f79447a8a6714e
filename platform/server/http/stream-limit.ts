import { Refusal } from '#platform/contract/refusal.ts';

/** The most streamed answers at one time: for one person, and for all together. */
type Most = { each: number; all: number };

/**
 * Limits how many streamed answers are made at one time, since each uses a connection and a thread. A person who asks for
 * many, or reads them slowly, leaves enough for the others. Returns a function that frees the place.
 */
export const streamLimit = ({ each, all }: Most) => {
  const mine = new Map<string, number>();
  let underWay = 0;
  return (who: string): (() => void) => {
    const before = mine.get(who) ?? 0;
    if (before >= each)
      throw new Refusal('file.rate', 'Your last files are still being made. Wait until one of them is there.', {
        retryAfter: 5,
      });
    if (underWay >= all)
      throw new Refusal('file.unavailable', 'Others are having files made just now. Try again in a few seconds.', {
        retryAfter: 5,
      });
    mine.set(who, before + 1);
    underWay += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      underWay -= 1;
      const remaining = (mine.get(who) ?? 1) - 1;
      if (remaining > 0) mine.set(who, remaining);
      else mine.delete(who);
    };
  };
};
