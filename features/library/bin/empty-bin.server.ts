import { eq } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { binDays } from '../library.words.ts';
import { lockLibrary } from '../policy.server.ts';
import { form, formFolder, formVersion } from '../tables.server.ts';

/** The folders whose time in the bin is over, with all below them: the lowest first. */
const overFolders = `
  WITH RECURSIVE over AS (
    SELECT id, name, 0 AS level FROM form_folder WHERE binned_at < $1
    UNION
    SELECT f.id, f.name, over.level + 1 FROM form_folder f JOIN over ON over.id = f.parent_id
  )
  SELECT id, name, max(level) AS level FROM over GROUP BY id, name ORDER BY 3 DESC`;

const overForms = 'SELECT id, name FROM form WHERE binned_at < $1 OR folder_id = ANY($2::uuid[])';

type Over = { id: string; name: string };

/** Deletes what has lain in the bin for its days. The files go with the next sweep. */
const emptyBin = async (at: Writing<Actor | null>): Promise<void> => {
  await lockLibrary(at);
  const before = at.clock
    .now()
    .subtract({ hours: 24 * binDays })
    .toString();
  const folders = await ask<Over>(at.db, overFolders, [before]);
  const forms = await ask<Over>(at.db, overForms, [before, folders.map(({ id }) => id)]);
  for (const each of forms) await deleteForm(at, each);
  for (const { id, name } of folders) {
    await at.db.delete(formFolder).where(eq(formFolder.id, id));
    await record(at, { aggregate: 'folder', aggregateId: id, action: 'folder.deleted', detail: { name } });
  }
};

const deleteForm = async (at: Writing<Actor | null>, { id, name }: Over) => {
  const versions = await at.db.delete(formVersion).where(eq(formVersion.formId, id)).returning();
  for (const { fileId } of versions) await forgetFile(at, fileId);
  await at.db.delete(form).where(eq(form.id, id));
  await record(at, { aggregate: 'form', aggregateId: id, action: 'form.deleted', detail: { name } });
};

export const emptyBinJob = (services: Services): Job => ({
  name: 'library.empty-bin',
  everyCron: '17 3 * * *',
  run: () =>
    transact({ ...services, ...internalOrigin('library.empty-bin'), actor: null, db: services.database }, emptyBin),
});
