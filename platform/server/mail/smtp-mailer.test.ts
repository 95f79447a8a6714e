import { afterEach, describe, expect, it } from 'vitest';
import { MailFailure } from './mail-failure.ts';
import type { Mail } from './mailer.ts';
import { readMessage } from './read-message.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { type SmtpManners, smtpStandIn } from './smtp-stand-in.ts';

const from = 'Gable <no-reply@gable.example>';
const mail: Mail = {
  to: 'mei.tan@example.com',
  subject: 'Reset your password 重置密码',
  text: 'Open the address.\n.\nhttps://gable.example/reset?token=abc=3D\n',
  html: '<p>Open the address. 打开</p>',
  messageId: 'reset-42',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const serve = async (manners: SmtpManners = {}) => {
  const server = await smtpStandIn(manners);
  closing.push(server.close);
  return server;
};

const failure = async (manners: SmtpManners) => {
  const { url } = await serve(manners);
  const error = await smtpMailer(url, from, { step: 300, whole: 1_000 })
    .send(mail)
    .then(
      () => expect.unreachable('the mail was taken'),
      (thrown: unknown) => thrown,
    );
  expect(error).toBeInstanceOf(MailFailure);
  return error as MailFailure;
};

describe('over SMTP', () => {
  it('one person gets the whole mail, from the sender of the configuration', async () => {
    const { url, received } = await serve();
    await smtpMailer(url, from).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'MAIL FROM:<no-reply@gable.example>',
      to: ['RCPT TO:<mei.tan@example.com>'],
    });
    const { headers, text, html } = await readMessage(Buffer.from(received[0]?.data ?? '', 'latin1'));
    expect({ text: text.trimEnd(), html: html.trimEnd() }).toEqual({ text: mail.text.trimEnd(), html: mail.html });
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Gable <no-reply@gable.example>',
      to: 'mei.tan@example.com',
      subject: mail.subject,
      'message-id': '<reset-42@gable.example>',
      'auto-submitted': 'auto-generated',
    });
  });

  it.each([
    ['a mailbox that is busy', { RCPT: '450 try later' }, true],
    ['a server that is greylisting at the end', { body: '451 greylisted' }, true],
    ['a server that is closing', { hello: '421 not now' }, true],
    ['a server that says nothing', { hello: '' }, true],
    ['a server that falls silent', { DATA: '' }, true],
    ['a mailbox that isn’t there', { RCPT: '550 no such user' }, false],
    ['a mail that is taken for spam', { body: '554 refused' }, false],
  ])('%s is an error for the job (to be tried again: %s)', async (_, manners, retryable) => {
    expect((await failure(manners)).retryable).toBe(retryable);
  });

  it('a server that isn’t there is an error to try again, within the time given', async () => {
    const started = Date.now();
    const sending = smtpMailer('smtp://127.0.0.1:1', from, { step: 300, whole: 1_000 }).send(mail);
    await expect(sending).rejects.toMatchObject({ name: 'MailFailure', retryable: true });
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('a server that drips its greeting for ever is left after the whole time', async () => {
    const { url } = await serve({ hello: '220-a\r\n'.repeat(3).trimEnd(), EHLO: '' });
    const started = Date.now();
    await expect(smtpMailer(url, from, { step: 60_000, whole: 400 }).send(mail)).rejects.toThrow('EABORT');
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('what is thrown names neither the person nor the content', async () => {
    const error = await failure({ RCPT: '550 <mei.tan@example.com> no such user' });
    expect(error.message).toContain('550 <(recipient)> no such user');
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/mei\.tan|token=/);
  });
});

describe('what could smuggle something in is refused before it is sent', () => {
  const to = (address: string) => ({ ...mail, to: address });
  it.each([
    ['two people', to('a@example.com,b@example.com')],
    ['two people, apart', to('a@example.com b@example.com')],
    ['a header after the address', to('a@example.com\r\nBcc: b@example.com')],
    ['a header after a bare line feed', to('a@example.com\nBcc: b@example.com')],
    ['a name', to('Mei <a@example.com>')],
    ['a group', to('all:a@example.com;')],
    ['a quoted part', to('"a@evil.example"@example.com')],
    ['no address', to('mei')],
    ['a header after the subject', { ...mail, subject: 'Hello\r\nBcc: b@example.com' }],
    ['a bare carriage return in the subject', { ...mail, subject: 'Hello\rBcc: b@example.com' }],
    ['a line separator in the subject', { ...mail, subject: 'Hello\u2028Bcc: b@example.com' }],
    ['a nul in the subject', { ...mail, subject: 'Hello\0' }],
    ['a header after the identity', { ...mail, messageId: 'a>\r\nBcc: b@example.com' }],
  ])('%s', async (_, bad) => {
    const { url, received } = await serve();
    await expect(smtpMailer(url, from).send(bad)).rejects.toMatchObject({ code: 'mail.invalid' });
    expect(received).toEqual([]);
  });

  it('and an encoded line break in the subject stays text', async () => {
    const { url, received } = await serve();
    const subject = '=?utf-8?Q?Hello=0D=0ABcc:_b@example.com?=';
    await smtpMailer(url, from).send({ ...mail, subject });
    expect(received[0]?.to).toEqual(['RCPT TO:<mei.tan@example.com>']);
    expect(received[0]?.data.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });
});
