import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { lockPerson, type PersonRow } from '../account/find-person.server.ts';
import { countLinksSince, makeLink } from '../links/links.server.ts';
import { resetLinkMinutes, resetsPerHour } from '../room.settings.ts';

export const resetJobName = 'identity.mail-reset-links';

type ResetRequest = { userName: string; address: string; userAgent: string };

/** Mails a link to each account with this user name or email address, unless it is disabled or not set up. */
export const resetJob = (services: Services): Job => ({
  name: resetJobName,
  run: async (payload) => {
    const { sealed } = payload as { sealed: string };
    const { userName, ...from }: ResetRequest = JSON.parse(services.secrets.open(sealed, resetJobName));
    const at = { ...services, ...from, requestId: 'job', actor: null, db: services.database };
    const typed = userName.toLowerCase();
    const meant = or(eq(sql`lower(${personPublic.userName})`, typed), eq(sql`lower(${personPublic.email})`, typed));
    const people = await at.db
      .select({ id: personPublic.id })
      .from(personPublic)
      .where(and(meant, isNull(personPublic.disabledAt), personPublic.hasPassword));
    for (const { id } of people) await transact(at, (within) => mailLink(within, id));
  },
});

const mailLink = async (at: Writing<null>, personId: string) => {
  const owner = await lockPerson(at.db, personId);
  const perHour = await readSetting(at.db, resetsPerHour);
  const hourAgo = at.clock.now().subtract({ hours: 1 }).toString();
  // Limits the mails to one person, however many network addresses the requests come from.
  if ((await countLinksSince(at.db, personId, 'reset', hourAgo)) >= perHour) return;
  await mailResetLink(at, owner, {
    why: `Someone asked for a new password for your account ${owner.userName}.`,
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  });
};

type Words = { why: string; otherwise: string };

/** Mails a link for a new password. The caller has locked the person. */
export const mailResetLink = async (
  at: Writing<Actor | null>,
  owner: PersonRow,
  { why, otherwise }: Words,
): Promise<void> => {
  const { id: personId } = owner;
  const minutes = await readSetting(at.db, resetLinkMinutes);
  const { token, expiresAt, linkId } = await makeLink(at, { personId, purpose: 'reset', lasts: { minutes } });
  await record(at, { aggregate: 'person', aggregateId: personId, action: 'person.reset-link-sent' });
  await queueMail(at, {
    to: owner.email,
    subject: 'Choose a new password',
    title: 'Choose a new password',
    lines: [`${why} The link works for ${minutes} minutes, once.`, otherwise],
    action: { label: 'Choose a new password', url: `${at.config.publicUrl}/reset-password?token=${token}` },
    footer: `You get this mail because it is about your account ${owner.userName} in Gable.`,
    messageId: `reset.${linkId}`,
    until: expiresAt,
  });
};
