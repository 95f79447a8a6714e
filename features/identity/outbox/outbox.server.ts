import { missing } from '#platform/contract/refusal.ts';
import type { Config } from '#platform/server/config.ts';
import { outboxFolder } from '#platform/server/mail/open-mailer.ts';
import { listOutbox, readOutbox } from '#platform/server/mail/outbox.ts';

/** The folder of the mail that was not sent. Mail can be read in the browser in demo mode only. */
const demoOutbox = (config: Config): string => {
  if (!config.demo || config.smtpUrl) throw missing('page');
  return outboxFolder(config);
};

export const listDemoMail = (config: Config) => listOutbox(demoOutbox(config));
export const readDemoMail = (config: Config, id: string) => readOutbox(demoOutbox(config), id);
