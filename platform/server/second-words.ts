import type { Endpoint } from '#platform/contract/endpoint.ts';

/** Whether a call was answered by a second word: whoever checks one says so here, and asks `requireConfirmed` first. */
export type SecondWords = { isGiven: boolean; requireConfirmed: () => Promise<void> };

/** @throws Error where a call and its mark differ: what takes two people would be done by one, or nobody would know that it takes two */
export const requireMarked = ({ secondWord, path }: Endpoint, { isGiven }: Pick<SecondWords, 'isGiven'>): void => {
  if (secondWord === true && !isGiven) throw new Error(`${path} takes a second word, and was done without one.`);
  if (secondWord === undefined && isGiven)
    throw new Error(`${path} took a second word, and its contract does not say so.`);
};
