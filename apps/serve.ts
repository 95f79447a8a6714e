import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { demoAccounts } from '#demo/accounts.ts';
import { readLoad } from '#demo/load/progress.ts';
import { openApart } from '#platform/server/apart/apart.ts';
import { makeApp } from '#platform/server/http/app.ts';
import { openServices } from '#platform/server/services.ts';
import type { Begun } from './begin.ts';
import { compose } from './compose.ts';
import { decideDemo } from './decide-demo.ts';
import { workedJobs } from './held-jobs.ts';
import { requireMail } from './require-mail.ts';
import { demoSteps, serverRooms } from './server-rooms.ts';
import { announce, explain, showLoading } from './words-at-start.ts';

/** The server: API, pages and jobs in one process. Ends gracefully on SIGTERM and SIGINT. */
export const serve = async ({ config: initialConfig, log, database }: Begun): Promise<void> => {
  const opened = await openServices(initialConfig, log, { database });
  const config = await decideDemo(opened.database, initialConfig)
    .then((demo) => requireMail({ ...initialConfig, demo }))
    .catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  const services = { ...opened, config };
  const composed = await compose(services, demoAccounts);
  if (config.demo && !(await readLoad(services.database))?.isComplete) {
    const { demoSizes, loadDemo } = await import('#demo/load-demo.ts');
    const progress = showLoading(process.stderr);
    await loadDemo(services, { ...demoSizes[config.demoSize], steps: demoSteps, progress });
  }
  for (const { begin } of serverRooms) await begin?.(services);
  await untilWebIsBuilt();
  const apart = openApart(new URL('./apart.ts', import.meta.url), { config, url: opened.url }, log);
  const web = new URL('../dist/web/', import.meta.url);
  const app = await makeApp({ ...composed, apart: apart.run }, services, web);

  let ending = false;
  const end = async (code: number) => {
    // A second signal is ignored: a parent process that ends may send it twice.
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    await app.close();
    await apart.close();
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
  await services.jobs.start(workedJobs(composed.jobs, config));
  for (const { warm } of serverRooms) void warm?.(services);
  announce(config, portOf(app.server.address()) ?? config.port, config.demo ? demoAccounts : []);
};

/** Waits for the message of `npm start` that the pages are built. If the build failed, `npm start` has printed why. */
const untilWebIsBuilt = async (): Promise<void> => {
  if (!process.env.WEB_IS_BEING_BUILT) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  await once(process, 'message');
  process.removeAllListeners('disconnect');
  process.disconnect?.();
};

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);
