import { launch } from '../e2e/browser.ts';
import { freePort, launchGable, makeDataDir, removeDataDir } from '../test/gable-process.ts';
import { measureBytes } from './browser/bytes.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { findPages } from './browser/pages.ts';

/** What the built pages weigh in a real browser, and Lighthouse's marks; `only` is `bytes` or `lighthouse`. */
export const browserBench = async (only?: string): Promise<void> => {
  const gable = launchGable({ dataDir: makeDataDir(), port: await freePort(), env: { LOG_LEVEL: 'warn' } });
  try {
    await gable.untilReady(170_000);
    const pages = await findPages(gable.url);
    if (only !== 'lighthouse') {
      const browser = await launch();
      process.stdout.write(`${await measureBytes(browser, gable.url, pages)}\n\n`);
      await browser.close();
    }
    if (only !== 'bytes') {
      const judged = pages.filter(({ name }) => name === 'sign-in' || name === 'list');
      process.stdout.write(`${await measureLighthouse(gable.url, judged)}\n`);
    }
  } finally {
    await gable.stop();
    await removeDataDir(gable.dataDir);
  }
};
