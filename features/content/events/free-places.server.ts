import { and, eq, gt } from 'drizzle-orm';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { event, eventRegistration } from '../tables.server.ts';
import { fill, hasLeft, lockEvent } from './register.server.ts';

/** Gives the places of people who left the agency to the waiting list, for coming events. */
export const freePlacesJob = (services: Services): Job => ({
  name: 'content.free-places',
  everyCron: '*/5 * * * *',
  run: async () => {
    const at = { ...services, ...internalOrigin('content.free-places'), actor: null, db: services.database };
    const events = await at.db
      .selectDistinct({ id: event.id })
      .from(event)
      .innerJoin(eventRegistration, eq(eventRegistration.eventId, event.id))
      .where(and(gt(event.startsAt, at.clock.now().toString()), hasLeft));
    for (const { id } of events)
      await transact(at, async (within) => {
        const locked = await lockEvent(within, id);
        if (locked.isOpen) await fill(within, locked);
      });
  },
});
