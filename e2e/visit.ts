import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '#test/esubmissions.ts';
import { openPage } from './browser.ts';
import { signInByCall } from './journey/caller.ts';
import { type Hands, mouse } from './journey/hands.ts';
import { lookAt, schemeAt } from './look.ts';

const results = fileURLToPath(new URL('../test-results', import.meta.url));

export type Visit = {
  page: Page;
  isPhone: boolean;
  hands: Hands;
  /** Notes what axe finds on the page as it stands, and whether it scrolls sideways. */
  look: (name: string) => Promise<void>;
  /** Another tab of the same browser. */
  tab: () => Promise<Visit>;
  /** Somebody else, at a browser of their own. */
  somebodyElse: () => Promise<Visit>;
  /** Somebody else who only makes calls: a browser would cost seconds. */
  callerFor: (userName: string) => Promise<Caller>;
};

export type Place = {
  gable: { url: string /** Where what it said can be read. */; log: () => string };
  browser: Browser;
  /** What the picture of a failure is called. */
  name: string;
  width: number;
  /** By mouse or touch by default. */
  hands?: Hands | undefined;
  /** Whether the code of the menu’s pages is fetched while a page rests, for tests of that: for others it is work for nothing. */
  fetchesAhead?: boolean | undefined;
  /** A complaint that belongs to what is walked through. */
  expected?: ((line: string) => boolean) | undefined;
};

/** A phone that is touched, or a desk. */
const deviceOf = (width: number): BrowserContextOptions =>
  width < 768
    ? { viewport: { width, height: 780 }, hasTouch: true, isMobile: true, colorScheme: schemeAt(width) }
    : { viewport: { width, height: 900 }, colorScheme: schemeAt(width) };

/** The list of what to fetch ahead is not there. */
const fetchNothingAhead = () => {
  const { fetch } = window;
  window.fetch = (...asked) =>
    asked[0] === '/pieces.json' ? Promise.resolve(new Response(null, { status: 404 })) : fetch(...asked);
};

/**
 * Opens the app in a browser of its own and calls `walk`. It fails if axe found something on a page that was checked,
 * or if the console had an error or a warning, the content policy was violated, or a request failed.
 */
export const visit = async (place: Place, walk: (visit: Visit) => Promise<void>) => {
  const { gable, browser, name, width, hands = mouse, fetchesAhead = false, expected = () => false } = place;
  const found: string[] = [];
  const heard: string[][] = [];
  const closing: (() => Promise<void>)[] = [];
  const pages: Page[] = [];
  const enter = async (): Promise<Visit> => {
    const { page, newTab, complaints, close } = await openPage(browser, { baseURL: gable.url, ...deviceOf(width) });
    if (!fetchesAhead) await page.context().addInitScript(fetchNothingAhead);
    heard.push(complaints);
    closing.push(close);
    const visitOf = (shown: Page): Visit => {
      pages.push(shown);
      shown.setDefaultTimeout(30_000);
      return {
        page: shown,
        isPhone: width < 768,
        hands,
        look: async (what) => void found.push(...(await lookAt(shown, what))),
        tab: async () => visitOf(await newTab()),
        somebodyElse: enter,
        callerFor: async (userName) => {
          const context = await request.newContext({ baseURL: gable.url });
          closing.push(() => context.dispose());
          return signInByCall({ request: context }, userName);
        },
      };
    };
    return visitOf(page);
  };
  const here = await enter();
  try {
    await walk(here);
  } catch (error) {
    mkdirSync(results, { recursive: true });
    for (const [index, page] of pages.entries()) {
      const path = `test-results/${name}${index === 0 ? '' : `, ${index + 1}`}.png`;
      await page.screenshot({ path: `${results}/../${path}` }).catch(() => undefined);
      console.error(`${page.url()} is in ${path}`);
    }
    console.error(`What Gable said is in ${gable.log()}; so far`, { found, complaints: heard.flat() });
    throw error;
  } finally {
    for (const close of closing) await close();
  }
  const complaints = heard.flat().filter((line) => !expected(line));
  // The second try passes over what the first one found: it is in the log of the run.
  if (found.length + complaints.length > 0) console.error({ found, complaints });
  expect({ found, complaints }).toEqual({ found: [], complaints: [] });
};
