import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { type House, port } from '#platform/server/room.ts';
import { engineOf } from './hits/engine.server.ts';
import { listsInForce } from './lists/in-force.server.ts';
import type { Source } from './screening.words.ts';

/** The channel of `NOTIFY`: the id of a version that has come into force. */
export const listChannel = 'screening_list';
export const listChangedJob = 'screening.list-changed';

export type ListChange = {
  /** The version that has come into force. */
  listVersionId: number;
  source: Source;
  /** The source had no list before: everything of it is new, and everybody must be screened against the whole of it. */
  whole: boolean;
};

/**
 * Rooms above that screen again when a list changes. Called by a job of this room after the new version is in force, at least once;
 * an offer that throws is called again with the others. Long work is queued as a job of its own.
 */
export const listChanged = port<(services: Services, change: ListChange) => Promise<void>>('screening.list-changed');

/** Asks the rooms that screen again, once the new version can be searched here. */
export const announceChange = (services: Services, house: House): Job<ListChange> => ({
  name: listChangedJob,
  run: async (change) => {
    const engine = engineOf(services);
    await engine.asking(async () => {
      engine.keep((await listsInForce(services.database)).map(({ id }) => id));
      await engine.ready({ versionId: change.listVersionId });
    });
    for (const screenAgain of house.all(listChanged)) await screenAgain(services, change);
  },
});
