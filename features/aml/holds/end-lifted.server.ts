import { eq } from 'drizzle-orm';
import { startOfDay } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { lockNamed } from '../scope.server.ts';
import { queueFollowers, screenCaseJob, settleCase } from '../screening/settle-case.server.ts';
import { amlHold } from '../tables.server.ts';
import { casesOfSame } from './held.server.ts';

type Due = { id: string; caseId: string };

/** Holds lifted on a day before this one. One lifted just before the job waits for the next night. */
const lifted =
  'SELECT id, case_id AS "caseId" FROM aml_hold WHERE ended_at IS NULL AND lifted_at < $1 ORDER BY lifted_at, id';

/** Holds placed by an update of Gable: no call brought their consequences up to date. */
const placedByUpdate = 'SELECT DISTINCT case_id AS "caseId" FROM aml_hold WHERE ended_at IS NULL AND by IS NULL';

/** Each night: ends the holds that were lifted. */
export const endLifted = (services: Services): Job => ({
  name: 'aml.nightly',
  everyCron: '10 4 * * *',
  run: async () => {
    const { database, clock } = services;
    for (const due of await ask<Due>(database, lifted, [startOfDay(today(clock))]))
      await inTransaction(database, (db) => endHold({ ...services, ...internalOrigin('jobs'), actor: null, db }, due));
    for (const { caseId } of await ask<{ caseId: string }>(database, placedByUpdate))
      await inTransaction(database, (db) =>
        queueFollowers({ ...services, ...internalOrigin('jobs'), actor: null, db }, caseId),
      );
  },
});

/** The case is locked before its hold. Other cases of the same person follow. */
export const endHold = async (at: Writing<null>, { id, caseId }: Due): Promise<void> => {
  const row = await lockNamed(at.db, caseId);
  await at.db.update(amlHold).set({ endedAt: at.clock.now().toString() }).where(eq(amlHold.id, id));
  if (row) {
    await settleCase(at, row);
    await queueFollowers(at, row.id);
  }
  for (const other of await casesOfSame(at.db, caseId)) await at.jobs.send(at.db, screenCaseJob, { caseId: other });
};
