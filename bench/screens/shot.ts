import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Member } from '../harness/caller.ts';

export type Cases = Record<'empty' | 'full', string>;

/** A page as it is looked at; `as`: who is signed in. */
export type Shot = { name: string; as?: string; open: (page: Page, cases: Cases) => Promise<void> };

const widths = [360, 1024, 1440];
const schemes = ['light', 'dark'] as const;

/** Takes a page at every width, by day and by night. Answers what could not be taken. */
export const takeShot = async (
  browser: Browser,
  url: string,
  member: Member | undefined,
  shot: Shot,
  cases: Cases,
  folder: string,
) => {
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  for (const width of widths) {
    const isPhone = width < 768;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: isPhone ? 780 : 900 },
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: 'reduce',
    });
    if (member)
      await context.addCookies([{ name: 'authToken', value: member.token, url, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await shot.open(page, cases);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    } catch (error) {
      failed.push(`${shot.name}, ${width}: ${String(error).split('\n')[0]}`);
    }
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await page.screenshot({ path: `${folder}/${nameOf(shot.name)}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await context.close();
  }
  return failed;
};

const nameOf = (name: string): string => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
