import { addPeople, mailOfNewKeeper } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { recordAll } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { lockPerson, type PersonRow } from '../account/find-person.server.ts';
import { requireConfirmed } from '../confirmation/confirmed.server.ts';
import { addLinks, endLinks } from '../links/links.server.ts';
import { invitationDays } from '../room.settings.ts';
import type { Invitee } from './invitations.calls.ts';

/**
 * Adds a person and mails them a link to set up the account. Only an administrator invites staff and administrators: otherwise the people
 * desk could make itself a second account with another desk.
 */
export const invite = async (at: Writing, invitee: Invitee) => inserted(await inviteAll(at, [invitee]));

/** The same of several people, in a few statements. Answers them in their order. */
export const inviteAll = async (at: Writing, invitees: Invitee[]) => {
  for (const invitee of invitees) requireMayInvite(at, invitee);
  if (invitees.some(({ role }) => role !== 'salesperson')) await requireConfirmed(at);
  const invited = await addPeople(
    at,
    invitees.map(({ registrationNo, saNo, desks, ...rest }) => ({
      ...rest,
      ...(registrationNo ? { registrationNo } : {}),
      ...(saNo ? { saNo } : {}),
      ...(desks ? { desks } : {}),
    })),
  );
  for (const each of invited) await mailOfNewKeeper(at, each, { after: each });
  return mailInvitations(at, invited);
};

const requireMayInvite = ({ actor }: Writing, { role, desks }: Invitee): void => {
  if (role !== 'salesperson' && actor.role !== 'admin')
    throw new Refusal('invitation.forbidden', 'Only an administrator can invite staff. Ask one of them.', {
      field: 'role',
    });
  if (desks?.includes('compliance'))
    throw new Refusal(
      'invitation.forbidden',
      'The compliance desk is given after the first visit, by two administrators.',
      {
        field: 'desks',
      },
    );
};

/** Mails another link to a person who has not set up the account. The previous link ends. */
export const inviteAgain = async (at: Writing, userId: string) => {
  const invited = await lockPerson(at.db, userId);
  if (invited.role === 'admin' && at.actor.role !== 'admin')
    throw new Refusal('invitation.forbidden', 'Only an administrator can invite an administrator. Ask one of them.');
  if (invited.passwordHash) throw new Refusal('invitation.conflict', `${invited.name} has set up the account already.`);
  if (invited.disabledAt)
    throw new Refusal('invitation.conflict', `The account of ${invited.name} is disabled. Enable it first.`);
  if (invited.role !== 'salesperson') await requireConfirmed(at);
  await endLinks(at, userId, 'invitation');
  return inserted(await mailInvitations(at, [invited]));
};

/** Makes each of these people, who have none, a link and mails it. */
const mailInvitations = async (at: Writing, invited: PersonRow[]) => {
  const days = await readSetting(at.db, invitationDays);
  // A day in Singapore always has 24 hours.
  const lasts = { hours: days * 24 };
  const made = await addLinks(at, { people: invited.map(({ id }) => id), purpose: 'invitation', lasts });
  const links = invited.flatMap((who, index) => {
    const link = made[index];
    return link ? [{ who, ...link }] : [];
  });
  await recordAll(
    at,
    links.map(({ who: { id }, expiresAt }) => ({
      aggregate: 'person',
      aggregateId: id,
      action: 'person.invited',
      detail: { expiresAt },
    })),
  );
  await queueMails(
    at,
    links.map(({ who: { userName, name, email }, token, linkId, expiresAt }) => ({
      to: email,
      subject: 'Your account in Gable',
      title: 'Welcome to Gable',
      lines: [
        `${name}, your agency has made an account for you. Your user name is ${userName}.`,
        `Choose a password and how you want to sign in. The link works for ${days === 1 ? 'a day' : `${days} days`}, once.`,
      ],
      action: { label: 'Set up my account', url: `${at.config.publicUrl}/init-account?token=${token}` },
      footer: 'You get this mail because your agency invited you to Gable, its back office.',
      messageId: `invitation.${linkId}`,
      until: expiresAt,
    })),
  );
  return links.map(({ who: { id }, expiresAt }) => ({ userId: id, expiresAt }));
};
