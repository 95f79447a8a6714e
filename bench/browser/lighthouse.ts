import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts';
import { table } from '../harness/table.ts';
import type { Opened } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
/** The least on a desktop; on a phone each page has its own. */
const desktopBar = 98;

/** The number of loads of each page. The run with the median performance is printed. */
const runs = Number(process.env.BENCH_ROUNDS ?? 3);
const tries = 3;
/** The proxy signs its certificate itself. */
const args = [...chromiumArgs, '--ignore-certificate-errors'];

/**
 * Lighthouse's marks, its own simulated throttling, and below them whatever it finds wanting. `speed` is Lighthouse's
 * measure of this machine at that moment: below 1000 the marks for performance say more about the machine than the
 * page.
 */
export const measureLighthouse = async (url: string, pages: Opened[]) => {
  // Lighthouse leaves promises behind that are refused when its browser closes: they are not failures of the benchmark.
  process.on('unhandledRejection', (error) => {
    if (!String(error).includes('Session closed')) throw error;
  });
  const rows: string[][] = [];
  const wanting = new Set<string>();
  for (const page of pages)
    for (const device of ['mobile', 'desktop'] as const) {
      console.error(`Lighthouse: ${page.name}, ${device}`);
      const result = await median(url, page, device);
      rows.push([
        `${page.name}, ${device}`,
        ...marksOf(result),
        ...figuresOf(result),
        verdictOf(result, device === 'desktop' ? desktopBar : page.marks),
      ]);
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

/** Chromium now and then loses the beginning of a trace (NO_NAVSTART): such a run is made again, with a new browser. */
const once = async (...given: Parameters<typeof attempt>): Promise<Result> => {
  for (let left = tries; ; left -= 1)
    try {
      return await attempt(...given);
    } catch (error) {
      if (left === 1 || !(error as Error).message.includes('NAVSTART')) throw error;
    }
};

const attempt = async (url: string, page: Opened, device: 'mobile' | 'desktop'): Promise<Result> => {
  const profile = mkdtempSync(join(tmpdir(), 'gable-lighthouse-'));
  if (page.token) await holdSession(profile, url, page.token);
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless', ...args],
    userDataDir: profile,
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
    const answer = await lighthouse(url + page.path, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!answer) throw new Error('Lighthouse gave no result.');
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== page.path)
      throw new Error(`${page.path} ended at ${lhr.finalDisplayedUrl}: the session was not taken.`);
    return lhr;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

/**
 * Puts the session cookie and the remembered user into a profile, as after a sign-in, by a browser that ends before Lighthouse's
 * begins: two clients of one browser disturb its traces.
 */
const holdSession = async (profile: string, url: string, token: string) => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    headless: true,
    args,
  });
  const expires = Math.round(Date.now() / 1000) + 3_600;
  await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax', expires }]);
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('user-info', JSON.stringify({ userName: 'hannah.lim' })));
  await context.close();
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

const verdictOf = (result: Result, bar = 0) => {
  const others = markOf(result, 'accessibility') + markOf(result, 'best-practices');
  return markOf(result, 'performance') >= bar && others === 200 ? 'ok' : `below ${bar}`;
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
