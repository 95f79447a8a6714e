import { endLinks, takeLink } from '#features/identity/index.server.ts';
import { changeContact } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { mailOwner } from '../mail-owner.ts';
import { lockWaiting } from './ask-for-email.ts';

/** Puts the new address in use by its link, ends all other links, and mails the old address. */
export const confirmEmail = async (at: Writing, token: string): Promise<undefined> => {
  const { userId } = at.actor;
  const { link } = await takeLink(at, 'email', token, userId);
  if (!link.email) throw missing('address');
  const { email } = await changeContact(at, { email: link.email });
  await endLinks(at, userId);
  await mailOwner(at, {
    to: email,
    title: 'Your email address was changed',
    line: `Codes and notices go to ${link.email} from now on, and no longer here.`,
  });
};

/** Drops the new address and ends its link. */
export const takeBackEmail = async (at: Writing): Promise<undefined> => {
  const { userId } = at.actor;
  const { email } = await lockWaiting(at);
  await endLinks(at, userId, 'email');
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.email-taken-back', detail: { email } });
};
