import { eq } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { MailFailure } from '#platform/server/mail/mail-failure.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { sendText, TextFailure } from '#platform/server/texts/send-text.ts';
import { isPhone } from '../address.rules.ts';
import { signingMail } from '../tables.server.ts';

/**
 * Sends a mail, or `text` to a phone, and marks its row, so that a second run sends nothing. A permanent refusal by the mail server or the
 * gateway is marked and not tried again; other failures are marked until a later try succeeds. Returns whether it was refused.
 */
export const deliver = async (
  { database: db, mailer, clock, config }: Services,
  { id, address }: Pick<typeof signingMail.$inferSelect, 'id' | 'address'>,
  mail: Pick<Mail, 'subject' | 'text' | 'html'> & Partial<Pick<Mail, 'attachments' | 'replyTo'>>,
  text = '',
): Promise<'SENT' | 'REFUSED'> => {
  const mark = (change: { sentAt?: string; failedAt: string | null }) =>
    db.update(signingMail).set(change).where(eq(signingMail.id, id));
  try {
    if (isPhone(address)) await sendText(config, { to: address, text, id: `signing.${id}` });
    else await mailer.send({ ...mail, to: address, messageId: `signing.${id}` });
  } catch (error) {
    await mark({ failedAt: clock.now().toString() });
    if ((error instanceof MailFailure || error instanceof TextFailure) && !error.retryable) return 'REFUSED';
    throw error;
  }
  await mark({ sentAt: clock.now().toString(), failedAt: null });
  return 'SENT';
};
