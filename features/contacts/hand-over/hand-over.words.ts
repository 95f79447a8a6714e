import { formatCount } from '#platform/contract/money.ts';

export const handOverStates = { RUNNING: 'Running', DONE: 'Done', STOPPED: 'Stopped' };
export type HandOverState = keyof typeof handOverStates;

/** A count of one kind of record that is handed over: `one` is its name, such as `screening case`. */
export type Counted = { one: string; count: number };

/** Such as `5,000 contacts and 12 screening cases`; what there is none of is left out. */
export const countedWords = (counts: Counted[]): string => {
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ one, count }) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`);
  return [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' and ');
};
