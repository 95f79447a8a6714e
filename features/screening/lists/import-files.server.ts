import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { formatDay } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { Import } from '#platform/server/room.ts';
import { type Source, sources } from '../screening.words.ts';
import { importList, waitingWords } from './import-list.server.ts';

/** Said on the command line where a loss of much of a list is meant. */
const acceptLoss = '--accept-loss';

/** Loads a list from files of the command line. */
export const importFrom =
  (source: Source): Import =>
  async (at, paths, how) => {
    const files = paths.map((path) => ({ name: basename(path), open: async () => createReadStream(path) }));
    try {
      const done = await importList(at, {
        source,
        files,
        loadedBy: 'CLI',
        acceptLoss: how?.flags.has(acceptLoss) ?? false,
      });
      if (done.state === 'WAITING')
        throw new OperatorError(`${waitingWords(done)} Or load it again with ${acceptLoss}.`);
      const { entities, came, gone, changed, asOf } = done;
      return `${sources[source]} of ${formatDay(asOf)}: ${entities} entries; ${came} came, ${gone} left, ${changed} changed`;
    } catch (error) {
      if (error instanceof Refusal) throw new OperatorError(error.message);
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new OperatorError(`There is no file ${(error as NodeJS.ErrnoException).path}.`);
      throw error;
    }
  };
