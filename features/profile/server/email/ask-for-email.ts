import { countLinksSince, findWaitingEmail, makeLink } from '#features/identity/index.server.ts';
import { lockPerson, requireFreeAddress } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { emailLinkHours } from '../../settings.ts';
import { mailOwner } from '../mail-owner.ts';

/** The most links an hour from one profile, to any address, so that nobody's mailbox is flooded. */
const linksPerHour = 5;

/** Mails a link to the actor's new address, and a notice to the old one. */
export const askForEmail = async (at: Writing, before: string, email: string): Promise<void> => {
  await requireFreeAddress(at, email, { except: at.actor.userId, names: false });
  await mailLink(at, email, 'person.email-asked');
  await mailOwner(at, {
    to: before,
    title: 'Your account is to have another email address',
    line: `${email} takes the place of this address once the link that we mailed there is opened. Your profile can take it back.`,
  });
};

/** Mails another link to the new address. The previous link ends. */
export const mailEmailLinkAgain = async (at: Writing): Promise<undefined> => {
  const { email } = await lockWaiting(at);
  await mailLink(at, email, 'person.email-link-sent');
};

const mailLink = async (at: Writing, email: string, action: string): Promise<void> => {
  const { userId: personId } = at.actor;
  const hourAgo = at.clock.now().subtract({ hours: 1 }).toString();
  if ((await countLinksSince(at.db, personId, 'email', hourAgo)) >= linksPerHour)
    throw new Refusal(
      'email.rate',
      'Several links were mailed within the hour. Look into that mailbox, or wait an hour.',
      {
        field: 'email',
        retryAfter: 3_600,
      },
    );
  const hours = await readSetting(at.db, emailLinkHours);
  const { token, expiresAt, linkId } = await makeLink(at, { personId, purpose: 'email', lasts: { hours }, email });
  await record(at, { aggregate: 'person', aggregateId: personId, action, detail: { email, expiresAt } });
  await queueMail(at, {
    to: email,
    subject: 'Confirm your new email address',
    title: 'Confirm your new email address',
    lines: [
      'This address was written into the profile of an account in Gable. Open the link, signed in to that account, and codes and notices come here from then on.',
      `The link works for ${hours === 1 ? 'an hour' : `${hours} hours`}, once. If you know nothing of it, there is nothing to do.`,
    ],
    action: { label: 'Use this address', url: `${at.config.publicUrl}/profile/email?token=${token}` },
    footer:
      'You get this mail because someone gave this address for their account in Gable, the back office of their agency.',
    messageId: `email.${linkId}`,
    until: expiresAt,
  });
};

/** The actor's unconfirmed new address. Locks the person. @throws Refusal `email.conflict` if there is none. */
export const lockWaiting = async (at: Writing): Promise<{ email: string }> => {
  const { id } = await lockPerson(at, at.actor.userId);
  const waiting = await findWaitingEmail(at.db, id);
  if (!waiting) throw new Refusal('email.conflict', 'No new address waits any more. Load the page again.');
  return waiting;
};
