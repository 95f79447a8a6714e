import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Services, Writing } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { composeMail, type MailContent } from './compose-mail.ts';

type QueuedMail = MailContent & {
  to: string;
  subject: string;
  messageId: string;
  /** What it brings is over then: later it is not sent. */
  until?: InstantText | undefined;
};

const jobName = 'mail.send';

/**
 * Sends a mail if and only if the change under way happens. It waits sealed: what a queue or a backup of it holds opens
 * no account.
 */
export const queueMail = (at: Writing<Actor | null>, mail: QueuedMail): Promise<void> =>
  at.jobs.send(at.db, jobName, { sealed: at.secrets.seal(JSON.stringify(mail), jobName) });

export const mailJobs = ({
  mailer,
  secrets,
  clock,
  log,
}: Pick<Services, 'mailer' | 'secrets' | 'clock' | 'log'>): Job[] => [
  {
    name: jobName,
    run: async (payload) => {
      const { to, subject, messageId, until, ...content }: QueuedMail = JSON.parse(
        secrets.open((payload as { sealed: string }).sealed, jobName),
      );
      if (until && Date.parse(until) <= clock.now().epochMilliseconds) {
        log.warn({ messageId }, 'A mail was ready too late and is not sent');
        return;
      }
      await mailer.send({ to, subject, messageId, ...composeMail(content) });
    },
  },
];
