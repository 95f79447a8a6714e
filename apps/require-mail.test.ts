import { expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { requireMail } from './require-mail.ts';

const real = { DEMO: '0', PUBLIC_URL: 'https://gable.example.com' };

it('a server that people reach does not start without a way for mail', () => {
  expect(() => requireMail(readConfig(real))).toThrow(/SMTP_URL is not set.*OUTGOING=outbox/);
});

it.each([
  { ...real, SMTP_URL: 'smtp://mail.example.com' },
  { ...real, OUTGOING: 'outbox' },
  { ...real, OUTGOING: 'hold' },
  { ...real, DEMO: '1' },
  { DEMO: '0' },
])('%j starts', (env) => {
  expect(requireMail(readConfig(env)).publicUrl).toBeDefined();
});
