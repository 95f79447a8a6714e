import { endLinks, findWaitingEmail, takeLink } from '#features/identity/server/index.ts';
import { changeContact } from '#features/people/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { tellOwner } from '../tell-owner.ts';
import { lockWaiting } from './lock-waiting.ts';

/** The link was opened: the new address is in force, and whatever was mailed to the old one opens nothing any more. */
export const confirmEmail = async (at: Writing, token: string): Promise<undefined> => {
  const { userId } = at.actor;
  await takeLink(at, 'email', token, userId);
  const waiting = await findWaitingEmail(at.db, userId);
  if (!waiting) throw missing('address');
  const { email } = await changeContact(at, { email: waiting.email });
  await endLinks(at, userId);
  await tellOwner(at, {
    to: email,
    title: 'Your e-mail address was changed',
    line: `Codes and notices go to ${waiting.email} from now on, and no longer here.`,
  });
};

/** The address before stays; the link is over. */
export const takeBackEmail = async (at: Writing): Promise<undefined> => {
  const { userId } = at.actor;
  const { email } = await lockWaiting(at);
  await endLinks(at, userId, 'email');
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.email-taken-back', detail: { email } });
};
