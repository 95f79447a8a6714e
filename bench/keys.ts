import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { callsOf, enterDemo, type Member } from './harness/caller.ts';
import { withBrowser, withDemo } from './harness/demo.ts';
import { median } from './harness/figures.ts';
import { aFullCase } from './harness/full-case.ts';
import { stolenWhile } from './harness/stolen.ts';
import { table } from './harness/table.ts';
import { fieldsIn, type Kind, typeInto } from './keys/fields.ts';
import { type Keystroke, traceKeys } from './keys/keystrokes.ts';
import { type Place, places } from './keys/places.ts';

/** Milliseconds of the main thread that a key may cost on a phone, which is taken for a quarter as fast. */
const bar = 100;
const throttle = Number(process.env.BENCH_THROTTLE ?? 4);
/** What other machines take away makes a key up to three times as slow, now and then: each is pressed as often as this. */
const passes = Number(process.env.BENCH_PASSES ?? 3);

/** A key of a field, with what it cost each time. */
type Typed = { kind: Kind; label: string; times: Keystroke[] };

/** What typing costs in every field of the wizard, on a case that is as full as they get. */
export const keysBench = (only = ''): Promise<void> =>
  withDemo(async (url) => {
    const member = await enterDemo(url, 'hannah.lim');
    const eSubId = await aFullCase(callsOf(member), '41-01');
    await withBrowser(async (browser) => {
      for (const place of places.filter(({ name }) => name.includes(only))) {
        console.error(`keys: ${place.name}, load ${loadavg()[0]?.toFixed(1)}`);
        const { done, stolen } = await stolenWhile(() => typeOften(browser, member, place, eSubId));
        process.stdout.write(`${table(head, rowsOf(place.name, done))}\nstolen by other machines: ${stolen}\n\n`);
      }
    });
  });

const typeOften = async (browser: Browser, member: Member, place: Place, eSubId: string): Promise<Typed[]> => {
  const keys = new Map<string, Typed>();
  for (let pass = 0; pass < passes; pass++)
    for (const { kind, label, name, keystroke } of await typeAt(browser, member, place, eSubId)) {
      const key = keys.get(name) ?? { kind, label, times: [] };
      key.times.push(keystroke);
      keys.set(name, key);
    }
  return [...keys.values()];
};

const typeAt = async (browser: Browser, { url, token }: Member, place: Place, eSubId: string) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const part = await place.open(page, eSubId);
  const fields = await fieldsIn(part);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const typed: { kind: Kind; label: string; name: string; keystroke: Keystroke }[] = [];
  for (const [at, { handle, kind, label }] of fields.entries()) {
    // A choice before it may have taken it away.
    if (!(await handle.isVisible())) continue;
    const keystrokes = await traceKeys(browser, page, async () => void (await typeInto(page, { handle, kind, label })));
    typed.push(...keystrokes.map((keystroke, key) => ({ kind, label, name: `${at} ${key}`, keystroke })));
  }
  await context.close();
  return typed;
};

const head = [
  'ms of main thread a key, 4 ×',
  'keys',
  'p50',
  'most, quickest',
  'most, middle',
  'over',
  'most of all',
  'over',
  'longest task',
  'later',
  'the most in',
  '',
];

const rowsOf = (place: string, typed: Typed[]): string[][] =>
  [...Map.groupBy(typed, ({ kind }) => kind)].map(([kind, same]) => {
    const all = same.flatMap(({ times }) => times);
    const works = all.map(({ work }) => work);
    const middles = same.map(({ label, times }) => ({ label, work: median(times.map(({ work }) => work)) }));
    const most = middles.reduce((a, b) => (b.work > a.work ? b : a));
    const quickest = same.map(({ times }) => Math.min(...times.map(({ work }) => work)));
    return [
      `${place}: ${kind}`,
      String(same.length),
      median(works).toFixed(1),
      Math.max(...quickest).toFixed(1),
      most.work.toFixed(1),
      String(middles.filter(({ work }) => work > bar).length),
      Math.max(...works).toFixed(1),
      `${works.filter((work) => work > bar).length} of ${works.length}`,
      Math.max(...all.map(({ longest }) => longest)).toFixed(1),
      median(all.map(({ later }) => later)).toFixed(1),
      most.label,
      most.work <= bar ? 'ok' : 'over',
    ];
  });
