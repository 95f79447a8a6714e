import { expect, it } from 'vitest';
import { isOpen, mayRead, maySendAgain, type Stand, stateOf } from './state.rules.ts';

const now = '2026-11-20T02:00:00Z';
const before = '2026-11-19T02:00:00Z';
const sent: Stand = {
  expiresAt: '2026-11-26T02:00:00Z',
  openedAt: null,
  verifiedAt: null,
  signedAt: null,
  declinedAt: null,
  endedAt: null,
  ending: null,
};
const over = { expiresAt: now };

it.each([
  [{}, 'SENT', true, true, true],
  [{ openedAt: before }, 'OPENED', true, true, true],
  [{ openedAt: before, verifiedAt: before }, 'VERIFIED', true, true, true],
  [over, 'EXPIRED', false, true, false],
  [{ ...over, verifiedAt: before }, 'EXPIRED', false, true, false],
  [{ endedAt: before, ending: 'REVOKED' }, 'REVOKED', false, false, false],
  [{ endedAt: before, ending: 'OTHER_DECLINED' }, 'REVOKED', false, false, false],
  [{ endedAt: before, ending: 'LOCKED' }, 'LOCKED', false, true, false],
  [{ ...over, endedAt: before, ending: 'LOCKED' }, 'LOCKED', false, true, false],
  [{ declinedAt: before }, 'DECLINED', false, false, false],
  [{ ...over, declinedAt: before }, 'DECLINED', false, false, false],
  [{ signedAt: before }, 'SIGNED', false, false, true],
  [{ ...over, signedAt: before }, 'SIGNED', false, false, false],
] as const)('%o is %s', (given, state, open, again, reads) => {
  const request = { ...sent, ...given };
  expect(stateOf(request, now)).toBe(state);
  expect([isOpen(state), maySendAgain(state), mayRead(request, now)]).toEqual([open, again, reads]);
});
