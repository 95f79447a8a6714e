import { fileURLToPath } from 'node:url';
import { enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { askedFor } from './screens/asked.ts';
import { casesOf, people } from './screens/cases.ts';
import { drawSheets } from './screens/sheets.ts';
import { openBrowsers, takeShot } from './screens/shot.ts';

/**
 * `npm run screens [widths] [light | dark] [parts of names]`: pictures of every step and page to look at, or of what is
 * asked for, as in `npm run screens 390 dark billing`, with sheets of many small ones. Fails on what a census of a page finds wrong.
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
        const faults = await takeShot(await browserOf(shot.as), shot, cases, path, schemes).catch((error: Error) => [
          `not taken: ${error.message.split('\n')[0]}`,
        ]);
        console.error(`${width} ${shot.name}${faults.map((fault) => `\n  ${fault}`).join('')}`);
        if (faults.length > 0) process.exitCode = 1;
      }
      for (const scheme of schemes) await drawSheets(folder, width, scheme);
    }
  });
});
