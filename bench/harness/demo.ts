import type { Browser } from 'playwright-core';
import { launch } from '../../e2e/browser.ts';
import { freePort, launchGable, makeDataDir, removeDataDir } from '../../test/gable-process.ts';

/** The real server on a demo agency of its own, for as long as it is measured. `DEMO_SIZE=small` takes less time to load, `full` more. */
export const withDemo = async (measure: (url: string) => Promise<void>): Promise<void> => {
  const env = { LOG_LEVEL: 'warn', ...(process.env.DEMO_SIZE && { DEMO_SIZE: process.env.DEMO_SIZE }) };
  const gable = launchGable({ dataDir: makeDataDir(), port: await freePort(), env });
  try {
    await gable.untilReady(170_000);
    await measure(gable.url);
  } finally {
    await gable.stop();
    await removeDataDir(gable.dataDir);
  }
};

export const withBrowser = async (measure: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await launch();
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
};
