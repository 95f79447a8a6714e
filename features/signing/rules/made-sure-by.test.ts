import { expect, it } from 'vitest';
import { madeSureBy } from './made-sure-by.ts';

it('says that something was sent only where it was', () => {
  const email = 's•••••@mail.example';
  expect(madeSureBy('CODE', 'SHARE', email)).toBe(`A code sent to ${email}`);
  expect(madeSureBy('LINK', 'MAIL', email)).toBe(`The link sent to ${email}`);
  for (const way of ['SHARE', 'HERE'] as const) expect(madeSureBy('LINK', way, email)).not.toContain('sent to');
});
