import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '#test/long.ts';
import { findings } from './axe.ts';

/** All pages have their colours from the same tokens: in the gate a desk is looked at in the light scheme, and a phone in the dark one. */
export const schemeAt = (width: number): 'light' | 'dark' => (width < 768 ? 'dark' : 'light');

/** At which width the shell of a tab was looked at: it is the same around each of its pages. */
const known = new WeakMap<Page, number>();

/** What is new to see: what lies over a page, or the page in its shell. The long form looks at all of it each time. */
const partToSee = async (page: Page, width: number) => {
  if (isLong) return 'page';
  const isCovered = await page.evaluate(() =>
    [...document.querySelectorAll('[data-portal] [role="dialog"]')].some((each) => each.checkVisibility()),
  );
  if (isCovered) return 'on top';
  const part = known.get(page) === width ? 'without the shell' : 'page';
  known.set(page, width);
  return part;
};

/** The problems of the current page, one line each: what axe finds, and horizontal scrolling. The long form looks at both schemes. */
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
  const usual = schemeAt(width);
  const part = await partToSee(page, width);
  const found: string[] = [];
  for (const [index, scheme] of (isLong ? (['light', 'dark'] as const) : [usual]).entries()) {
    await inScheme(page, scheme);
    // The schemes differ in colours only.
    const lines = await findings(page, index === 0 ? 'all' : 'colours', part);
    found.push(...lines.map((line) => `${what}, ${scheme}: ${line}`));
  }
  await inScheme(page, usual);
  const wider = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  if (wider > 0) found.push(`${what} scrolls sideways by ${wider} px`);
  return found;
};

/** How far the page has moved while it was loaded: 0.02 is the most. What is said of it comes after `look`, when it is all there. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shifted);

/** The most that a page may move by itself. */
export const mostShift = 0.02;

/** Loads the page anew, on a phone and at a desk, and holds how far it moves until it is all there, which `isThere` waits for. */
export const staysInPlace = async (page: Page, isThere: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize();
  for (const [width, height] of [
    [390, 780],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await isThere();
    await settled(page);
    expect(await shiftOf(page), `${page.url()} at ${width} px`).toBeLessThan(mostShift);
  }
  if (size) await page.setViewportSize(size);
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
