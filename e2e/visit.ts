import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GableProcess, keepLog } from '#test/gable-process.ts';
import { findings } from './axe.ts';
import { openPage } from './browser.ts';

const results = fileURLToPath(new URL('../test-results', import.meta.url));

export type Visit = {
  page: Page;
  isPhone: boolean;
  /** Notes what axe finds on the page as it stands, in light and in dark, and whether it scrolls sideways. */
  look: (name: string) => Promise<void>;
};

type Place = {
  gable: GableProcess;
  browser: Browser;
  /** What the picture of a failure is called. */
  name: string;
  width: number;
  /** A complaint that belongs to what is walked through. */
  expected?: ((line: string) => boolean) | undefined;
};

/** A phone that is touched, or a desk. */
const deviceOf = (width: number): BrowserContextOptions =>
  width < 768
    ? { viewport: { width, height: 780 }, hasTouch: true, isMobile: true }
    : { viewport: { width, height: 900 } };

/**
 * Walks through the app in a browser of its own; at the end nothing may have been found on any page that was looked at,
 * and nothing may have been heard: no error or warning in the console, no breach of the content policy, no failed request.
 */
export const visit = async (place: Place, walk: (visit: Visit) => Promise<void>) => {
  const { gable, browser, name, width, expected = () => false } = place;
  const { page, complaints, close } = await openPage(browser, { baseURL: gable.url, ...deviceOf(width) });
  page.setDefaultTimeout(20_000);
  const found: string[] = [];
  const look = async (what: string) => {
    // The page itself, not the wait for it.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await settled(page);
    found.push(...(await findings(page)).map((line) => `${what}: ${line}`));
    await inScheme(page, 'dark');
    // The night changes colours and nothing else.
    found.push(
      ...(await findings(page, 'color-contrast', 'link-in-text-block')).map((line) => `${what}, at night: ${line}`),
    );
    await inScheme(page, 'light');
    // Not against innerWidth: a phone's grows with what is too wide.
    const wider = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
    if (wider > 0) found.push(`${what} scrolls sideways by ${wider} px`);
  };
  try {
    await walk({ page, isPhone: width < 768, look });
  } catch (error) {
    mkdirSync(results, { recursive: true });
    await page.screenshot({ path: `${results}/${name}.png` });
    console.error(
      `${page.url()}: the page is in test-results/${name}.png, what Gable said in ${keepLog(gable)}; so far`,
      {
        found,
        complaints,
      },
    );
    throw error;
  } finally {
    await close();
  }
  expect({ found, complaints: complaints.filter((line) => !expected(line)) }).toEqual({ found: [], complaints: [] });
};

/** Nothing that is seen of it is still a placeholder. (A hidden tab waits until it is shown.) */
const settled = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"]')].every((each) => !each.checkVisibility()),
  );
};

const inScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
};
