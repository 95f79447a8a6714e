import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { callsOf, enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { median } from './harness/figures.ts';
import { aFullCase } from './harness/full-case.ts';
import { table } from './harness/table.ts';
import { fieldsIn, type Kind, typeInto } from './keys/fields.ts';
import { type Keystroke, traceKeys } from './keys/keystrokes.ts';
import { type Place, places } from './keys/places.ts';

/** Milliseconds of the main thread that a key may cost on a phone, which is taken for a quarter as fast. */
const bar = 50;
const throttle = Number(process.env.BENCH_THROTTLE ?? 4);

type Typed = Keystroke & { kind: Kind; label: string };

/** What typing costs in every field of the wizard, on a case that is as full as they get. */
export const keysBench = (only = ''): Promise<void> =>
  withDemo(async (url) => {
    const member = await enterDemo(url, 'hannah.lim');
    const eSubId = await aFullCase(callsOf(member), '41-01');
    await withBrowser(async (browser) => {
      for (const place of places.filter(({ name }) => name.includes(only))) {
        console.error(`keys: ${place.name}, load ${loadavg()[0]?.toFixed(1)}`);
        const rows = rowsOf(place.name, await typeAt(browser, member, place, eSubId));
        process.stdout.write(`${table(head, rows)}\n\n`);
      }
    });
  });

const typeAt = async (browser: Browser, { url, token }: Member, place: Place, eSubId: string): Promise<Typed[]> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const part = await place.open(page, eSubId);
  const fields = await fieldsIn(part);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const typed: Typed[] = [];
  for (const field of fields) {
    // A choice before it may have taken it away.
    if (!(await field.handle.isVisible())) continue;
    const keystrokes = await traceKeys(browser, page, async () => void (await typeInto(page, field)));
    typed.push(...keystrokes.map((each) => ({ ...each, kind: field.kind, label: field.label })));
  }
  await context.close();
  return typed;
};

const head = ['ms of main thread a key, 4 ×', 'keys', 'p50', 'max', 'over', 'longest task', 'later', 'the most in', ''];

const rowsOf = (place: string, typed: Typed[]): string[][] =>
  [...Map.groupBy(typed, ({ kind }) => kind)].map(([kind, same]) => {
    const most = same.reduce((a, b) => (b.work > a.work ? b : a));
    const longest = Math.max(...same.map((each) => each.longest));
    return [
      `${place}: ${kind}`,
      String(same.length),
      median(same.map(({ work }) => work)).toFixed(1),
      most.work.toFixed(1),
      String(same.filter(({ work }) => work > bar).length),
      longest.toFixed(1),
      median(same.map(({ later }) => later)).toFixed(1),
      most.label,
      most.work <= bar ? 'ok' : 'over',
    ];
  });
