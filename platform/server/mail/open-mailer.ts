import { join } from 'node:path';
import { MailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';

export type MailerConfig = {
  dataDir: string;
  smtpUrl?: string | undefined;
  mailFrom: string;
  outgoing?: 'send' | 'outbox' | 'hold';
};

/** Where mail goes when there is no mail server, and where the outbox page reads. */
export const outboxFolder = (config: { dataDir: string }): string => join(config.dataDir, 'outbox');

/** Of a copy of a database nothing leaves: what its queue holds was sent by the one that it was copied from. */
const heldMailer: Mailer = {
  send: () => Promise.reject(new MailFailure('This is a copy (OUTGOING=hold): nothing leaves it.', true, 'held')),
};

/** Mail goes to the server of SMTP_URL when that is set, else to files in DATA_DIR/outbox. */
export const openMailer = async (config: MailerConfig): Promise<Mailer> => {
  if (config.outgoing === 'hold') return heldMailer;
  if (!config.smtpUrl) return outboxMailer(outboxFolder(config), config.mailFrom);
  const { smtpMailer } = await import('./smtp-mailer.ts');
  return smtpMailer(config.smtpUrl, config.mailFrom);
};
