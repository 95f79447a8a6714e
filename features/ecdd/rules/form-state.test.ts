import { expect, it } from 'vitest';
import { formStateOf, isRaised, type StateFacts } from './form-state.ts';

const done: StateFacts = {
  gaps: 0,
  isDetermined: true,
  isSigned: true,
  isDeclined: false,
  isSent: true,
  screening: 'CLEAR',
  real: 'LOW',
  agreed: 'LOW',
  decision: null,
};

it.each<[state: string, Partial<StateFacts>]>([
  ['DONE', {}],
  ['INCOMPLETE', { gaps: 1 }],
  ['COMPLETE', { isSigned: false, isSent: false }],
  ['COMPLETE', { isDetermined: false }],
  ['SENT', { isSigned: false }],
  ['DECLINED', { isSigned: false, isDeclined: true }],
  // All that keeps a signed form from being done reads the same.
  ['PENDING', { screening: 'PENDING' }],
  ['PENDING', { screening: 'NOT_SCREENED' }],
  ['PENDING', { real: 'HIGH' }],
  ['PENDING', { agreed: 'HIGH' }],
  ['PENDING', { real: 'PROHIBITED', decision: 'APPROVED' }],
  ['PENDING', { real: 'HIGH', decision: 'DECLINED' }],
  ['PENDING', { real: 'HIGH', decision: 'MORE_INFORMATION' }],
  ['DONE', { real: 'HIGH', agreed: 'HIGH', decision: 'APPROVED' }],
])('%s %o', (state, facts) => expect(formStateOf({ ...done, ...facts })).toBe(state));

it('is raised where the salesperson said more, and not where more became known', () => {
  expect(isRaised({ agreed: 'HIGH', shown: 'LOW' })).toBe(true);
  expect(isRaised({ agreed: 'LOW', shown: 'LOW' })).toBe(false);
  expect(isRaised({ agreed: 'LOW', shown: 'HIGH' })).toBe(false);
});
