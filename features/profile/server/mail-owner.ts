import { randomUUID } from 'node:crypto';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';

type News = { to: string; title: string; line: string };

/** Mails the actor what was changed in their name, and what to do if it was not them. */
export const mailOwner = (at: Writing, { to, title, line }: News): Promise<void> =>
  queueMail(at, {
    to,
    subject: title,
    title,
    lines: [
      `${line} This was on ${formatInstant(at.clock.now().toString())} (Singapore time).`,
      'If this was you, there is nothing to do. If it was not, change your password at once and contact the people desk.',
    ],
    action: { label: 'Look at my profile', url: `${at.config.publicUrl}/profile` },
    footer: `You get this mail because it is about your account ${at.actor.userName} in Gable.`,
    messageId: `profile.${randomUUID()}`,
  });
