import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { makeDemoDir } from '#test/a-gable.ts';
import { freePort, type GableProcess, keepLog, launchGable, removeDataDir } from '#test/gable-process.ts';
import { ensureLaunched } from './browser.ts';
import type { Hands } from './journey/hands.ts';
import { shared } from './served.ts';
import type { Served } from './served-setup.ts';
import { type Place, type Visit, visit } from './visit.ts';

/** Opens a page of a server and calls `walk`. `expected` matches console messages that are part of the test. */
const visitsOf =
  (server: () => Pick<Place, 'gable' | 'browser' | 'fetchesAhead'>) =>
  (
    name: string,
    width: number,
    walk: (here: Visit) => Promise<void>,
    expected?: (line: string) => boolean,
    hands?: Hands,
  ) =>
    visit({ ...server(), name, width, expected, hands }, walk);

/** A server with its own agency, the demo's by default, and a browser, for tests that change settings or people. */
export const gableAndBrowser = (env: Record<string, string> = {}) => {
  let gable: GableProcess;
  let browser: Browser;
  beforeAll(async () => {
    gable = launchGable({
      dataDir: await makeDemoDir(env),
      port: await freePort(),
      env: { LOG_LEVEL: 'warn', ...env },
    });
    [browser] = await Promise.all([ensureLaunched(), gable.untilReady(170_000)]);
  });
  afterAll(async () => {
    await gable.stop();
    await removeDataDir(gable.dataDir);
  });
  return {
    gable: () => gable,
    visit: visitsOf(() => ({ gable: { url: gable.url, log: () => keepLog(gable) }, browser })),
  };
};

/** A browser on the shared server. Tests on it change only submissions that they made. */
export const sharedGable = ({ fetchesAhead = false } = {}) => {
  let gable: Served;
  let browser: Browser;
  beforeAll(async () => {
    [browser, gable] = await Promise.all([ensureLaunched(), shared('gable')]);
  });
  return {
    url: () => gable.url,
    otherOrigin: () => gable.otherOrigin,
    visit: visitsOf(() => ({ gable: { url: gable.url, log: () => gable.log }, browser, fetchesAhead })),
  };
};
