import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { queueText } from '#platform/server/texts/queue-text.ts';
import { isPhone } from '../address.rules.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { fromWhom } from './from-whom.server.ts';

/**
 * Sends a recipient a reminder by mail or text message. Only the hash of the link is stored, so the reminder points to the first message for
 * it. `which` is the key that keeps one reminder from being sent twice.
 */
export const remindOf = async (at: Writing<Actor | null>, row: RequestRow, which: string): Promise<void> => {
  const { agency, lines: asker, footer } = await fromWhom(at, row.askedBy);
  const { recipientAddress: to, expiresAt: until } = row;
  const messageId = `signing.${row.id}.${which}`;
  const about = [row.title, row.about].filter(Boolean).join(', ');
  if (isPhone(to)) {
    const text = `${agency} still waits for the signature of ${row.recipientName}: ${about}. Open the link in our message of ${formatInstant(row.sentAt)}. It works until ${formatInstant(until)}.`;
    return queueText(at, { to, text, id: messageId, until });
  }
  await queueMail(at, {
    to,
    subject: `Reminder: ${row.title} for you to sign`,
    title: `${agency} still waits for your signature`,
    lines: [
      `Dear ${row.recipientName},`,
      `You have been sent ${about}.`,
      `Open it by the link in our mail of ${formatInstant(row.sentAt)}. The link works until ${formatInstant(until)}. If you can’t find that mail, ask for a new link.`,
      ...asker,
    ],
    footer,
    messageId,
    until,
  });
};
