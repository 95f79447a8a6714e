import type { Services } from '#platform/server/context.ts';
import { listChannel } from '../list-changed.server.ts';
import { listsInForce } from '../lists/in-force.server.ts';
import { engineOf } from './engine.server.ts';

/** Indexes the lists in force when the server has started, and each that comes, before anybody is screened. */
export const keepListsIndexed = async (services: Services): Promise<void> => {
  const index = () =>
    indexLists(services).catch((error: Error) =>
      services.log.warn(
        { reason: error.message },
        'The lists are not indexed yet: whoever is screened first waits for it',
      ),
    );
  await services.channels.watch(listChannel, { notified: () => void index(), lost: () => undefined });
  await index();
};

const indexLists = (services: Services): Promise<void> => {
  const engine = engineOf(services);
  return engine.asking(async () => {
    const versions = (await listsInForce(services.database)).map(({ id }) => id);
    engine.keep(versions);
    await Promise.all(versions.map((versionId) => engine.ready({ versionId })));
  });
};
