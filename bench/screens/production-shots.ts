import { pageShot, type Shot } from './shot.ts';

/** The pages of My Production and Team Productions, as they open. */
export const productionShots: Shot[] = [
  pageShot('production', 'hannah.lim', '/my-productions'),
  pageShot('production, as a table', 'hannah.lim', '/my-productions', async (page) => {
    await page.getByRole('button', { name: 'Show as table' }).click();
  }),
  pageShot('production, of somebody new', 'nur.aisyah', '/my-productions'),
  pageShot('my transactions', 'hannah.lim', '/my-productions/submitted-deal'),
  pageShot('a deal of mine', 'hannah.lim', '/my-productions/submitted-deal?state=PART_PAID', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('article').waitFor();
  }),
  pageShot('received from clients', 'hannah.lim', '/my-productions/commission-payout/received'),
  pageShot('paid to me', 'hannah.lim', '/my-productions/commission-payout/paid'),
  pageShot('the next payout', 'hannah.lim', '/my-productions/commission-payout/next'),
  pageShot('outstanding commission', 'hannah.lim', '/my-productions/outstanding-invoice'),
  pageShot('team', 'hannah.lim', '/team-productions'),
  pageShot('team as a list', 'hannah.lim', '/team-productions?view=list'),
  pageShot('team transactions', 'hannah.lim', '/team-productions/deal-submitted'),
  pageShot('team performance', 'hannah.lim', '/team-productions/team-performance'),
];
