import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** The mail as it leaves: quoted-printable keeps long lines and all scripts whole; no reply by a machine is wanted. */
export const outgoing = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId ?? randomUUID()}@${domainOf(from)}>`,
  attachments: (mail.attachments ?? []).map(({ name: filename, contentType, content }) => ({
    filename,
    contentType,
    content,
  })),
  textEncoding: 'quoted-printable',
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
