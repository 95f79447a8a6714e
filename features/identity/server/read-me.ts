import { eq } from 'drizzle-orm';
import { isManagerOn, person, pictureAddress } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Me } from '../contract.ts';
import { exemptUsers } from '../settings.ts';

/** The person behind the session, with the key of their drafts in the browser. */
export const readMe = async (at: Reading): Promise<Me> => {
  const { userId, userName, role, desks, via, sessionId } = at.actor;
  const [row] = await at.db
    .select({ name: person.name, registrationNo: person.registrationNo, picture: person.picture })
    .from(person)
    .where(eq(person.id, userId));
  if (!row) throw new Refusal('session.unauthenticated', 'Your session has ended. Sign in again.');
  const exempt = await readSetting(at.db, exemptUsers);
  return {
    userId,
    userName,
    role,
    desks,
    via,
    ...row,
    picture: pictureAddress(userId, row.picture),
    isManager: await isManagerOn(at.db, userId, today(at.clock)),
    exemptFromGuard: exempt.includes(userName),
    draftKey: at.secrets
      .derive(via === 'password' ? `drafts/${userId}` : `drafts of a look/${sessionId}`)
      .toString('base64'),
  };
};
