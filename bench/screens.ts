import { fileURLToPath } from 'node:url';
import { enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { askedFor } from './screens/asked.ts';
import { casesOf, people } from './screens/cases.ts';
import { openBrowsers, takeShot } from './screens/shot.ts';

/**
 * `npm run screens [widths] [light | dark] [parts of names]`: pictures of every step and page to look at, or of what is
 * asked for, as in `npm run screens 360 dark billing`.
 */
const folder = fileURLToPath(new URL('../test-results/screens', import.meta.url));
const { widths, schemes, shots } = askedFor(process.argv.slice(2));

await withDemo(async (url) => {
  const members = new Map<string, Member>();
  for (const userName of people) members.set(userName, await enterDemo(url, userName));
  const cases = await casesOf(members);
  await withBrowser(async (browser) => {
    for (const width of widths) {
      const browserOf = openBrowsers(browser, url, members, width);
      for (const shot of shots) {
        const path = `${folder}/${shot.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}`;
        const failed = await takeShot(await browserOf(shot.as), shot, cases, path, schemes).then(
          () => '',
          (error: Error) => error.message.split('\n')[0],
        );
        console.error(`${width} ${shot.name} ${failed}`);
      }
    }
  });
});
