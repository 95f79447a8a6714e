import { describe, expect, it, test } from 'vitest';
import { type Facts, rule } from './verdict.rules.ts';

const facts: Facts = {
  channel: 'TEXT',
  purpose: 'MARKETING',
  to: '+6591234567',
  consent: null,
  check: null,
  today: '2026-11-22',
};
const verdictOf = (other: Partial<Facts>) => rule({ ...facts, ...other }).verdict;
const clear = { listed: false, checkedOn: '2026-11-05' };

describe('the register counts for 21 days to the day', () => {
  it.each([
    ['2026-11-05', 'OK_NOT_LISTED'],
    ['2026-11-25', 'OK_NOT_LISTED'],
    ['2026-11-26', 'OK_NOT_LISTED'],
    ['2026-11-27', 'CHECK_EXPIRED'],
    ['2027-11-05', 'CHECK_EXPIRED'],
  ])('on %s: %s', (today, verdict) => {
    expect(verdictOf({ check: clear, today })).toBe(verdict);
  });

  it('says until when, also of a number that is listed', () => {
    expect(rule({ ...facts, check: clear })).toMatchObject({ isAllowed: true, validUntil: '2026-11-26' });
    const listed = rule({ ...facts, check: { ...clear, listed: true } });
    expect(listed).toMatchObject({ verdict: 'BLOCKED_DNC', isAllowed: false, validUntil: '2026-11-26' });
  });

  it('no longer says that a number is listed once the check is old', () => {
    expect(verdictOf({ check: { ...clear, listed: true }, today: '2026-11-27' })).toBe('CHECK_EXPIRED');
  });
});

test('what the contact said last goes before the register', () => {
  const listed = { check: { ...clear, listed: true } };
  expect(verdictOf({ ...listed, consent: { state: 'GRANTED', givenOn: '2026-01-02' } })).toBe('OK_CONSENT');
  expect(verdictOf({ check: clear, consent: { state: 'WITHDRAWN', givenOn: '2026-01-02' } })).toBe('BLOCKED_WITHDRAWN');
});

test('email and numbers abroad are ruled by consent alone', () => {
  const granted = { consent: { state: 'GRANTED', givenOn: '2026-01-02' } } as const;
  expect(verdictOf({ channel: 'EMAIL', to: 'a@b.example', check: clear })).toBe('BLOCKED_NO_CONSENT');
  expect(verdictOf({ channel: 'EMAIL', to: 'a@b.example', ...granted })).toBe('OK_CONSENT');
  expect(verdictOf({ to: '+60123456789', check: clear })).toBe('BLOCKED_NO_CONSENT');
  expect(verdictOf({ to: '+60123456789', ...granted })).toBe('OK_CONSENT');
});

test('a customer is passed on to partners by consent alone', () => {
  expect(verdictOf({ purpose: 'REFERRAL', check: clear })).toBe('BLOCKED_NO_CONSENT');
  expect(verdictOf({ purpose: 'EVENTS', check: clear })).toBe('OK_NOT_LISTED');
});

test('a number that was never checked may not be used, nor one that is not there', () => {
  expect(verdictOf({})).toBe('NEVER_CHECKED');
  expect(verdictOf({ to: '', consent: { state: 'GRANTED', givenOn: '2026-01-02' } })).toBe('NO_ADDRESS');
});

test('the reason is a sentence with the day that it is about', () => {
  expect(rule({ ...facts, consent: { state: 'WITHDRAWN', givenOn: '2026-10-02' } }).reason).toBe(
    'Consent withdrawn on 02 Oct 2026',
  );
  expect(rule({ ...facts, check: clear }).reason).toBe('Not on the register, until 26 Nov 2026');
});
