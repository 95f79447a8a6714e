import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { signIn } from './journey/session.ts';

const { visit } = sharedGable({ fetchesAhead: true });

/** Console messages about a lost connection, and about what could not be fetched meanwhile. */
const isLostConnection = (line: string) => /ERR_INTERNET_DISCONNECTED|offline|missing|CallFailure|fetch/i.test(line);

/** Until no more code is fetched ahead: it comes piece by piece, each within two seconds. */
const fetchedAhead = async (page: Page) => {
  const count = () => page.locator('link[rel=prefetch]').count();
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(2_500);
  }
};

it(
  'a page that was opened offline says so wherever one scrolls, and shows itself when the network is back',
  {
    timeout: 240_000,
  },
  () =>
    visit(
      'offline',
      1440,
      async (here) => {
        const { page, look } = here;
        await page.goto('/signin');
        await signIn(here, 'hannah.lim');
        await page.goto('/e-submission/status-of-submission');
        await page.getByRole('row').nth(3).waitFor();
        await fetchedAhead(page);
        await page.context().setOffline(true);
        const bar = page.getByText('You are offline.');
        await bar.waitFor();
        await page.context().setOffline(false);
        await page.getByRole('status').getByText('You are back online.').waitFor();
        await page.context().setOffline(true);
        await bar.waitFor();
        await page.mouse.wheel(0, 2_000);
        await expect.poll(() => bar.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
        await page.getByRole('row').nth(3).click();
        await page
          .getByRole('main')
          .getByRole('button', { name: /Retry|Try again/ })
          .waitFor();
        await look('a page that could not be loaded');
        await page.context().setOffline(false);
        await page.getByRole('heading', { name: 'Transaction info' }).waitFor();
        await bar.waitFor({ state: 'hidden' });
      },
      isLostConnection,
    ),
);
