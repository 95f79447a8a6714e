import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { demoAccounts, demoSizes, loadDemo } from '#demo/load-demo.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { makeApp } from '#platform/server/http/app.ts';
import { openLog } from '#platform/server/log.ts';
import { openServices } from '#platform/server/services.ts';
import { compose } from './compose.ts';
import { probePort } from './probe-port.ts';
import { announce, explain, tellLoading } from './words-at-start.ts';

/** The server: API, pages and jobs in one process. Ends gracefully on SIGTERM and SIGINT. */
const main = async () => {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  try {
    await probePort(config);
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
  const services = await openServices(config, log);
  const composed = await compose(services, demoAccounts);
  if (config.demo) await loadDemo(services, { ...demoSizes[config.demoSize], progress: tellLoading(process.stderr) });
  await untilWebIsBuilt();
  const app = await makeApp(composed, services, new URL('../dist/web/', import.meta.url));

  let ending = false;
  const end = async (code: number) => {
    // A second signal is not "hurry": a dying parent may send it twice.
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    await app.close();
    composed.close();
    await services.close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    console.error(explain(error, config));
    return end(1);
  }
  await services.jobs.start(composed.jobs);
  announce(config, portOf(app.server.address()) ?? config.port, config.demo ? demoAccounts : []);
};

/** `npm start` builds the pages meanwhile, and sends word; when it could not, it has said why. */
const untilWebIsBuilt = async (): Promise<void> => {
  if (!process.env.WEB_IS_BEING_BUILT) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  await once(process, 'message');
  process.removeAllListeners('disconnect');
  process.disconnect?.();
};

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(explain(error));
  if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
