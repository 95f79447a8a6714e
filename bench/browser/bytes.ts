import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { table } from '../harness/table.ts';
import type { Drawn, Opened } from './pages.ts';

/** Gzipped bytes of each file of one kind that a page loaded, by its address. */
type Files = Map<string, number>;
type Loaded = { scripts: Files; sheets: Files };

/** The scripts that are only for what is drawn by them, by their names. */
const parts: Record<Drawn, RegExp> = { chart: /\/Months-/, calendar: /\/Month-/ };

/** The chart and the calendar that a page loads though it draws none, or draws without having loaded them. */
const wrongParts = (scripts: Files, drawn: Drawn[] = []): string[] =>
  (Object.keys(parts) as Drawn[]).flatMap((part) => {
    const isLoaded = [...scripts.keys()].some((path) => parts[part].test(path));
    return isLoaded === drawn.includes(part) ? [] : [isLoaded ? `loads the ${part}` : `has no ${part}`];
  });

/**
 * The JavaScript and CSS that opening each page costs, from an empty cache, as gzip -9 makes it: all of it, what sign-in had not
 * loaded, and what the shell had not loaded either. Pages that are fetched ahead while the browser idles don't count.
 */
export const measureBytes = async (browser: Browser, url: string, pages: Opened[]) => {
  const opened = new Map<string, Loaded>();
  for (const page of pages) opened.set(page.name, await open(browser, url, page));
  const [signIn = none, shell = none] = [...opened.values()];
  const rows = pages.map(({ name, token, bar, sheets: mostSheets, drawn }) => {
    const { scripts, sheets } = opened.get(name) ?? none;
    const own = sum(token ? beyond(scripts, signIn.scripts, shell.scripts) : scripts);
    return [
      name,
      kB(sum(scripts)),
      ...(token ? [kB(sum(beyond(scripts, signIn.scripts))), kB(own)] : ['', '']),
      kB(sum(sheets)),
      [verdict(own, bar), verdict(sum(sheets), mostSheets), ...wrongParts(scripts, drawn)].join(' '),
    ];
  });
  return table(['JavaScript, kB gz', 'all', 'beyond sign-in', 'beyond the shell', 'CSS', ''], rows);
};

const none: Loaded = { scripts: new Map(), sheets: new Map() };

const verdict = (bytes: number, bar: number | undefined) =>
  bar === undefined ? '' : bytes <= bar ? 'ok' : `over ${kB(bar)}`;

const open = async (browser: Browser, url: string, { path, token, kept = {} }: Opened): Promise<Loaded> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  if (token) await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.addInitScript((before) => {
    window.requestIdleCallback = () => 0;
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  }, kept);
  const scripts: Files = new Map();
  const sheets: Files = new Map();
  const reading: Promise<unknown>[] = [];
  let answers = 0;
  page.on('response', (response) => {
    answers += 1;
    const { pathname } = new URL(response.url());
    const kind = /\.m?js$/.test(pathname) ? scripts : pathname.endsWith('.css') ? sheets : undefined;
    if (kind) reading.push(response.body().then((body) => kind.set(pathname, gzipSync(body, { level: 9 }).length)));
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
  return { scripts, sheets };
};

/** The checks of a form come with the first field that is left, if the browser does not rest before: they count. */
const leaveField = async (page: Page) => {
  const field = page.locator('main form').locator('input, select, textarea').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await field.blur();
  await page.waitForTimeout(1_500);
};

const beyond = (scripts: Files, ...had: Files[]): Files =>
  new Map([...scripts].filter(([path]) => !had.some((each) => each.has(path))));

const sum = (files: Files): number => [...files.values()].reduce((total, bytes) => total + bytes, 0);

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
