import { expect, it } from 'vitest';
import { canAskFinance, noReminderBecause } from './no-reminder.rules.ts';

const late = { dueOn: '2026-11-01', isDisputed: false, hasCheque: false, reminder: null, askedAt: null };

it.each([
  [{}, null],
  [{ reminder: { type: 2 as const } }, null],
  [{ dueOn: '2026-11-20' }, 'It is due on 20 Nov 2026. Ask for a reminder after that day.'],
  [{ isDisputed: true }, 'The invoice is disputed.'],
  [{ hasCheque: true }, 'A cheque for it is in clearing.'],
  [{ reminder: { type: 3 as const } }, 'The final reminder was made. Ask finance what happens next.'],
  [
    { reminder: { type: 3 as const }, askedAt: '2026-11-20T02:00:00Z' },
    'The final reminder was made. Ask finance what happens next.',
  ],
  [{ askedAt: '2026-11-20T02:00:00Z' }, 'A reminder was asked for already.'],
])('an invoice with %j: %s', (more, why) => {
  expect(noReminderBecause({ ...late, ...more }, '2026-11-20')).toBe(why);
});

it.each([
  [null, null, false],
  [2, null, false],
  [3, null, true],
  [3, '2026-11-20T02:00:00Z', false],
] as const)('finance can be asked after reminder %s, with a request of %s that waits: %s', (type, askedAt, can) => {
  expect(canAskFinance({ reminder: type && { type }, askedAt })).toBe(can);
});
