import { fileURLToPath } from 'node:url';
import { sampleInfo } from '#demo/sample.ts';
import { must } from '../e2e/journey/caller.ts';
import { callsOf, enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { aFullCase } from './harness/full-case.ts';
import { agencyShots } from './screens/agency-shots.ts';
import { type Cases, openBrowsers, takeShot } from './screens/shot.ts';
import { wizardShots } from './screens/wizard-shots.ts';

/** `npm run screens [parts of names]`: pictures of every step and page, at three widths, by day and by night, to look at. */
const folder = fileURLToPath(new URL('../test-results/screens', import.meta.url));
const asked = process.argv.slice(2);
const isAsked = ({ name }: { name: string }) => asked.length === 0 || asked.some((part) => name.includes(part));
const widths = (process.env.SCREENS_WIDTHS ?? '360,1024,1440').split(',').map(Number);

await withDemo(async (url) => {
  const members = new Map<string, Member>();
  for (const userName of ['hannah.lim', 'mei.tan', 'admin']) members.set(userName, await enterDemo(url, userName));
  const hannah = members.get('hannah.lim');
  if (!hannah) return;
  const agent = callsOf(hannah);
  const property = { ...sampleInfo().property, unit: '42-02' };
  const { eSubId: empty } = await must(agent.post('/api/v1/esubmissions', sampleInfo({ property })));
  const cases: Cases = { empty, full: await aFullCase(agent, '42-01') };
  await withBrowser(async (browser) => {
    for (const width of widths) {
      const browserOf = openBrowsers(browser, url, members, width);
      for (const shot of [...wizardShots, ...agencyShots].filter(isAsked)) {
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
