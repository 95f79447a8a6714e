import { expect, it } from 'vitest';
import type { Profile } from '../../contract.ts';
import { workOf } from './workOf.ts';

it.each<[Profile['role'], Profile['desks'], string]>([
  ['salesperson', [], 'Salesperson'],
  ['admin', [], 'Administrator'],
  ['staff', [], 'Agency staff'],
  ['staff', ['compliance'], 'Agency staff, Compliance desk'],
  ['staff', ['submissions', 'finance', 'people'], 'Agency staff, Submissions, Finance and People desks'],
])('%s at %j is %s', (role, desks, words) => {
  expect(workOf({ role, desks })).toBe(words);
});
