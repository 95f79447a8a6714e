import { addPerson, mailOfNewKeeper } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Invitee } from '../../contract/invitations.ts';
import { invitationDays } from '../../settings.ts';
import { lockPerson, type PersonRow } from '../account/find-person.ts';
import { makeLink } from '../account/links.ts';

/**
 * Adds a person and mails them a link to set up the account. Only an administrator invites staff and administrators: whoever
 * keeps the people could otherwise make themselves a second account with another desk.
 */
export const invite = async (at: Writing, { registrationNo, saNo, desks, ...rest }: Invitee) => {
  if (rest.role !== 'salesperson' && at.actor.role !== 'admin')
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
  const { id } = await addPerson(at, {
    ...rest,
    ...(registrationNo ? { registrationNo } : {}),
    ...(saNo ? { saNo } : {}),
    ...(desks ? { desks } : {}),
  });
  const invited = await lockPerson(at.db, id);
  await mailOfNewKeeper(at, invited, { after: invited });
  return mailInvitation(at, invited);
};

/** Mails another link to a person who has not set up the account. The previous link ends. */
export const inviteAgain = async (at: Writing, userId: string) => {
  const invited = await lockPerson(at.db, userId);
  if (invited.role === 'admin' && at.actor.role !== 'admin')
    throw new Refusal('invitation.forbidden', 'Only an administrator can invite an administrator. Ask one of them.');
  if (invited.passwordHash) throw new Refusal('invitation.conflict', `${invited.name} has set up the account already.`);
  if (invited.disabledAt)
    throw new Refusal('invitation.conflict', `The account of ${invited.name} is disabled. Enable it first.`);
  return mailInvitation(at, invited);
};

const mailInvitation = async (at: Writing, { id, userName, name, email }: PersonRow) => {
  const days = await readSetting(at.db, invitationDays);
  // A day in Singapore always has 24 hours.
  const lasts = { hours: days * 24 };
  const { token, expiresAt, linkId } = await makeLink(at, { personId: id, purpose: 'invitation', lasts });
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.invited', detail: { expiresAt } });
  await queueMail(at, {
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
  });
  return { userId: id, expiresAt };
};
