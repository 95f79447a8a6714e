import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Member } from '../harness/caller.ts';
import { faultsOf, takeCensus } from './census.ts';

/** Submissions by what there is of them, and addresses that were mailed. */
export type Cases = Record<'empty' | 'full' | 'handedIn' | 'returned' | 'held' | 'approved', string> & {
  links: Record<'invitation' | 'reset', string>;
};

/**
 * A page as it is looked at; `as`: who is signed in; `height`: of the window, where it is not the usual one; `isWindow`: without what
 * one would scroll to, as what lies over a page is in the window alone.
 */
export type Shot = {
  name: string;
  as?: string;
  height?: number;
  isWindow?: true;
  open: (page: Page, cases: Cases) => Promise<void>;
};

/** A page at its address, once it says what it is; `then`: what is done on it. */
export const pageShot = (
  name: string,
  as: string | undefined,
  path: string,
  then: (page: Page) => Promise<void> = async () => undefined,
): Shot => ({
  name,
  ...(as && { as }),
  open: async (page) => {
    await page.goto(path);
    await page.locator('h1').filter({ hasNotText: 'Loading' }).first().waitFor();
    await then(page);
  },
});

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Browsers of one width, one for each person, which keep what they loaded. */
export const openBrowsers = (browser: Browser, url: string, members: Map<string, Member>, width: number) => {
  const isPhone = width < 768;
  const device = { viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone, isMobile: isPhone };
  const opened = new Map<string, Promise<BrowserContext>>();
  const open = async (userName: string) => {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Singapore',
      ...device,
    });
    const token = members.get(userName)?.token;
    if (token) await context.addCookies([{ name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
    return context;
  };
  return (userName = '') => {
    const context = opened.get(userName) ?? open(userName);
    opened.set(userName, context);
    return context;
  };
};

/**
 * Takes a page in some schemes, and says what is wrong with it (`faultsOf`). Throws when it does not come to look as it should; the
 * picture shows how far it came.
 */
export const takeShot = async (
  context: BrowserContext,
  shot: Shot,
  cases: Cases,
  path: string,
  asked: Scheme[],
): Promise<string[]> => {
  mkdirSync(new URL('.', `file://${path}`).pathname, { recursive: true });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const { width = 0 } = page.viewportSize() ?? {};
  if (shot.height) await page.setViewportSize({ width, height: shot.height });
  try {
    await shot.open(page, cases);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-busy="true"], .mantine-Skeleton-root')].every(
        (each) => !each.checkVisibility(),
      ),
    );
    return faultsOf(await takeCensus(page));
  } finally {
    // From its top: what stays in sight would stand in the middle of the picture.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of asked) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      // What fades from one scheme to the other would be taken half way.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: !shot.isWindow });
    }
    await page.close();
  }
};
