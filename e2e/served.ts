import { inject } from 'vitest';
import type { Served } from './served-setup.ts';

/** The URL of a server that the test files of a run share: the product, or the pages of the kit. */
export const shared = async (what: 'gable' | 'fixture'): Promise<Served> => {
  const answer = (await (await fetch(`${inject('sharedServer')}/${what}`)).json()) as Served | { failure: string };
  if ('failure' in answer) throw new Error(answer.failure);
  return answer;
};
