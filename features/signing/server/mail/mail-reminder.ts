import { agencyLetterhead } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { RequestRow } from '../requests/request.ts';

/** Reminds a recipient of a link. The link itself is known to nobody: the mail says that it is in the first one. `which` tells reminders apart. */
export const mailReminder = async (at: Writing<Actor | null>, row: RequestRow, which: string): Promise<void> => {
  const { name: agency } = await readSetting(at.db, agencyLetterhead);
  await queueMail(at, {
    to: row.recipientEmail,
    subject: `Reminder: ${row.title} for you to sign`,
    title: `${agency} still waits for your signature`,
    lines: [
      `Dear ${row.recipientName},`,
      [`you have been sent ${row.title}`, row.about].filter(Boolean).join(', ').concat('.'),
      `Open it by the link in our mail of ${formatInstant(row.sentAt)}. The link works until ${formatInstant(row.expiresAt)}. If you can’t find that mail, ask your agent for a new link.`,
    ],
    footer: `Sent by ${agency}.`,
    messageId: `signing.${row.id}.${which}`,
    until: row.expiresAt,
  });
};
