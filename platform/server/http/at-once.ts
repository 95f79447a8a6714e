import { Refusal } from '#platform/contract/refusal.ts';

/** How many answers that are made while they are read may be under way: of one person, and of all. */
type Most = { each: number; all: number };

/**
 * Counts the answers under way that hold a connection and a thread each, so that whoever asks for many, or reads them
 * slowly, leaves the others enough to work with. Answers how to give the place back.
 */
export const countAtOnce = ({ each, all }: Most) => {
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
      const left = (mine.get(who) ?? 1) - 1;
      if (left > 0) mine.set(who, left);
      else mine.delete(who);
    };
  };
};
