import { and, eq, gt, isNull } from 'drizzle-orm';
import { openSession } from '#features/identity/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { portalView } from '../tables.server.ts';

/** How long a look into a portal may last, in seconds. */
export const portalSeconds = 1_800;

/** Uses a token up and opens a read-only session. Only the person who requested the token can use it. */
export const openPortal = (at: Reading, { body }: { body: { token: string } }) =>
  transact(at, async (within) => {
    const now = at.clock.now().toString();
    const [row] = await within.db
      .select({ view: portalView, name: personPublic.name })
      .from(portalView)
      .innerJoin(personPublic, eq(personPublic.id, portalView.personId))
      .where(
        and(
          eq(portalView.tokenHash, hashToken(body.token)),
          eq(portalView.staffId, at.actor.userId),
          gt(portalView.tokenExpiresAt, now),
          isNull(portalView.openedAt),
          isNull(personPublic.disabledAt),
        ),
      )
      .for('update', { of: portalView });
    if (!row)
      throw new Refusal(
        'portal.missing',
        'This link is used or too old. Open the portal from the person’s page again.',
      );
    const { view, name } = row;
    const opened = await openSession(within, view.personId, 'amsaccess', portalSeconds);
    await within.db
      .update(portalView)
      .set({ sessionId: opened.sessionId, openedAt: now })
      .where(eq(portalView.id, view.id));
    await record(within, {
      aggregate: 'portal',
      aggregateId: view.id,
      action: 'portal.opened',
      detail: { personId: view.personId, reason: view.reason, until: opened.expiresAt },
    });
    return { name, until: opened.expiresAt, token: opened.token };
  });
