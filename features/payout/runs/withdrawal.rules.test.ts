import { expect, it } from 'vitest';
import { type WithdrawalStep, withdrawalStep } from './withdrawal.rules.ts';

it.each<[boolean, string | null, WithdrawalStep]>([
  [false, null, 'WITHDRAW'],
  [true, null, 'ASK'],
  [true, 'me', 'WAIT'],
  [true, 'other', 'CONFIRM'],
])('downloaded: %s, asked for by %s: %s', (isDownloaded, askedBy, step) => {
  expect(withdrawalStep({ isDownloaded, askedBy }, 'me')).toBe(step);
});
