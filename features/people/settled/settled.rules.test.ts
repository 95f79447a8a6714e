import { expect, it } from 'vitest';
import type { Actor, Rest } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { type AccountChange, accountChanges, actorWith, isOfFirstDays } from './settled.rules.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const installedAt = instant('2026-11-02T02:00:00Z');

it.each<[AccountChange, string, string, boolean]>([
  ['SET_UP', '2026-11-05T01:59:59Z', '2026-11-09T00:00:00Z', true],
  ['SET_UP', '2026-11-05T02:00:00Z', '2026-11-05T02:00:00Z', false],
  ['SET_UP', '2026-11-03T00:00:00Z', '2026-12-05T01:59:59Z', true],
  ['SET_UP', '2026-11-03T00:00:00Z', '2026-12-05T02:00:00Z', false],
  ['DESK', '2026-11-02T02:00:00Z', '2026-11-05T01:59:59Z', true],
  ['DESK', '2026-11-02T02:00:00Z', '2026-11-05T02:00:00Z', false],
  ['ROLE', '2026-11-02T02:00:00Z', '2026-11-05T01:59:59Z', true],
  ['ADDRESS', '2026-11-02T02:00:00Z', '2026-11-02T03:00:00Z', false],
  ['ENABLED', '2026-11-02T02:00:00Z', '2026-11-02T03:00:00Z', false],
  ['PASSWORD_BY_MAIL', '2026-11-02T02:00:00Z', '2026-11-02T03:00:00Z', false],
  ['SECOND_STEP', '2026-11-02T02:00:00Z', '2026-11-02T03:00:00Z', false],
])('%s of an account that was made at %s, at %s: settled at once %s', (kind, madeAt, now, isAtOnce) => {
  expect(isOfFirstDays(kind, { installedAt, madeAt: instant(madeAt), now: instant(now) })).toBe(isAtOnce);
});

const desks: Desk[] = ['finance', 'compliance'];
const officer: Actor = { userId: '1', userName: 'an.officer', role: 'staff', desks, via: 'password', sessionId: '' };
const until = '2026-11-05T02:00:00Z';
const rest = (kind: AccountChange, desk: Desk | null = null): Rest => ({ desk, why: accountChanges[kind].why, until });

it.each<[Rest[], string, Desk[], boolean]>([
  [[], '2026-11-05T01:59:59Z', desks, false],
  [[rest('ADDRESS')], '2026-11-05T01:59:59Z', ['finance'], true],
  [[rest('ADDRESS')], until, desks, false],
  [[rest('DESK', 'compliance')], '2026-11-05T01:59:59Z', ['finance'], true],
  [[rest('DESK', 'finance')], '2026-11-05T01:59:59Z', desks, true],
])('an officer with %j at %s enters %j', (rests, now, entered, doesRest) => {
  const actor = actorWith(officer, rests, Date.parse(now));
  expect(actor.desks).toEqual(entered);
  expect(actor.rests !== undefined).toBe(doesRest);
});
