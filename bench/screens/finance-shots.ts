import { pageShot, type Shot } from './shot.ts';

const desk = '/agency-desk/finance';

/** Opens the first row of a list, if it has one. */
const firstRow = (name: string, path: string): Shot =>
  pageShot(name, 'lay.hoon', path, async (page) => {
    const row = page.locator('[data-row-opener]').first();
    await row.or(page.getByText('Nothing matches these filters')).waitFor();
    if ((await row.count()) > 0) await row.click();
  });

/** The pages of finance. */
export const financeShots: Shot[] = [
  pageShot('finance', 'lay.hoon', desk),
  pageShot('deals', 'admin', '/agency-desk/finance/deals'),
  pageShot('deals, a split', 'admin', '/agency-desk/finance/deals', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('dialog').getByText('Agency', { exact: true }).first().waitFor();
  }),
  pageShot('commission plans', 'admin', '/agency-desk/finance/plans'),
  pageShot('commission plans, a new one', 'admin', '/agency-desk/finance/plans', async (page) => {
    await page.getByRole('button', { name: 'New plan' }).click();
    await page.getByRole('dialog').getByText('Tiers', { exact: true }).click();
    await page.getByRole('dialog').getByText('Tier 1 from').waitFor();
  }),
  pageShot('a commission plan', 'admin', '/agency-desk/finance/plans/STANDARD'),
  pageShot('a commission plan, progress of a person', 'lay.hoon', `${desk}/plans/CAREER_TIERS`, async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('heading', { name: /^Progress from / }).waitFor();
  }),
  pageShot('commission plans, tried out', 'lay.hoon', `${desk}/plans`, async (page) => {
    await page.getByRole('button', { name: 'Try out' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  pageShot('invoices', 'lay.hoon', `${desk}/invoices`),
  firstRow('invoices, one that waits for completion', `${desk}/invoices?state=WAITING`),
  firstRow('invoices, one that is overdue', `${desk}/invoices?state=OVERDUE`),
  firstRow('invoices, one that is disputed', `${desk}/invoices?disputed=true`),
  pageShot('receipts', 'lay.hoon', `${desk}/receipts`),
  firstRow('receipts, one that was taken back', `${desk}/receipts?state=RETURNED`),
  pageShot('bank', 'lay.hoon', `${desk}/bank`),
  firstRow('bank, a line to match', `${desk}/bank?state=NEW`),
  pageShot('bank, a line that is recorded already', 'lay.hoon', `${desk}/bank`, async (page) => {
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Recorded already' });
    await row.locator('[data-row-opener]').first().click();
    await page.getByRole('dialog').waitFor();
  }),
  pageShot('aging', 'lay.hoon', `${desk}/aging`),
  pageShot('reminders', 'lay.hoon', `${desk}/reminders?state=TO_SEND`),
  pageShot('approvals', 'lay.hoon', `${desk}/approvals`),
  pageShot('approvals, a revision', 'lay.hoon', `${desk}/approvals`, async (page) => {
    await page.locator('a[href$="/revision"]').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }),
  pageShot('co-brokers', 'lay.hoon', `${desk}/cobrokers`),
  pageShot('co-brokers, agencies', 'lay.hoon', `${desk}/cobrokers/agencies`),
  pageShot('payouts', 'lay.hoon', `${desk}/payouts`),
  firstRow('payouts, a run', `${desk}/payouts`),
  ...['held', 'fees', 'withheld', 'advances', 'holds', 'debts', 'years'].map((page) =>
    pageShot(`payouts, ${page}`, 'lay.hoon', `${desk}/payouts/${page}`),
  ),
  pageShot('ledger', 'lay.hoon', `${desk}/ledger`),
  pageShot('reports', 'lay.hoon', `${desk}/reports`),
  pageShot('reports, the GST of a quarter', 'lay.hoon', `${desk}/reports/gst`),
];
