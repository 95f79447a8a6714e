import { eq } from 'drizzle-orm';
import type { Confirmation } from '#features/identity/contract/confirmation.ts';
import { confirmItIsMe } from '#features/identity/server/index.ts';
import { mailKinds } from '#features/people/contract.ts';
import { changeContact, person } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Profile } from '../contract.ts';
import { askForEmail } from './email/ask-for-email.ts';
import { readProfile } from './read-profile.ts';
import { tellOwner } from './tell-owner.ts';

type Given = Pick<Profile, 'email' | 'mobile' | 'mails'> & { confirmation?: Confirmation | undefined };
type Reached = { email: string; mobile: string | null };

const otherMobile = {
  title: 'Your contact details were changed',
  line: 'Your profile has another mobile number now.',
};

const isSame = (one: Reached, other: Reached) => one.email === other.email && one.mobile === other.mobile;

/**
 * Changes contact and mails of whoever acts. Another e-mail or mobile number is confirmed first, and told; an e-mail
 * address waits until the link that is mailed there is opened.
 */
export const saveProfile = async (at: Reading, { mails, confirmation, ...given }: Given): Promise<Profile> => {
  const contact = { email: given.email, mobile: given.mobile || null };
  const unwantedMails = mailKinds.filter((kind) => !mails[kind]);
  const [stored] = await at.db
    .select({ email: person.email, mobile: person.mobile })
    .from(person)
    .where(eq(person.id, at.actor.userId));
  const needsMe = !stored || !isSame(stored, contact);
  if (needsMe) await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    const before = await changeContact(within, { mobile: contact.mobile, unwantedMails }, (now) => {
      if (needsMe || isSame(now, contact)) return;
      throw new Refusal('profile.stale', 'Your profile was changed elsewhere meanwhile. Reload it and try again.');
    });
    if (before.mobile !== contact.mobile) await tellOwner(within, { to: before.email, ...otherMobile });
    if (before.email !== contact.email) await askForEmail(within, before.email, contact.email);
    return readProfile(within);
  });
};
