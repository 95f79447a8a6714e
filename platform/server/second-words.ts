import type { Endpoint } from '#platform/contract/endpoint.ts';

/** Marks that a call was a second approval: use-cases that check one call this, and `requireConfirmed` before. */
export type SecondWords = { isGiven: boolean; requireConfirmed: () => Promise<void> };

/** @throws Error where a call and its mark differ: what takes two people would be done by one, or nobody would know that it takes two */
export const requireMarked = ({ secondWord, path }: Endpoint, { isGiven }: Pick<SecondWords, 'isGiven'>): void => {
  if (secondWord === true && !isGiven) throw new Error(`${path} takes a second word, and was done without one.`);
  if (secondWord === undefined && isGiven)
    throw new Error(`${path} took a second word, and its contract does not say so.`);
};
