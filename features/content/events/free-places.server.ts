import { and, eq, gt } from 'drizzle-orm';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { event, eventRegistration } from '../tables.server.ts';
import { fill, hasLeft, lockEvent } from './register.server.ts';

/** Whoever leaves the agency gives the places of events to come to those who wait for them. */
export const freePlacesJob = (services: Services): Job => ({
  name: 'content.free-places',
  everyCron: '*/5 * * * *',
  run: async () => {
    const at = { ...services, ...internalOrigin('content.free-places'), actor: null, db: services.database };
    const found = await at.db
      .selectDistinct({ id: event.id })
      .from(event)
      .innerJoin(eventRegistration, eq(eventRegistration.eventId, event.id))
      .where(and(gt(event.startsAt, at.clock.now().toString()), hasLeft));
    for (const { id } of found)
      await transact(at, async (within) => {
        const locked = await lockEvent(within, id);
        if (locked.isOpen) await fill(within, locked);
      });
  },
});
