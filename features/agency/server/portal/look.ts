import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { session } from '#features/identity/server/index.ts';
import { person } from '#features/people/server/index.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { saysAll } from '#platform/server/http/page-of.ts';
import { portalView } from '../tables.ts';

/** The look that this session is for, and who looks; nothing once it was ended, or its staff session was. */
export const lookOf = async (at: Reading) => {
  const [found] = await at.db
    .select({ view: portalView, staff: person })
    .from(portalView)
    .innerJoin(person, eq(person.id, portalView.staffId))
    .innerJoin(session, eq(session.id, portalView.staffSessionId))
    .where(
      and(
        eq(portalView.sessionId, at.actor.sessionId),
        isNull(portalView.endedAt),
        isNull(person.disabledAt),
        isNull(session.revokedAt),
        gt(session.expiresAt, at.clock.now().toString()),
      ),
    );
  if (!found) return undefined;
  const { id: userId, userName, role, desks } = found.staff;
  const staff: Actor = { userId, userName, role, desks, via: 'amsaccess', sessionId: at.actor.sessionId };
  return hasDesk(staff, 'people') ? { view: found.view, staff, staffName: found.staff.name } : undefined;
};

/**
 * Before anything is shown through a portal: whoever looks is still of the people desk and signed in, and the page that
 * they look at is on the record, each once, in their own name.
 */
export const notePage = async (at: Reading, page: string): Promise<void> => {
  const look = await lookOf(at);
  if (!look) throw new Refusal('session.unauthenticated', 'This look into the portal is over.');
  if (saysAll(look.view.page, page)) return;
  await transact({ ...at, actor: look.staff }, async (within) => {
    const [turned] = await within.db
      .update(portalView)
      .set({ page })
      .where(and(eq(portalView.id, look.view.id), ne(portalView.page, page)))
      .returning({ id: portalView.id });
    // Calls of one page come at once: the first tells of it.
    if (!turned) return;
    await record(within, {
      aggregate: 'portal',
      aggregateId: turned.id,
      action: 'portal.viewed',
      detail: { personId: look.view.personId, page },
    });
  });
};
