import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { copyDemo, loadDemo } from '../test/demo-folder.ts';
import { freePort, launchGable, removeDataDir } from '../test/gable-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that returns the URL of a shared server, and starts it at the first request. */
    sharedServer: string;
  }
}

/** `log`: where what it said is written when the run ends. `otherOrigin`: pages of there may call it by bearer. */
export type Served = { url: string; log: string; otherOrigin: string };

type Server = Served & { close: () => Promise<void> };

const results = fileURLToPath(new URL('../test-results', import.meta.url));

/** One server on one demo agency, for all journeys that leave each other’s cases alone. */
const gable = async (project: TestProject): Promise<Server> => {
  const log = `${results}/shared-gable.log`;
  const otherOrigin = `http://localhost:${await freePort()}`;
  const server = launchGable({
    dataDir: await copyDemo(project.getProvidedContext()),
    port: await freePort(),
    env: { LOG_LEVEL: 'warn', ALLOWED_ORIGINS: otherOrigin },
  });
  const close = async () => {
    await server.stop();
    mkdirSync(results, { recursive: true });
    writeFileSync(log, server.output());
    await removeDataDir(server.dataDir);
  };
  await server.untilReady(170_000).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url: server.url, log, otherOrigin, close };
};

/** The pages on which the kit is tried, built once. */
const fixture = async (): Promise<Server> => {
  const { serveFixture } = await import('./kit/fixture/serve.ts');
  return { ...(await serveFixture()), log: '', otherOrigin: '' };
};

const servers: Record<string, (project: TestProject) => Promise<Server>> = { '/gable': gable, '/fixture': fixture };

/** Starts the shared servers at their first use, and stops them at the end of the run. */
export default async function setup(project: TestProject) {
  // Unit tests come before the journeys, long enough for the demo agency to be loaded. What fails is tried again by the first journey.
  const loading = process.env.WHOLE_RUN ? loadDemo(project.getProvidedContext()).catch(() => undefined) : undefined;
  const started = new Map<string, Promise<Server>>();
  const startOnce = (path: string) => {
    const start = servers[path] ?? (() => Promise.reject(new Error(`Nothing is shared at ${path}`)));
    const server = started.get(path) ?? start(project);
    started.set(path, server);
    return server;
  };
  const starter = createServer(async (request, response) => {
    const answer = await startOnce(request.url ?? '').then(
      ({ close: _, ...served }): Served => served,
      (error: Error) => ({ failure: error.message }),
    );
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => starter.listen(0, '127.0.0.1', ready));
  project.provide('sharedServer', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);

  return async () => {
    await loading;
    starter.closeAllConnections();
    starter.close();
    for (const server of started.values()) await server.then(({ close }) => close()).catch(() => undefined);
  };
}
