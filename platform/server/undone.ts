import type { Actor } from '../contract/actor.ts';
import { transact, type Writing } from './context.ts';

/** Thrown to undo what was tried. */
class Undo extends Error {}

/** What work comes to, which is undone: to show it before, or to refuse now what could not be done later. */
export const undone = async <A extends Actor | null, T>(
  at: Writing<A>,
  work: (within: Writing<A>) => Promise<T>,
): Promise<T> => {
  const outcomes: T[] = [];
  await transact(at, async (within) => {
    outcomes.push(await work(within));
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return outcomes[0] as T;
};
