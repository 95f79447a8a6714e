import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { importHours } from '../../words/import.ts';
import { importJob } from './choose.ts';

const stalled = `
  UPDATE contact_import SET moved_at = :now WHERE state IN ('RUNNING', 'UNDOING') AND moved_at < :since RETURNING id`;
const over = `
  DELETE FROM contact_import WHERE state IN ('PREVIEW', 'DONE', 'UNDONE') AND coalesce(done_at, made_at) < $1`;

/** Goes on with imports whose server was killed, and deletes previews and what undoes an import after a day. */
export const tendImports = (services: Services): Job => ({
  name: 'contacts.tend-imports',
  everyCron: '*/2 * * * *',
  run: () =>
    transact(
      { ...services, ...internalOrigin('contacts.tend-imports'), actor: null, db: services.database },
      async (at) => {
        const now = at.clock.now();
        const times = { now: now.toString(), since: now.subtract({ minutes: 2 }).toString() };
        for (const { id } of await ask<{ id: string }>(at.db, stalled, times))
          await at.jobs.send(at.db, importJob, { importId: id });
        await ask(at.db, over, [now.subtract({ hours: importHours }).toString()]);
      },
    ),
});
