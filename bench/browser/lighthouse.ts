import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts';
import { table } from '../harness/table.ts';
import type { Opened } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const bars = { mobile: 95, desktop: 98 };

/** The number of loads of each page. The run with the median performance is printed. */
const runs = Number(process.env.BENCH_ROUNDS ?? 3);

/**
 * Lighthouse's marks, its own simulated throttling, and below them whatever it finds wanting. `speed` is Lighthouse's
 * measure of this machine at that moment: below 1000 the marks for performance say more about the machine than the
 * page.
 */
export const measureLighthouse = async (url: string, pages: Opened[]) => {
  const rows: string[][] = [];
  const wanting = new Set<string>();
  for (const page of pages)
    for (const device of ['mobile', 'desktop'] as const) {
      const result = await median(url, page, device);
      rows.push([`${page.name}, ${device}`, ...marksOf(result), ...figuresOf(result), verdictOf(result, device)]);
      for (const line of wantingIn(result)) wanting.add(`${page.name}: ${line}`);
    }
  const head = ['Lighthouse', 'perf', 'a11y', 'best', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'speed', ''];
  return [table(head, rows), ...wanting].join('\n');
};

const median = async (url: string, page: Opened, device: 'mobile' | 'desktop'): Promise<Result> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await once(url, page, device));
  results.sort((a, b) => markOf(a, 'performance') - markOf(b, 'performance'));
  return results[Math.floor(runs / 2)] as Result;
};

const once = async (url: string, { path, token }: Opened, device: 'mobile' | 'desktop'): Promise<Result> => {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless', ...chromiumArgs],
    logLevel: 'error',
  });
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error' as const,
      onlyCategories: [...categories],
      // The profile is new; what is in it is the session.
      disableStorageReset: true,
    };
    if (token) await holdSession(chrome.port, url, token);
    const answer = await lighthouse(url + path, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!answer) throw new Error('Lighthouse gave no result.');
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (new URL(lhr.finalDisplayedUrl).pathname !== path)
      throw new Error(`${path} ended at ${lhr.finalDisplayedUrl}: the session was not taken.`);
    return lhr;
  } finally {
    chrome.kill();
  }
};

/** Sets the session cookie and the remembered user, as after a sign-in. */
const holdSession = async (port: number, url: string, token: string) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('user-info', JSON.stringify({ userName: 'hannah.lim' })));
  await page.close();
  await browser.close();
};

const markOf = ({ categories: marks }: Result, name: (typeof categories)[number]) =>
  Math.round((marks[name]?.score ?? 0) * 100);

const marksOf = (result: Result) => categories.map((name) => String(markOf(result, name)));

const figuresOf = ({ audits, environment }: Result) => {
  const value = (id: string, digits = 0) => (audits[id]?.numericValue ?? Number.NaN).toFixed(digits);
  return [
    value('first-contentful-paint'),
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    value('cumulative-layout-shift', 3),
    String(Math.round(environment.benchmarkIndex)),
  ];
};

const verdictOf = (result: Result, device: keyof typeof bars) => {
  const others = markOf(result, 'accessibility') + markOf(result, 'best-practices');
  return markOf(result, 'performance') >= bars[device] && others === 200 ? 'ok' : 'below the bar';
};

/** The audits with a weight that did not pass, in Lighthouse's words. */
const wantingIn = (result: Result): string[] => {
  const ids = categories
    .slice(1)
    .flatMap((name) => result.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .map(({ id }) => id);
  return ids
    .map((id) => result.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
};
