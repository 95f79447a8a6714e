import { pageShot, type Shot } from './shot.ts';

/** The pages of My Production and Team Productions, as they open. */
export const productionShots: Shot[] = [
  pageShot('production', 'hannah.lim', '/my-productions'),
  pageShot('production, as a table', 'hannah.lim', '/my-productions', async (page) => {
    await page.getByRole('button', { name: 'Show as table' }).click();
  }),
  pageShot('production, of somebody new', 'nur.aisyah', '/my-productions'),
  pageShot('my transactions', 'hannah.lim', '/my-productions/submitted-deal'),
  pageShot('my transactions, empty', 'nur.aisyah', '/my-productions/submitted-deal'),
  pageShot('my transactions, nothing found', 'hannah.lim', '/my-productions/submitted-deal?search=nowhere'),
  pageShot('a deal of mine', 'hannah.lim', '/my-productions/submitted-deal?state=SETTLED', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('article').waitFor();
  }),
  pageShot('what i earned', 'hannah.lim', '/my-productions/commission-payout'),
  pageShot('what i earned, empty', 'nur.aisyah', '/my-productions/commission-payout'),
  pageShot('received from clients', 'hannah.lim', '/my-productions/commission-payout/received'),
  pageShot('paid to me', 'hannah.lim', '/my-productions/commission-payout/paid'),
  pageShot('paid to me, a payout', 'hannah.lim', '/my-productions/commission-payout/paid', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('article').waitFor();
  }),
  pageShot('paid to me, empty', 'nur.aisyah', '/my-productions/commission-payout/paid'),
  pageShot('received from clients, empty', 'nur.aisyah', '/my-productions/commission-payout/received'),
  pageShot('the next payout, empty', 'nur.aisyah', '/my-productions/commission-payout/next'),
  pageShot('advances', 'hannah.lim', '/my-productions/commission-payout/advances'),
  pageShot('the next payout', 'hannah.lim', '/my-productions/commission-payout/next'),
  pageShot('outstanding commission', 'hannah.lim', '/my-productions/outstanding-invoice'),
  pageShot('outstanding commission, empty', 'nur.aisyah', '/my-productions/outstanding-invoice'),
  pageShot('team', 'hannah.lim', '/team-productions'),
  pageShot('team, empty', 'nur.aisyah', '/team-productions'),
  pageShot('team, a profile', 'hannah.lim', '/team-productions', async (page) => {
    await page.locator('h2 button').first().click();
    await page.getByText('With team (S$)').waitFor();
  }),
  pageShot('team as a list', 'hannah.lim', '/team-productions?view=list'),
  pageShot('team transactions', 'hannah.lim', '/team-productions/deal-submitted'),
  pageShot('team transactions, empty', 'nur.aisyah', '/team-productions/deal-submitted'),
  pageShot(
    'team transactions, a deal',
    'hannah.lim',
    '/team-productions/deal-submitted?overriding=true',
    async (page) => {
      await page.locator('[data-row-opener]').first().click();
      await page.getByText('How computed').waitFor();
    },
  ),
  pageShot('team performance, a level below', 'hannah.lim', '/team-productions/team-performance', async (page) => {
    await page.locator('a[href*="team-performance?parent"]').first().click();
    await page.getByRole('navigation', { name: 'Team' }).waitFor();
  }),
  pageShot(
    'team performance, last month',
    'hannah.lim',
    '/team-productions/team-performance?period=month',
    async (page) => {
      await page.getByRole('button', { name: 'Previous month' }).click();
      await page.getByRole('button', { name: 'Next month' }).and(page.locator(':enabled')).waitFor();
    },
  ),
  pageShot('team performance, empty', 'nur.aisyah', '/team-productions/team-performance'),
  pageShot('team performance', 'hannah.lim', '/team-productions/team-performance'),
];
