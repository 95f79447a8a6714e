import { eq } from 'drizzle-orm';
import { isManagerOn, personPublic, pictureAddress } from '#features/people/index.server.ts';
import { readSetting, readSettings } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { lastRest } from '#platform/contract/rests.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Me } from '../room.calls.ts';
import { exemptUsers, pilotAgents } from '../room.settings.ts';

/** The signed-in person, with the key that seals their drafts in the browser. */
export const readMe = async (at: Reading): Promise<Me> => {
  const { userId, userName, role, desks, via, sessionId, rests } = at.actor;
  const [row] = await at.db
    .select({ name: personPublic.name, registrationNo: personPublic.registrationNo, picture: personPublic.picture })
    .from(personPublic)
    .where(eq(personPublic.id, userId));
  if (!row) throw new Refusal('session.unauthenticated', 'Your session has ended. Sign in again.');
  const { exempt, pilots } = await readSettings(at.db, { exempt: exemptUsers, pilots: pilotAgents });
  return {
    userId,
    userName,
    role,
    desks,
    rest: restOf(rests),
    via: via === 'amsaccess' ? via : 'password',
    lacksApp: at.actor.lacksApp ?? false,
    ...row,
    picture: pictureAddress(userId, row.picture),
    isManager: await isManagerOn(at.db, userId, today(at.clock)),
    inPilot: isPilot(pilots, row.registrationNo),
    exemptFromGuard: exempt.includes(userName),
    draftKey: at.secrets
      .derive(via === 'password' ? `drafts/${userId}` : `drafts of a look/${sessionId}`)
      .toString('base64'),
  };
};

const restOf = (rests: Reading['actor']['rests']): Me['rest'] => {
  const last = lastRest(rests?.because ?? []);
  return rests && last ? { why: last.why, until: last.until, closed: rests.closed } : null;
};

const isPilot = (pilots: string[], registrationNo: string | null): boolean =>
  pilots.length === 0 || (registrationNo !== null && pilots.includes(registrationNo));

/** Whether the actor may use features in pilot. */
export const readsPilot = async (at: Reading): Promise<boolean> => {
  const pilots = await readSetting(at.db, pilotAgents);
  if (pilots.length === 0) return true;
  const [row] = await at.db
    .select({ registrationNo: personPublic.registrationNo })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  return isPilot(pilots, row?.registrationNo ?? null);
};
