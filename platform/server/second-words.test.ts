import { expect, it } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { requireMarked } from './second-words.ts';

const call: Endpoint = { method: 'PUT', path: '/v1/things/{id}/approval', who: 'staff', summary: 'Approves a thing.' };

it.each<[Endpoint['secondWord'], boolean, string | undefined]>([
  [undefined, false, undefined],
  [undefined, true, 'took a second word, and its contract does not say so'],
  [true, true, undefined],
  [true, false, 'takes a second word, and was done without one'],
  ['at-times', true, undefined],
  ['at-times', false, undefined],
])('a call with the mark %s, in which a second word was given: %s', (secondWord, isGiven, message) => {
  const answer = () => requireMarked({ ...call, ...(secondWord && { secondWord }) }, { isGiven });
  if (message) expect(answer).toThrow(message);
  else expect(answer).not.toThrow();
});
