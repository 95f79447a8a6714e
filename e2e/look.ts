import type { Page } from 'playwright-core';
import { findings } from './axe.ts';

/** The problems of the current page, one line each: axe in both colour schemes, and horizontal scrolling. */
export const lookAt = async (page: Page, what: string): Promise<string[]> => {
  // The page itself, not the wait for it, which has a heading too.
  await page
    .locator('h1')
    .filter({ hasNotText: /^Loading$/ })
    .first()
    .waitFor({ state: 'attached' });
  await settled(page);
  const found = (await findings(page)).map((line) => `${what}: ${line}`);
  await inScheme(page, 'dark');
  // The dark scheme differs in colours only.
  const atNight = await findings(page, 'color-contrast', 'link-in-text-block');
  found.push(...atNight.map((line) => `${what}, at night: ${line}`));
  await inScheme(page, 'light');
  // Not against innerWidth: a phone's grows with what is too wide.
  const { width = 0 } = page.viewportSize() ?? {};
  const wider = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  if (wider > 0) found.push(`${what} scrolls sideways by ${wider} px`);
  return found;
};

/** Waits until no visible part of the page is a placeholder. (A hidden tab loads when it is shown.) */
const settled = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"]')].every((each) => !each.checkVisibility()),
  );
};

const inScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
};
