import { expect, it } from 'vitest';
import { madeSureBy, stamp } from './certificate-words.rules.ts';

it('says a moment in Singapore, however it came', () => {
  expect(stamp('2026-11-23T02:38:44.4Z')).toBe('23 Nov 2026, 10:38:44 +08:00');
  expect(stamp('2026-08-31T16:00:00Z')).toBe('01 Sep 2026, 00:00:00 +08:00');
});

it('says that something was sent only where it was', () => {
  const email = 's•••••@mail.example';
  expect(madeSureBy('CODE', 'SHARE', email)).toBe(`A code sent to ${email}`);
  expect(madeSureBy('LINK', 'MAIL', email)).toBe(`The link sent to ${email}`);
  for (const way of ['SHARE', 'HERE'] as const) expect(madeSureBy('LINK', way, email)).not.toContain('sent to');
});
