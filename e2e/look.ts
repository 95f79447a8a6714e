import type { Page } from 'playwright-core';
import { isLong } from '#test/long.ts';
import { findings } from './axe.ts';

/**
 * The problems of the current page, one line each: what axe finds, and horizontal scrolling. All pages have their colours from the same
 * tokens, so that in the gate a desk is looked at in the light scheme and a phone in the dark one; the long form looks at each in both.
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
  const ofGate = width < 768 ? (['dark'] as const) : (['light'] as const);
  const found: string[] = [];
  for (const [index, scheme] of (isLong ? (['light', 'dark'] as const) : ofGate).entries()) {
    await inScheme(page, scheme);
    // The schemes differ in colours only.
    const lines = await findings(page, index === 0 ? 'all' : 'colours');
    found.push(...lines.map((line) => `${what}, ${scheme}: ${line}`));
  }
  await inScheme(page, 'light');
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
