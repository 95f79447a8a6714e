import { eq } from 'drizzle-orm';
import { sessionPublic, signOut } from '#features/identity/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { portalView } from '../tables.server.ts';
import { findPortalView } from './portal-view.server.ts';

/** The data of the banner above a portal. */
export const readPortal = async (at: Reading) => {
  const look = at.actor.via === 'amsaccess' ? await findPortalView(at) : undefined;
  if (!look) throw missing('portal');
  const [own] = await at.db
    .select({ name: personPublic.name, until: sessionPublic.expiresAt })
    .from(sessionPublic)
    .innerJoin(personPublic, eq(personPublic.id, sessionPublic.personId))
    .where(eq(sessionPublic.id, at.actor.sessionId));
  if (!own) throw missing('portal');
  return { ...own, staff: look.staffName, reason: look.view.reason };
};

export const closePortal = async (at: Writing): Promise<undefined> => {
  const look = at.actor.via === 'amsaccess' ? await findPortalView(at) : undefined;
  if (!look) throw missing('portal');
  await at.db.update(portalView).set({ endedAt: at.clock.now().toString() }).where(eq(portalView.id, look.view.id));
  await signOut(at);
  await record(
    { ...at, actor: look.staff },
    { aggregate: 'portal', aggregateId: look.view.id, action: 'portal.closed', detail: { personId: at.actor.userId } },
  );
};
