import type { Actor } from '../contract/actor.ts';
import { transact, type Writing } from './context.ts';

/** Thrown to roll a dry run back. */
class Undo extends Error {}

/** Runs work and rolls it back, answering its result: for a preview, or to refuse now what could not be done later. */
export const dryRun = async <A extends Actor | null, T>(
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
