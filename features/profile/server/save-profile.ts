import { eq } from 'drizzle-orm';
import type { Confirmation } from '#features/identity/confirmation/confirmation.calls.ts';
import { confirmItIsMe } from '#features/identity/index.server.ts';
import { changeContact, personPublic } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Profile } from '../contract.ts';
import { askForEmail } from './email/ask-for-email.ts';
import { mailOwner } from './mail-owner.ts';
import { readProfile } from './read-profile.ts';

type Given = Pick<Profile, 'email' | 'mobile'> & { confirmation?: Confirmation | undefined };
type Reached = { email: string; mobile: string | null };

const otherMobile = {
  title: 'Your contact details were changed',
  line: 'Your profile has another mobile number now.',
};

const isSame = (one: Reached, other: Reached) => one.email === other.email && one.mobile === other.mobile;

/**
 * Changes the actor's contact. Another email address or mobile number requires a confirmation, and
 * the person is mailed about it. A new email address is in use once its link is opened.
 */
export const saveProfile = async (at: Reading, { confirmation, ...given }: Given): Promise<Profile> => {
  const contact = { email: given.email, mobile: given.mobile || null };
  const [stored] = await at.db
    .select({ email: personPublic.email, mobile: personPublic.mobile })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  const needsMe = !stored || !isSame(stored, contact);
  if (needsMe) await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    const before = await changeContact(within, { mobile: contact.mobile }, (now) => {
      if (needsMe || isSame(now, contact)) return;
      throw new Refusal('profile.stale', 'Your profile was changed elsewhere meanwhile. Reload it and try again.');
    });
    if (before.mobile !== contact.mobile) await mailOwner(within, { to: before.email, ...otherMobile });
    if (before.email !== contact.email) await askForEmail(within, before.email, contact.email);
    return readProfile(within);
  });
};
