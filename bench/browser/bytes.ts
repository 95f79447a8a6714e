import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { table } from '../harness/table.ts';
import type { Drawn, Opened } from './pages.ts';

/** Gzipped bytes of each script that a page loaded, by its address. */
type Scripts = Map<string, number>;

/** The scripts that are only for what is drawn by them, by their names. */
const parts: Record<Drawn, RegExp> = { chart: /\/Months-/, calendar: /\/Month-/ };

/** The chart and the calendar that a page loads though it draws none, or draws without having loaded them. */
const wrongParts = (scripts: Scripts, drawn: Drawn[] = []): string[] =>
  (Object.keys(parts) as Drawn[]).flatMap((part) => {
    const isLoaded = [...scripts.keys()].some((path) => parts[part].test(path));
    return isLoaded === drawn.includes(part) ? [] : [isLoaded ? `loads the ${part}` : `has no ${part}`];
  });

/**
 * The JavaScript that opening each page costs, from an empty cache, as gzip -9 makes it: all of it, what sign-in had not
 * loaded, and what the shell had not loaded either. Pages that are fetched ahead while the browser idles don't count.
 */
export const measureBytes = async (browser: Browser, url: string, pages: Opened[]) => {
  const opened = new Map<string, Scripts>();
  for (const page of pages) opened.set(page.name, await open(browser, url, page));
  const [signIn = new Map(), shell = new Map()] = [...opened.values()];
  const rows = pages.map(({ name, bar, drawn }) => {
    const scripts = opened.get(name) ?? new Map();
    if (scripts === signIn) return [name, kB(sum(scripts)), '', '', verdict(sum(scripts), bar)];
    const own = sum(beyond(scripts, signIn, shell));
    return [
      name,
      kB(sum(scripts)),
      kB(sum(beyond(scripts, signIn))),
      kB(own),
      [verdict(own, bar), ...wrongParts(scripts, drawn)].join(' '),
    ];
  });
  return table(['JavaScript, kB gz', 'all', 'beyond sign-in', 'beyond the shell', ''], rows);
};

const verdict = (bytes: number, bar: number | undefined) =>
  bar === undefined ? '' : bytes <= bar ? 'ok' : `over ${kB(bar)}`;

const open = async (browser: Browser, url: string, { path, token, kept = {} }: Opened): Promise<Scripts> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  if (token) await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.addInitScript((before) => {
    window.requestIdleCallback = () => 0;
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  }, kept);
  const scripts: Scripts = new Map();
  const reading: Promise<unknown>[] = [];
  let answers = 0;
  page.on('response', (response) => {
    answers += 1;
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname)) return;
    reading.push(response.body().then((body) => scripts.set(pathname, gzipSync(body, { level: 9 }).length)));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Cards load one after the other, and the browser is idle between them.
  for (let before = -1; before < answers; ) {
    before = answers;
    await page.waitForTimeout(2_000);
  }
  await leaveField(page);
  await Promise.all(reading);
  await context.close();
  return scripts;
};

/** The checks of a form come with the first field that is left, if the browser does not rest before: they count. */
const leaveField = async (page: Page) => {
  const field = page.locator('main form').locator('input, select, textarea').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await field.blur();
  await page.waitForTimeout(1_500);
};

const beyond = (scripts: Scripts, ...had: Scripts[]): Scripts =>
  new Map([...scripts].filter(([path]) => !had.some((each) => each.has(path))));

const sum = (scripts: Scripts): number => [...scripts.values()].reduce((total, bytes) => total + bytes, 0);

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
