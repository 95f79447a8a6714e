import type { Config } from '#platform/server/config.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

/**
 * What leaves this machine, and what removes files: a copy of a database (OUTGOING=hold) does none of it. Jobs in the copy's queue
 * are run by the original as well, and a bucket that both use holds newer files of the original, which a sweep here would remove.
 */
export const heldJobs = [
  'mail.code',
  'mail.send',
  'text.send',
  'identity.mail-reset-links',
  'notifications.deliver',
  'notifications.daily-mails',
  'billing.mail-paper',
  'payout.mail-statements',
  'signing.mail-link',
  'signing.mail-sealed',
  'market.fetch',
  'screening.fetch-lists',
  'media.sweep-orphans',
  'media.expire-uploads',
  'library.empty-bin',
  'contacts.empty-bin',
  'content.sweep-pictures',
] as const;

/** The jobs that a server works on; the others stay in the queue, untouched. */
export const workedJobs = (jobs: Job[], { outgoing }: Pick<Config, 'outgoing'>): Job[] =>
  outgoing === 'hold' ? jobs.filter(({ name }) => !(heldJobs as readonly string[]).includes(name)) : jobs;
