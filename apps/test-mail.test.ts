import { beforeEach, expect, it, vi } from 'vitest';
import { smtpMailer } from '#platform/server/mail/smtp-mailer.ts';
import { type SmtpManners, smtpStandIn } from '#platform/server/mail/smtp-stand-in.ts';
import { testApp } from '#test/app.ts';
import { testMail } from './test-mail.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  return () => vi.restoreAllMocks();
});

const { services } = await testApp();
const send = async (manners: SmtpManners) => {
  const server = await smtpStandIn(manners);
  const mailer = smtpMailer(server.url, 'gable@example.com');
  const config = { ...services.config, smtpUrl: server.url };
  const code = await testMail({ ...services, mailer, config }, ['ann@example.com']);
  server.close();
  return { code, received: server.received.length };
};

it('says that the mail server took it', async () => {
  expect(await send({})).toEqual({ code: 0, received: 1 });
  expect(lines.join()).toMatch(/^127\.0\.0\.1:\d+ took a mail to ann@example\.com/);
});

it('says what it answered where it did not', async () => {
  expect(await send({ RCPT: '452 4.2.2 mailbox full' })).toEqual({ code: 1, received: 0 });
  expect(lines.join()).toContain('452 4.2.2 mailbox full');
});

it('says where a mail is that nothing sends', async () => {
  expect(await testMail(services, ['ann@example.com'])).toBe(0);
  expect(lines.join()).toMatch(/outbox, and not sent: SMTP_URL is not set/);
  expect(await testMail(services, [])).toBe(2);
});
