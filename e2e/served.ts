import { inject } from 'vitest';
import type { Served } from './served-setup.ts';

/** What the files of a run share: the server of the journeys, or the pages of the kit. */
export const shared = async (what: 'gable' | 'fixture'): Promise<Served> => {
  const answer = (await (await fetch(`${inject('sharedDoor')}/${what}`)).json()) as Served | { failure: string };
  if ('failure' in answer) throw new Error(answer.failure);
  return answer;
};
