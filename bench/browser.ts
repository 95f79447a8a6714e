import { measureBytes } from './browser/bytes.ts';
import { withFront } from './browser/front.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { findPages } from './browser/pages.ts';
import { withBrowser, withDemo } from './harness/demo.ts';

/**
 * Measures the size of the built pages in a real browser, and Lighthouse's scores. `only` is `bytes` or `lighthouse`, or part of
 * the name of pages, which Lighthouse alone looks at: a size is beyond that of other pages.
 */
export const browserBench = (only = ''): Promise<void> =>
  withDemo(async (url) => {
    const pages = await findPages(url);
    if (only === '' || only === 'bytes')
      await withBrowser(async (browser) => {
        process.stdout.write(`${await measureBytes(browser, url, pages)}\n\n`);
      });
    if (only !== 'bytes') {
      const named = only === 'lighthouse' ? pages : pages.filter(({ name }) => name.includes(only));
      const judged = named.filter(({ marks }) => marks !== undefined);
      process.stdout.write(`${await withFront(url, (front) => measureLighthouse(front, judged))}\n`);
    }
  });
