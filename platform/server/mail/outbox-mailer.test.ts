import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import type { Mail, Mailer } from './mailer.ts';
import { openMailer, outboxFolder } from './open-mailer.ts';
import { listOutbox, readOutbox } from './outbox.ts';

let dataDir = '';
let folder = '';
let mailer: Mailer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  folder = outboxFolder({ dataDir });
  mailer = await openMailer({ dataDir, mailFrom: 'Gable <no-reply@gable.example>' });
});
afterEach(() => rm(dataDir, { recursive: true }));

const plain: Mail = { to: 'mei@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** Mail folds headers at spaces, so how many there were is not kept. */
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Sends, and reads the mail that wasn't there before. */
const send = async (mail: Partial<Mail>) => {
  const before = new Set(await readdir(folder));
  await mailer.send({ ...plain, ...mail });
  const added = (await readdir(folder)).filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  return readOutbox(folder, added[0]?.replace('.eml', '') ?? '');
};

describe('without a mail server', () => {
  it('a mail is a file that a mail program opens, for the owner’s eyes only', async () => {
    await mailer.send({ ...plain, messageId: 'welcome-7' });
    const [name = ''] = (await readdir(folder)).filter((entry) => entry.endsWith('.eml'));
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{24}\.eml$/);
    const raw = await readFile(join(folder, name), 'latin1');
    expect(raw).toContain('\r\nFrom: Gable <no-reply@gable.example>\r\nTo: mei@example.com\r\n');
    expect(raw).toContain('\r\nMessage-ID: <welcome-7@gable.example>\r\n');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('asks for replies to one address', async () => {
    await mailer.send({ ...plain, replyTo: 'hannah@agency.example' });
    const [name = ''] = (await readdir(folder)).filter((entry) => entry.endsWith('.eml'));
    expect(await readFile(join(folder, name), 'latin1')).toContain('\r\nReply-To: hannah@agency.example\r\n');
    const two = mailer.send({ ...plain, replyTo: 'hannah@agency.example, eve@evil.example' });
    await expect(two).rejects.toMatchObject({ code: 'mail.invalid' });
  });

  it('reads back with its links', async () => {
    const url = 'https://gable.example/sign?token=a&b="c"';
    const mail = composeMail({ title: '签名', lines: ['One line.'], action: { label: 'Sign', url }, footer: 'Gable' });
    const read = await send({ subject: 'Sign the form 签名 – S$ 12,345.60 '.repeat(4).trim(), ...mail });
    expect(read).toMatchObject({ to: 'mei@example.com', text: mail.text, html: mail.html, links: [url, url] });
    expect(read.subject).toBe('Sign the form 签名 – S$ 12,345.60 '.repeat(4).trim());
    expect(Math.abs(Date.now() - Date.parse(read.date))).toBeLessThan(60_000);
  });

  it('keeps long lines, trailing spaces, dots and dashes as they are', async () => {
    const text = `${'long line '.repeat(300)}\n.\n..\n--\n-- \nFrom here =3D on  \n\n\n`;
    expect((await send({ text, html: `<p>${text}</p>\n` })).text).toBe(text);
  });

  it('reads back whatever was written', async () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    const lines = fc.array(words, { maxLength: 6 }).map((all) => all.join('\n'));
    await fc.assert(
      fc.asyncProperty(words, lines, lines, async (subject, text, html) => {
        fc.pre(!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject) && !/=\?/.test(subject));
        const read = await send({ subject, text: `${text}.\n`, html: `<p>${html}</p>\n`, messageId: undefined });
        expect(oneSpace(read.subject)).toBe(oneSpace(subject));
        expect({ text: read.text, html: read.html }).toEqual({ text: `${text}.\n`, html: `<p>${html}</p>\n` });
      }),
      { numRuns: 200 },
    );
  });

  it('the same mail sent twenty times at once, and again after a restart, is there once', async () => {
    const same = { ...plain, messageId: 'invoice-9' };
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(same)));
    const again = await openMailer({ dataDir, mailFrom: 'Gable <no-reply@gable.example>' });
    await again.send(same);
    await mailer.send({ ...plain, messageId: 'invoice-10' });
    expect(await listOutbox(folder)).toHaveLength(2);
    expect((await readdir(join(folder, '.known'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('a mail that a crash left half filed is filed when it is sent again', async () => {
    await mailer.send({ ...plain, messageId: 'invoice-9' });
    const [entry] = await listOutbox(folder);
    await rm(join(folder, `${entry?.id}.eml`));
    await mailer.send({ ...plain, messageId: 'invoice-9' });
    expect(await listOutbox(folder)).toEqual([entry]);
  });

  it('lists the newest first, as many as asked for', async () => {
    for (const subject of ['one', 'two', 'three']) {
      await send({ subject });
      await wait(5);
    }
    expect((await listOutbox(folder, 2)).map((mail) => mail.subject)).toEqual(['three', 'two']);
  });

  it.each(['../../etc/passwd', '.known/x', '20260305T101502123Z-000000000000000000000000', ''])(
    'has no mail %j',
    async (id) => {
      await expect(readOutbox(folder, id)).rejects.toMatchObject({ code: 'record.missing' });
    },
  );

  it('refuses what could add a header, and writes nothing', async () => {
    const bad = { ...plain, subject: 'Hello\r\nBcc: all@example.com' };
    await expect(mailer.send(bad)).rejects.toMatchObject({ code: 'mail.invalid', errors: [{ field: 'subject' }] });
    expect(await listOutbox(folder)).toEqual([]);
  });
});
