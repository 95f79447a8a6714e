import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMail } from './check-mail.ts';
import type { Mailer } from './mailer.ts';
import { outboxId } from './outbox.ts';
import { outgoing } from './outgoing-message.ts';

const writeWhole = async (path: string, bytes: Uint8Array) => {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.sync();
};

const unlessThere = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error;
};

/**
 * Links the written file under two names. The first is made of the mail's identity, so it can exist only once. The second
 * adds the time of the first file. To send a mail again, at the same moment or after a crash in between, adds nothing.
 */
const file = async (folder: string, written: string, identity: string) => {
  const once = join(folder, '.known', `${identity}.eml`);
  await link(written, once).catch(unlessThere);
  const { mtime } = await stat(once);
  await link(once, join(folder, `${outboxId(mtime, identity)}.eml`)).catch(unlessThere);
};

/** Writes mail to `<time>-<id>.eml` files (RFC 5322) in a folder instead of sending it; one file a `messageId`. */
export const outboxMailer = async (folder: string, from: string): Promise<Mailer> => {
  await mkdir(join(folder, '.known'), { recursive: true, mode: 0o700 });
  return {
    send: async (mail) => {
      checkMail(mail);
      // The first mail loads it: the server starts without.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(outgoing(mail, from));
      const written = join(folder, '.known', `${randomUUID()}.part`);
      const identity = createHash('sha256')
        .update(mail.messageId ?? randomUUID())
        .digest('hex')
        .slice(0, 24);
      try {
        await writeWhole(written, message as Buffer);
        await file(folder, written, identity);
      } finally {
        await rm(written, { force: true });
      }
    },
  };
};
