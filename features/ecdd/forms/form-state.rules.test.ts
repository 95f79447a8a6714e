import { expect, it } from 'vitest';
import { higher } from '../rating/heights.rules.ts';
import {
  formStateOf,
  heldOver,
  isOutgrown,
  isRaised,
  lowestAgreed,
  needsApproval,
  type Seen,
  type StateFacts,
} from './form-state.rules.ts';

const done: StateFacts = {
  gaps: 0,
  isKept: false,
  isDetermined: true,
  isSigned: true,
  isDeclined: false,
  isSent: true,
  screening: 'CLEAR',
  isExposedAlone: false,
  real: 'LOW',
  agreed: 'LOW',
  decision: null,
};

it.each<[state: string, Partial<StateFacts>]>([
  ['DONE', {}],
  ['INCOMPLETE', { gaps: 1, isSigned: false, isSent: false }],
  // What is signed and asks more since; one whose transaction was approved stays as it was.
  ['PENDING', { gaps: 1 }],
  ['DONE', { gaps: 1, isKept: true }],
  ['COMPLETE', { isSigned: false, isSent: false }],
  // The customer signs before or after the determination; what they have is with them.
  ['PENDING', { isDetermined: false }],
  ['PENDING', { isDetermined: false, gaps: 1 }],
  ['SENT', { isSigned: false, gaps: 1 }],
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
  // A confirmed exposed person alone, once an officer approved it.
  ['PENDING', { screening: 'PENDING', isExposedAlone: true, real: 'HIGH' }],
  ['DONE', { screening: 'PENDING', isExposedAlone: true, real: 'HIGH', decision: 'APPROVED' }],
  ['PENDING', { screening: 'PENDING', real: 'HIGH', decision: 'APPROVED' }],
  // A decision that holds over from the version before.
  ['PENDING', { decision: 'DECLINED' }],
  ['DONE', { real: 'HIGH', agreed: 'HIGH', decision: 'APPROVED' }],
])('%s %o', (state, facts) => expect(formStateOf({ ...done, ...facts })).toBe(state));

it('is done by no screening, rating or decision that is not known', () => {
  const later = <Known>(word: string) => word as Known;
  const approved = { ...done, decision: 'APPROVED' } as const;
  const states = [
    formStateOf({ ...approved, screening: later('SUSPENDED') }),
    formStateOf({ ...approved, real: later('SEVERE') }),
    formStateOf({ ...done, real: later('SEVERE') }),
    formStateOf({ ...done, agreed: later('SEVERE') }),
    formStateOf({ ...done, decision: later('CONDITIONAL') }),
  ];
  expect(states).toEqual(Array(5).fill('PENDING'));
  expect([needsApproval(later('SEVERE'), 'LOW'), higher(later('SEVERE'), 'HIGH')]).toEqual([true, 'SEVERE']);
  expect(
    isOutgrown(
      { rating: 'HIGH', factors: [], isExposed: false },
      { rating: later('SEVERE'), factors: [], isExposed: false },
    ),
  ).toBe(true);
});

it('is raised where the salesperson said more, and not where more became known', () => {
  expect(isRaised({ agreed: 'HIGH', shown: 'LOW' })).toBe(true);
  expect(isRaised({ agreed: 'LOW', shown: 'LOW' })).toBe(false);
  expect(isRaised({ agreed: 'LOW', shown: 'HIGH' })).toBe(false);
});

const word = { version: 1, ownVersion: 1, rating: null, at: '2026-03-02T09:00:00Z' } as const;

it('holds what was not approved over later versions, and an approval not', () => {
  const next = { version: 2, ownVersion: 1 };
  expect(heldOver(next, { ...word, decision: 'DECLINED' })?.decision).toBe('DECLINED');
  expect(heldOver(next, { ...word, decision: 'MORE_INFORMATION' })?.decision).toBe('MORE_INFORMATION');
  expect(heldOver(next, { ...word, decision: 'APPROVED' })).toBe(undefined);
  expect(heldOver(word, { ...word, decision: 'APPROVED' })?.decision).toBe('APPROVED');
  expect(heldOver({ ...word, ownVersion: 2 }, { ...word, decision: 'APPROVED' })).toBe(undefined);
});

it('goes no lower than was agreed last, unless an officer lowered it since', () => {
  const rating = { determinedAt: '2026-03-01T09:00:00Z', agreed: 'HIGH' } as const;
  expect(lowestAgreed({})).toBe('LOW');
  expect(lowestAgreed({ rating, word: { ...word, decision: 'DECLINED' } })).toBe('HIGH');
  const lowered = { ...word, decision: 'APPROVED', rating: 'MEDIUM' } as const;
  expect(lowestAgreed({ rating, word: lowered })).toBe('MEDIUM');
  expect(lowestAgreed({ rating, word: { ...lowered, at: '2026-02-01T09:00:00Z' } })).toBe('HIGH');
});

it('undoes an approval by a higher rating, a new heavy factor, or an exposed person, and by nothing less', () => {
  const factors: Seen['factors'] = [{ questionFID: '5.06', effect: 'E', flags: [] }];
  const seen: Seen = { rating: 'HIGH', factors, isExposed: false };
  const medium = { questionFID: '4.03', effect: 'M' as const, flags: [] };
  expect(isOutgrown(seen, seen)).toBe(false);
  expect(isOutgrown(seen, { ...seen, factors: [...factors, medium] })).toBe(false);
  expect(isOutgrown(seen, { ...seen, rating: 'MEDIUM', factors: [] })).toBe(false);
  expect(isOutgrown(seen, { ...seen, rating: 'PROHIBITED' })).toBe(true);
  expect(isOutgrown(seen, { ...seen, isExposed: true })).toBe(true);
  expect(isOutgrown(seen, { ...seen, factors: [{ ...medium, effect: 'H' }, ...factors] })).toBe(true);
});
