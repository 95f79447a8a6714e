import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/context.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { MailFailure } from '#platform/server/mail/mail-failure.ts';
import { outboxFolder } from '#platform/server/mail/open-mailer.ts';
import { exitCodes } from '#platform/server/operator-error.ts';

/** `test-mail`: sends one mail at once, by the mailer of the server, and says what the mail server answered. */
export const testMail = async ({ mailer, config }: Services, [to]: string[]): Promise<number> => {
  if (!to) {
    console.error('Say to whom: test-mail <email>');
    return exitCodes.misuse;
  }
  const content = composeMail({
    title: 'Mail leaves Gable',
    lines: ['If you can read this, the mail server of Gable takes and delivers mail.'],
    footer: `Sent by test-mail on the server of ${config.publicUrl}.`,
  });
  try {
    await mailer.send({ to, subject: 'Mail leaves Gable', ...content });
  } catch (error) {
    if (!(error instanceof MailFailure || error instanceof Refusal)) throw error;
    console.error(error.message);
    return exitCodes.wrong;
  }
  console.error(
    config.smtpUrl
      ? `${new URL(config.smtpUrl).host} took a mail to ${to}, from ${config.mailFrom}.`
      : `Written to ${outboxFolder(config)}, and not sent: ${config.outgoing === 'outbox' ? 'OUTGOING is outbox' : 'SMTP_URL is not set'}.`,
  );
  return exitCodes.well;
};
