import { and, eq, getViewSelectedFields, gt, isNull, sql } from 'drizzle-orm';
import { sessionPublic } from '#features/identity/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { portalView } from '../tables.server.ts';

/** The look of this session and its member of staff; undefined if the look or the staff session has ended. */
export const findPortalView = async (at: Reading) => {
  const [row] = await at.db
    .select({ view: portalView, staff: getViewSelectedFields(personPublic) })
    .from(portalView)
    .innerJoin(personPublic, eq(personPublic.id, portalView.staffId))
    .innerJoin(sessionPublic, eq(sessionPublic.id, portalView.staffSessionId))
    .where(
      and(
        eq(portalView.sessionId, at.actor.sessionId),
        isNull(portalView.endedAt),
        isNull(personPublic.disabledAt),
        isNull(sessionPublic.revokedAt),
        gt(sessionPublic.expiresAt, at.clock.now().toString()),
      ),
    );
  if (!row) return undefined;
  const { id: userId, userName, role, desks } = row.staff;
  const staff: Actor = { userId, userName, role, desks, via: 'amsaccess', sessionId: at.actor.sessionId };
  return hasDesk(staff, 'people') ? { view: row.view, staff, staffName: row.staff.name } : undefined;
};

/**
 * Runs before every call through a portal. Checks that the member of staff is still signed in and of the people desk,
 * and writes each call, with the ids of the records that it is for, once to the audit trail in their name.
 */
export const noteCall = async (at: Reading, call: string, ids: string[]): Promise<void> => {
  const look = await findPortalView(at);
  if (!look) throw new Refusal('session.unauthenticated', 'This look into the portal is over.');
  const noted = [call, ...ids].join(' ');
  if (look.view.calls.includes(noted)) return;
  await transact({ ...at, actor: look.staff }, async (within) => {
    // A page makes several calls at once, and may make the same one twice.
    const [added] = await within.db
      .update(portalView)
      .set({ calls: sql`array_append(${portalView.calls}, ${noted})` })
      .where(and(eq(portalView.id, look.view.id), sql`${noted} <> ALL (${portalView.calls})`))
      .returning({ id: portalView.id });
    if (!added) return;
    await record(within, {
      aggregate: 'portal',
      aggregateId: added.id,
      action: 'portal.viewed',
      detail: { personId: look.view.personId, call, ids },
    });
  });
};
