import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Services, Writing } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { composeMail, type MailContent } from './compose-mail.ts';

type QueuedMail = MailContent & {
  to: string;
  subject: string;
  messageId: string;
  /** What the mail brings is void from then on: later it is not sent. */
  until?: InstantText | undefined;
};

/** Someone waits for a code at the sign-in page: it has a queue of its own, so that no other mail is before it. */
const codeJob = 'mail.code';
const otherJob = 'mail.send';

/**
 * Sends a mail if and only if the change under way happens. It waits sealed: what a queue or a backup of it holds opens
 * no account.
 */
export const queueMail = (at: Writing<Actor | null>, mail: QueuedMail): Promise<void> => {
  const name = mail.code ? codeJob : otherJob;
  return at.jobs.send(at.db, name, sealed(at, mail, name));
};

/** The same of several mails, none with a code, in one statement. */
export const queueMails = (at: Writing<Actor | null>, mails: Omit<QueuedMail, 'code'>[]): Promise<void> =>
  at.jobs.sendAll(
    at.db,
    otherJob,
    mails.map((mail) => sealed(at, mail, otherJob)),
  );

const sealed = (at: Writing<Actor | null>, mail: QueuedMail, name: string) => ({
  sealed: at.secrets.seal(JSON.stringify(mail), name),
});

type Needs = Pick<Services, 'mailer' | 'secrets' | 'clock' | 'log'>;

export const mailJobs = ({ mailer, secrets, clock, log }: Needs): Job[] =>
  [codeJob, otherJob].map((name) => ({
    name,
    run: async (payload) => {
      const { to, subject, messageId, until, ...content }: QueuedMail = JSON.parse(
        secrets.open((payload as { sealed: string }).sealed, name),
      );
      if (until && Date.parse(until) <= clock.now().epochMilliseconds) {
        log.warn({ messageId }, 'A mail was ready too late and is not sent');
        return;
      }
      await mailer.send({ to, subject, messageId, ...composeMail(content) });
    },
  }));
