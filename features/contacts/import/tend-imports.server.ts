import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { resumeInterrupted } from '../resume-interrupted.server.ts';
import { importJob } from './choose.server.ts';
import { importHours } from './import.words.ts';

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
        await resumeInterrupted(at, 'contact_import', ['RUNNING', 'UNDOING'], importJob, (importId) => ({ importId }));
        await ask(at.db, over, [at.clock.now().subtract({ hours: importHours }).toString()]);
      },
    ),
});
