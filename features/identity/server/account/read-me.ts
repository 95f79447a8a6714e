import { eq } from 'drizzle-orm';
import { isManagerOn, person, pictureAddress } from '#features/people/server/index.ts';
import { readSettings } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Me } from '../../contract/index.ts';
import { exemptUsers, pilotAgents } from '../../settings.ts';

/** The signed-in person, with the key that seals their drafts in the browser. */
export const readMe = async (at: Reading): Promise<Me> => {
  const { userId, userName, role, desks, via, sessionId } = at.actor;
  const [row] = await at.db
    .select({ name: person.name, registrationNo: person.registrationNo, picture: person.picture })
    .from(person)
    .where(eq(person.id, userId));
  if (!row) throw new Refusal('session.unauthenticated', 'Your session has ended. Sign in again.');
  const { exempt, pilots } = await readSettings(at.db, { exempt: exemptUsers, pilots: pilotAgents });
  return {
    userId,
    userName,
    role,
    desks,
    via,
    ...row,
    picture: pictureAddress(userId, row.picture),
    isManager: await isManagerOn(at.db, userId, today(at.clock)),
    inPilot: pilots.length === 0 || (row.registrationNo !== null && pilots.includes(row.registrationNo)),
    exemptFromGuard: exempt.includes(userName),
    draftKey: at.secrets
      .derive(via === 'password' ? `drafts/${userId}` : `drafts of a look/${sessionId}`)
      .toString('base64'),
  };
};
