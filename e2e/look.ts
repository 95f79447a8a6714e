import type { Page } from 'playwright-core';
import { isLong } from '#test/long.ts';
import { findings } from './axe.ts';

/**
 * The problems of the current page, one line each: axe in both colour schemes, and horizontal scrolling. A phone has the colours of the
 * desk, so that in the gate they are looked at on the desk only.
 */
export const lookAt = async (page: Page, what: string): Promise<string[]> => {
  // The page itself, not the wait for it, which has a heading too.
  await page
    .locator('h1')
    .filter({ hasNotText: /^Loading$/ })
    .first()
    .waitFor({ state: 'attached' });
  await settled(page);
  // Not against innerWidth: a phone's grows with what is too wide.
  const { width = 0 } = page.viewportSize() ?? {};
  const hasColours = isLong || width >= 768;
  const found = (await findings(page, hasColours ? 'all' : 'others')).map((line) => `${what}: ${line}`);
  if (hasColours) {
    await inScheme(page, 'dark');
    // The dark scheme differs in colours only.
    found.push(...(await findings(page, 'colours')).map((line) => `${what}, at night: ${line}`));
    await inScheme(page, 'light');
  }
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
