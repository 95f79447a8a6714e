import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { isSettled } from '../settled/settled.server.ts';
import { person } from '../tables.server.ts';

const keepersWhere = (at: Writing, which?: SQL) =>
  at.db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(
      and(
        or(eq(person.role, 'admin'), arrayContains(person.desks, ['finance'])),
        isNull(person.disabledAt),
        isNotNull(person.passwordHash),
        which,
      ),
    );

/** All administrators and finance who can sign in and may approve: an account whose rights are inactive can't be the second person. */
export const settledMoneyKeepers = (at: Writing) => keepersWhere(at, isSettled(at, 'finance', person.id));

/** Mails all administrators and finance, including the actor and inactive ones: everyone sees a change of a payment's destination. */
export const mailMoneyKeepers = async (
  at: Writing,
  { title, lines, page }: { title: string; lines: string[]; page: string },
): Promise<void> => {
  const keepers = await keepersWhere(at);
  const messageId = `money-keepers.${randomUUID()}`;
  for (const [index, { email }] of keepers.entries())
    await queueMail(at, {
      to: email,
      subject: title,
      title,
      lines,
      action: { label: 'Open Gable', url: `${at.config.publicUrl}${page}` },
      footer: 'You get this mail because you are an administrator or work in finance at Gable.',
      messageId: `${messageId}.${index}`,
    });
};

type Trust = { role: Role; desks: Desk[] };

const keepsMoney = ({ role, desks }: Trust): boolean => role === 'admin' || desks.includes('finance');

/** The same when an account becomes one of theirs: two such accounts in one hand defeat four-eyes. */
export const mailOfNewKeeper = async (
  at: Writing,
  { id, name, userName }: { id: string; name: string; userName: string },
  { before, after }: { before?: Trust; after: Trust },
): Promise<void> => {
  if (!keepsMoney(after) || (before && keepsMoney(before))) return;
  await mailMoneyKeepers(at, {
    title: `${name} can now approve money`,
    lines: [
      `${at.actor.userName} made ${userName} ${after.role === 'admin' ? 'an administrator' : 'one of the finance desk'}.`,
      'If you do not know this account, ask before anything is paid out.',
    ],
    page: `/agency-desk/people/${id}`,
  });
};
