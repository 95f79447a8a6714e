import { workerData } from 'node:worker_threads';
import { performApart } from '#platform/server/apart/in-thread.ts';
import type { Given } from '#platform/server/apart/messages.ts';
import { openLog } from '#platform/server/log.ts';
import { connectServices } from '#platform/server/services.ts';
import { compose } from './compose.ts';

/** The thread of the server in which calls are done that take long. */

const { config, url } = workerData as Given;
const services = await connectServices(config, openLog(config.logLevel), url);
const { routes, close } = await compose(services);
performApart(routes, services, async () => {
  close();
  await services.close();
});
