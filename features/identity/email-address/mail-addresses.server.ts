import { randomUUID } from 'node:crypto';
import { hoursUntilTrusted } from '#features/people/settled/address.rules.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { PersonRow } from '../account/find-person.server.ts';

type Link = { token: string; expiresAt: string };
/**
 * `will`: an address that waits for its confirmation; `is`: one that is in use now. `undo` is mailed to the address that it leads to; a
 * change back to that one has none.
 */
type Change = { was: string; undo: (Link & { email: string }) | undefined } & (
  | { will: string; confirm: Link }
  | { is: string }
);

/**
 * Mails a person at the old and at the new address that the people desk changes it. Where it was changed before within the time of
 * undoing, the address of before that undoes it, and the one in between, which may be a thief's, gets a notice.
 */
export const mailAddresses = async (at: Writing<Actor | null>, row: PersonRow, change: Change): Promise<void> => {
  const { was, undo } = change;
  const isWaiting = 'will' in change;
  const address = isWaiting ? change.will : change.is;
  const when = formatInstant(at.clock.now().toString());
  const footer = `You get this mail because it is about your account ${row.userName} in Gable.`;
  const safety = `You were signed out everywhere, and your bank account can’t be changed for ${hoursUntilTrusted} hours.`;
  const title = isWaiting ? 'Your account is to have another email address' : 'Your account has another email address';
  const what = isWaiting
    ? `Your agency’s people desk wrote ${address} into your account on ${when} (Singapore time). It counts once it is confirmed from there. ${safety}`
    : `Codes and links to sign in go to ${address} since ${when} (Singapore time). ${safety}`;
  const notice = { subject: title, title, footer };
  if (undo)
    await queueMail(at, {
      ...notice,
      to: undo.email,
      lines: [
        what,
        `If you did not ask for this, undo it here within ${hoursUntilTrusted} hours, and call an administrator of your agency at once.`,
      ],
      action: { label: 'Keep my old address', url: `${at.config.publicUrl}/email-undo?token=${undo.token}` },
      messageId: `account.address-changed.${randomUUID()}`,
      until: undo.expiresAt,
    });
  if (undo?.email !== was)
    await queueMail(at, {
      ...notice,
      to: was,
      lines: [what, 'If you did not ask for this, call an administrator of your agency at once.'],
      action: { label: 'Open Gable', url: at.config.publicUrl },
      messageId: `account.address-left.${randomUUID()}`,
    });
  await queueMail(at, {
    to: address,
    subject: isWaiting ? 'Confirm your new email address' : title,
    title: isWaiting ? 'Confirm your new email address' : title,
    lines: isWaiting
      ? [
          `Your agency’s people desk wrote this address into your account. Open the link, and codes and notices come here.`,
        ]
      : [`Codes and links to sign in come here since ${when} (Singapore time). ${safety}`],
    action: isWaiting
      ? { label: 'Use this address', url: `${at.config.publicUrl}/email-confirm?token=${change.confirm.token}` }
      : { label: 'Sign in', url: `${at.config.publicUrl}/signin` },
    footer,
    messageId: `account.address-new.${randomUUID()}`,
    ...(isWaiting ? { until: change.confirm.expiresAt } : {}),
  });
};
