import { and, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Clock } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { peopleFile } from '../tables.server.ts';

/** How long a file stays that was not applied. */
const retention = { hours: 24 };

const ranOut = (clock: Clock): string => clock.now().subtract(retention).toString();

/** Whether a file is there: it was applied, or was uploaded within a day. */
export const isKept = ({ clock }: { clock: Clock }): SQL | undefined =>
  or(isNotNull(peopleFile.appliedAt), gt(peopleFile.madeAt, ranOut(clock)));

/** Each hour: the lines of files that nobody applied within a day go. */
export const endPeopleFiles = (services: Services): Job => ({
  name: 'agency.end-people-files',
  everyCron: '18 * * * *',
  run: () => {
    const at = { ...services, ...internalOrigin('agency.end-people-files'), actor: null, db: services.database };
    return transact(at, async ({ db }) => {
      await db.delete(peopleFile).where(and(isNull(peopleFile.appliedAt), lte(peopleFile.madeAt, ranOut(at.clock))));
    });
  },
});
