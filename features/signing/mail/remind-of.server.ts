import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { queueText } from '#platform/server/texts/queue-text.ts';
import { isPhone } from '../address.rules.ts';
import { mailWords } from '../languages/mails/mail-words.server.ts';
import { languageOf } from '../languages.server.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { fromWhom } from './from-whom.server.ts';

/**
 * Sends a recipient a reminder by mail or text message. Only the hash of the link is stored, so the reminder points to the first message for
 * it. `which` is the key that keeps one reminder from being sent twice.
 */
export const remindOf = async (at: Writing<Actor | null>, row: RequestRow, which: string): Promise<void> => {
  const says = mailWords(await languageOf(at, row));
  const { agency, lines: asker, footer } = await fromWhom(at, row.askedBy, says);
  const { recipientAddress: to, expiresAt: until } = row;
  const messageId = `signing.${row.id}.${which}`;
  const about = [row.title, row.about].filter(Boolean).join(', ');
  const sent = formatInstant(row.sentAt);
  if (isPhone(to)) {
    const text = says('remindText', { agency, name: row.recipientName, about, sent, until: formatInstant(until) });
    return queueText(at, { to, text, id: messageId, until });
  }
  await queueMail(at, {
    to,
    subject: says('remindSubject', { title: row.title }),
    title: says('remindTitle', { agency }),
    lines: [
      says('dear', { name: row.recipientName }),
      says('remindSent', { about }),
      says('remindOpen', { sent, until: formatInstant(until) }),
      ...asker,
    ],
    footer,
    messageId,
    until,
  });
};
