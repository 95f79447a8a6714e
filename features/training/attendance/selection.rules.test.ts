import { expect, it } from 'vitest';
import { isCheckInOpen } from './check-in.rules.ts';
import { namesInShort, withCheckedIn } from './selection.rules.ts';

it('whoever checks in later is selected, and whom the desk took out stays out', () => {
  const first = withCheckedIn({ chosen: [], seen: [] }, ['a', 'b']);
  expect(first).toEqual({ chosen: ['a', 'b'], seen: ['a', 'b'] });
  const without = { ...first, chosen: ['b'] };
  expect(withCheckedIn(without, ['a', 'b', 'c'])).toEqual({ chosen: ['b', 'c'], seen: ['a', 'b', 'c'] });
  expect(withCheckedIn(without, ['a', 'b'])).toBe(without);
});

it('names many people in short', () => {
  expect([namesInShort(['Ann', 'Bob'], 2), namesInShort(['Ann', 'Bob', 'Cy', 'Di'], 2)]).toEqual([
    'Ann, Bob',
    'Ann, Bob and 2 more',
  ]);
});

it('people check in from half an hour before a session until its end', () => {
  const session = { startsAt: '2026-11-10T06:00:00Z', endsAt: '2026-11-10T09:30:00Z' };
  const at = (time: string) => isCheckInOpen(session, Date.parse(`2026-11-10T${time}Z`));
  expect(['05:29:59', '05:30:00', '09:29:59', '09:30:00'].map(at)).toEqual([false, true, true, false]);
});
