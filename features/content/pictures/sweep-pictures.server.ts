import { forgetFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

/** A text that is kept in a browser, and not yet saved, may have the picture. */
const unusedDays = 30;

/** Pictures used by a save in progress are locked, and stay. */
const unused = `
  DELETE FROM content_picture WHERE file_id IN (
    SELECT p.file_id FROM content_picture p
    WHERE p.used_at < $1 AND NOT EXISTS (SELECT FROM picture_use u WHERE u.file_id = p.file_id)
    FOR UPDATE SKIP LOCKED)
  RETURNING file_id AS "fileId"`;

/** Deletes pictures that no text has. Their bytes go with the next sweep of files. */
const sweepPictures = async (at: Writing<Actor | null>): Promise<void> => {
  const before = at.clock
    .now()
    .subtract({ hours: 24 * unusedDays })
    .toString();
  for (const { fileId } of await ask<{ fileId: string }>(at.db, unused, [before])) {
    await forgetFile(at, fileId);
    await record(at, { aggregate: 'picture', aggregateId: fileId, action: 'picture.deleted', detail: {} });
  }
};

export const sweepPicturesJob = (services: Services): Job => ({
  name: 'content.sweep-pictures',
  everyCron: '27 3 * * *',
  run: () =>
    transact(
      { ...services, ...internalOrigin('content.sweep-pictures'), actor: null, db: services.database },
      sweepPictures,
    ),
});
