import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';

export type MailerConfig = { dataDir: string; smtpUrl?: string | undefined; mailFrom: string };

/** Where mail goes when there is no mail server, and where the outbox page reads. */
export const outboxFolder = (config: { dataDir: string }): string => join(config.dataDir, 'outbox');

/** Mail goes to the server of SMTP_URL when that is set, else to files in DATA_DIR/outbox. */
export const openMailer = async (config: MailerConfig): Promise<Mailer> => {
  if (!config.smtpUrl) return outboxMailer(outboxFolder(config), config.mailFrom);
  const { smtpMailer } = await import('./smtp-mailer.ts');
  return smtpMailer(config.smtpUrl, config.mailFrom);
};
