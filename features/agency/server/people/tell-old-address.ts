import { randomUUID } from 'node:crypto';
import type { PersonRecord } from '#features/people/server/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';

/** Mails the address of before that another takes its place: whoever reads it there knows whether that is right. */
export const tellOldAddress = (at: Writing, { email, userName }: PersonRecord): Promise<void> => {
  const title = 'Your account has another e-mail address';
  return queueMail(at, {
    to: email,
    subject: title,
    title,
    lines: [
      `Your agency’s people desk changed the e-mail address of your account on ${formatInstant(at.clock.now().toString())} (Singapore time). Codes and links to sign in no longer come here.`,
      'If you asked for this, there is nothing to do. If you did not, tell an administrator of your agency at once.',
    ],
    action: { label: 'Look at my profile', url: `${at.config.publicUrl}/profile` },
    footer: `You get this mail because it is about your account ${userName} in Gable.`,
    messageId: `account.address-changed.${randomUUID()}`,
  });
};
