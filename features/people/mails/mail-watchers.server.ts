import { randomUUID } from 'node:crypto';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { administrators, complianceOfficers } from './mail-compliance.server.ts';

/** Mails all administrators and officers about a change of trust in an account. */
export const mailWatchers = async (
  at: Writing<Actor | null>,
  { title, lines, page }: { title: string; lines: string[]; page: string },
): Promise<void> => {
  const messageId = `watchers.${randomUUID()}`;
  const watchers = [...(await administrators(at)), ...(await complianceOfficers(at))];
  for (const [index, { email }] of watchers.entries())
    await queueMail(at, {
      to: email,
      subject: title,
      title,
      lines,
      action: { label: 'Open Gable', url: `${at.config.publicUrl}${page}` },
      footer: 'You get this mail because you are an administrator or work at the compliance desk at Gable.',
      messageId: `${messageId}.${index}`,
    });
};
