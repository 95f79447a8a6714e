import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';

/** Home, lists in all their states, the search, and what stands where there is no page. */

const page = (name: string, as: string, path: string): Shot => ({
  name,
  as,
  open: async (shown: Page) => {
    await shown.goto(path);
    await shown.locator('main h1').filter({ hasNotText: 'Loading' }).first().waitFor();
  },
});

const list = '/e-submission/status-of-submission';

export const homeShots: Shot[] = [
  page('home', 'hannah.lim', '/'),
  page('home, empty', 'nur.aisyah', '/'),
  page('home of the desk', 'mei.tan', '/'),
  page('home of compliance', 'farid.osman', '/'),
  page('home of the administrator', 'admin', '/'),
  page('submissions', 'hannah.lim', list),
  page('submissions, empty', 'nur.aisyah', list),
  page('submissions, filtered', 'hannah.lim', `${list}?status=5&transactionType=SALE&propertyCategory=hdb`),
  page('submissions, nothing found', 'hannah.lim', `${list}?search=nowhere%20at%20all`),
  page('submissions, staff', 'admin', list),
  {
    name: 'search',
    as: 'hannah.lim',
    open: async (shown, cases) => {
      await page('', '', '/').open(shown, cases);
      await shown.keyboard.press('Control+k');
      await shown.getByPlaceholder('Search pages and submissions').fill('tampines');
      await shown.getByRole('option').first().waitFor();
    },
  },
  page('no such page', 'hannah.lim', '/nowhere'),
  page('no such case', 'hannah.lim', '/e-submission/0190b5a2-0000-7000-8000-000000000000'),
  page('to come', 'hannah.lim', '/my-productions'),
  {
    name: 'an error',
    as: 'hannah.lim',
    open: async (shown) => {
      await shown.route('**/api/v1/esubmissions?*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await shown.goto(list);
      await shown.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'the menu',
    as: 'mei.tan',
    open: async (shown, cases) => {
      await page('', '', '/').open(shown, cases);
      const menu = shown.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
];
