import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { ThreadSetup } from '#platform/server/apart/apart.ts';
import { performApart } from '#platform/server/apart/in-thread.ts';
import { openLog } from '#platform/server/log.ts';
import { connectServices } from '#platform/server/services.ts';
import { compose } from './compose.ts';

/** What the thread for long calls runs (`apart: true`): the services and routes of the server, without its port and jobs. */

// Whoever waits for the server comes first. On Linux this is of the calling thread alone, elsewhere of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { config, url } = workerData as ThreadSetup;
const services = await connectServices(config, openLog(config.logLevel), url);
const { routes, requireConfirmed, close } = await compose(services);
performApart(routes, services, {
  requireConfirmed,
  close: async () => {
    close();
    await services.close();
  },
});
