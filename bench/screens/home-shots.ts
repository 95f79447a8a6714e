import type { Locator, Page } from 'playwright-core';
import { pageShot, type Shot } from './shot.ts';

/** Home, lists in all their states, the search, and what stands where there is no page. */

const list = '/e-submission/status-of-submission';

const openMenu: Shot['open'] = async (shown, cases) => {
  await pageShot('', undefined, '/').open(shown, cases);
  const menu = shown.getByRole('button', { name: /^(Open menu|More pages)$/ });
  if (await menu.isVisible()) await menu.click();
};

const search = async (shown: Page, words: string, found: Locator) => {
  await shown.keyboard.press('Control+k');
  await shown.getByPlaceholder('Search by number, name, address or amount').fill(words);
  await found.waitFor();
};

export const homeShots: Shot[] = [
  pageShot('home', 'hannah.lim', '/'),
  pageShot('home, arranged', 'hannah.lim', '/', async (shown) => {
    await shown.getByRole('button', { name: 'Arrange' }).click();
    await shown.getByRole('heading', { name: 'Arrange your dashboard' }).waitFor();
  }),
  pageShot('home, a month', 'hannah.lim', '/', async (shown) => {
    await shown.locator('[data-card="key-dates"]').getByRole('button', { name: 'Calendar' }).click();
    await shown.getByText('Month', { exact: true }).click();
    await shown.locator('[class*="onthView"]').first().waitFor();
  }),
  pageShot('home, empty', 'nur.aisyah', '/'),
  pageShot('home of the desk', 'mei.tan', '/'),
  pageShot('home of compliance', 'farid.osman', '/'),
  pageShot('home of finance', 'lay.hoon', '/'),
  pageShot('home of people and content', 'vivian.teo', '/'),
  pageShot('home of the administrator', 'admin', '/'),
  pageShot('submissions', 'hannah.lim', list),
  pageShot('submissions, empty', 'nur.aisyah', list),
  pageShot('submissions, filtered', 'hannah.lim', `${list}?status=5&transactionType=SALE&propertyCategory=hdb`),
  pageShot('submissions, nothing found', 'hannah.lim', `${list}?search=nowhere%20at%20all`),
  pageShot('submissions, staff', 'admin', list),
  pageShot('submissions, staff filtered', 'admin', `${list}?status=7&propertyCategory=hdb&page=2`),
  pageShot('search', 'hannah.lim', '/', (shown) => search(shown, 'tampines', shown.getByRole('option').first())),
  pageShot('search, nothing found', 'hannah.lim', '/', (shown) => search(shown, 'zzzz', shown.getByText(/^Nothing/))),
  pageShot('no such page', 'hannah.lim', '/nowhere'),
  pageShot('no such case', 'hannah.lim', '/e-submission/0190b5a2-0000-7000-8000-000000000000'),
  pageShot('to come', 'hannah.lim', '/contact-management'),
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
    name: 'a broken page',
    as: 'hannah.lim',
    open: async (shown) => {
      await shown.route('**/assets/SubmissionsPage*.js', (route) => route.abort());
      await shown.goto(list);
      await shown.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'before maintenance',
    as: 'hannah.lim',
    open: async (shown, cases) => {
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const data = { at: at(0), now: null, next: { from: at(3), until: at(5), reason: 'A new database.' } };
      await shown.route('**/v1/maintenance', (route) => route.fulfill({ json: { success: true, data } }));
      await pageShot('', undefined, list).open(shown, cases);
      await shown.getByText(/^Maintenance on/).waitFor();
    },
  },
  { name: 'the menu', as: 'mei.tan', open: openMenu },
  { name: 'the menu, in a low window', as: 'admin', height: 500, open: openMenu },
];
