import { fileURLToPath } from 'node:url';
import { enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { agencyShots } from './screens/agency-shots.ts';
import { casesOf, people } from './screens/cases.ts';
import { deskShots } from './screens/desk-shots.ts';
import { entryShots } from './screens/entry-shots.ts';
import { homeShots } from './screens/home-shots.ts';
import { profileShots } from './screens/profile-shots.ts';
import { openBrowsers, takeShot } from './screens/shot.ts';
import { wizardShots } from './screens/wizard-shots.ts';

/** `npm run screens [parts of names]`: pictures of every step and page, at three widths, by day and by night, to look at. */
const folder = fileURLToPath(new URL('../test-results/screens', import.meta.url));
const asked = process.argv.slice(2);
const isAsked = ({ name }: { name: string }) => asked.length === 0 || asked.some((part) => name.includes(part));
const shots = [...entryShots, ...homeShots, ...wizardShots, ...deskShots, ...agencyShots, ...profileShots].filter(
  isAsked,
);
const widths = (process.env.SCREENS_WIDTHS ?? '360,1024,1440').split(',').map(Number);

await withDemo(async (url) => {
  const members = new Map<string, Member>();
  for (const userName of people) members.set(userName, await enterDemo(url, userName));
  const cases = await casesOf(members);
  await withBrowser(async (browser) => {
    for (const width of widths) {
      const browserOf = openBrowsers(browser, url, members, width);
      for (const shot of shots) {
        const path = `${folder}/${shot.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}`;
        const failed = await takeShot(await browserOf(shot.as), shot, cases, path).then(
          () => '',
          (error: Error) => error.message.split('\n')[0],
        );
        console.error(`${width} ${shot.name} ${failed}`);
      }
    }
  });
});
