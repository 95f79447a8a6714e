import { expect, it } from 'vitest';
import { overfullDay, whyNotCounted } from './hours-of-a-day.rules.ts';

const taken = (from: string, to: string, hours: number) => ({ from, to, hours });

it.each([
  ['24 hours of one day', [taken('2026-11-09', '2026-11-09', 16)], undefined],
  ['a quarter of an hour more', [taken('2026-11-09', '2026-11-09', 16.25)], '2026-11-09'],
  ['hours of another day', [taken('2026-11-08', '2026-11-08', 24)], undefined],
  ['48 hours over three days', [taken('2026-11-08', '2026-11-10', 48)], undefined],
  ['50 hours over three days', [taken('2026-11-08', '2026-11-10', 50)], '2026-11-09'],
])('eight hours beside %s: %s', (_, others, day) => {
  expect(overfullDay(taken('2026-11-09', '2026-11-09', 8), others)).toBe(day);
});

it('a session counts beside another one that ends when it begins, and not beside one of the same hour', () => {
  const session = {
    ...taken('2026-11-09', '2026-11-09', 2),
    startsAt: '2026-11-09T02:00:00Z',
    endsAt: '2026-11-09T04:00:00Z',
  };
  const other = (startsAt: string, endsAt: string) => ({ ...session, title: 'Leases', startsAt, endsAt });
  expect(whyNotCounted(session, [other('2026-11-09T00:00:00.000Z', '2026-11-09T02:00:00.000Z')])).toBeUndefined();
  expect(whyNotCounted(session, [other('2026-11-09T03:59:00.000Z', '2026-11-09T05:00:00.000Z')])).toBe(
    'Leases was held at the same time',
  );
  const declared = { ...taken('2026-11-09', '2026-11-09', 23), title: 'Webinars', startsAt: null, endsAt: null };
  expect(whyNotCounted(session, [declared])).toBe('More than 24 hours of training on 09 Nov 2026');
});
