import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { freePort, type GableProcess, launchGable, makeDataDir, removeDataDir } from '#test/gable-process.ts';
import { launch } from './browser.ts';
import { type Visit, visit } from './visit.ts';

/** The real server on a demo agency of its own, and a browser, for all the tests of a file. */
export const gableAndBrowser = () => {
  let gable: GableProcess;
  let browser: Browser;
  beforeAll(async () => {
    gable = launchGable({ dataDir: makeDataDir(), port: await freePort(), env: { LOG_LEVEL: 'warn' } });
    [browser] = await Promise.all([launch(), gable.untilReady(170_000)]);
  });
  afterAll(async () => {
    await browser?.close();
    await gable.stop();
    await removeDataDir(gable.dataDir);
  });
  return {
    gable: () => gable,
    visit: (name: string, width: number, walk: (here: Visit) => Promise<void>, expected?: (line: string) => boolean) =>
      visit({ gable, browser, name, width, expected }, walk),
  };
};
