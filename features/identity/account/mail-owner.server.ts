import { randomUUID } from 'node:crypto';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { deviceOf } from '../sessions/devices.rules.ts';
import type { PersonRow } from './find-person.server.ts';

const words = {
  'password-changed': ['Your password was changed', 'Your other sessions have ended.'],
  'password-reset': ['Your password was changed', 'It was set by the link in a mail. All sessions have ended.'],
  'authenticator-added': ['An authenticator app was set up', 'It gives codes for signing in to your account.'],
  'authenticator-removed': ['Your authenticator app was removed', 'Codes for signing in come by mail from now on.'],
  'recovery-codes-renewed': ['You have new recovery codes', 'The ones before no longer work.'],
  'second-step-on': ['Signing in asks for a code now', 'Besides your password it needs a code.'],
  'second-step-off': ['Signing in asks for no code any more', 'Your password only opens your account.'],
  'new-device': ['Someone signed in to your account', 'They used a device that you have not signed in with lately.'],
  'recovery-code-used': ['A recovery code was used', 'Someone signed in to your account with it.'],
} satisfies Record<string, [title: string, line: string]>;

type News = { what: Exclude<keyof typeof words, 'recovery-code-used'> } | { what: 'recovery-code-used'; left: number };

/** Mails a person that their account was changed or used, and what to do if it was not them. */
export const mailOwner = async (at: Writing<Actor | null>, person: PersonRow, news: News): Promise<void> => {
  const [title, line] = words[news.what];
  const when = formatInstant(at.clock.now().toString());
  const codesLeft = news.what === 'recovery-code-used' ? [`${news.left} of your recovery codes are left.`] : [];
  await queueMail(at, {
    to: person.email,
    subject: title,
    title,
    lines: [
      `${line} This was on ${when} (Singapore time), from ${deviceOf(at.userAgent)} at ${at.address}.`,
      ...codesLeft,
      'If this was you, there is nothing to do. If it was not, reset your password now and contact the people desk.',
    ],
    action: { label: 'Reset my password', url: `${at.config.publicUrl}/forgot-password` },
    footer: `You get this mail because it is about your account ${person.userName} in Gable.`,
    messageId: `account.${news.what}.${randomUUID()}`,
  });
};
