import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds without a request after which a page has what it asks for. */
const quiet = 300;

/**
 * Opens pages of the app from within, as its links do, and waits for what they ask for. By their address the whole app would be
 * loaded each time, which takes seconds.
 */
export const within = (page: Page): ((path: string) => Promise<void>) => {
  let asked = 0;
  let last = 0;
  const count = (change: 1 | -1) => (request: { resourceType: () => string }) => {
    if (request.resourceType() === 'eventsource') return;
    asked += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async (path) => {
    last = performance.now();
    await page.evaluate((to) => window.history.pushState({}, '', to), path);
    const isQuiet = () => asked <= 0 && performance.now() - last > quiet;
    const isBusy = async () => (await page.locator('[aria-busy="true"]:visible').count()) > 0;
    await expect.poll(async () => isQuiet() && !(await isBusy()) && isQuiet(), { interval: 50 }).toBe(true);
    await page.locator('h1').filter({ hasNotText: 'Loading' }).first().waitFor();
  };
};
