import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must } from './journey/caller.ts';
import { within } from './journey/go.ts';
import { doMore } from './journey/record.ts';
import { daysAgo } from './journey/report.ts';
import { mostShift, shiftOf } from './look.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const finance = '/agency/v1/finance';

/** A deal of Rajesh's that is invoiced and paid to a half. Answers its numbers. */
const aDealWithMoney = async (rajesh: Visit, unit: string) => {
  const owner = callerOf(rajesh.page);
  const [checker, payer] = [await rajesh.callerFor('mei.tan'), await rajesh.callerFor('lay.hoon')];
  const made = await anApprovedCase(owner, checker, { property: { ...sampleInfo().property, unit } });
  await bringPapers(owner, checker, made);
  const bill = await billOf(payer, made.caseNo);
  await must(payer.post(`${finance}/bills/${bill.billId}/pro-forma`, {}));
  const { invoiceId, number } = await invoiceBill(payer, bill, daysAgo(1));
  const cents = Math.floor(bill.totalCents / 2);
  const body = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: daysAgo(0), cents };
  await must(payer.post(`${finance}/receipts`, { ...body, invoices: [{ invoiceId, cents }] }));
  return { dealNo: bill.dealNo as string, number };
};

/** From the figure of the year to its deal, and down to the line of the journal; every paper on the way is downloaded. */
const traceAFigure = async ({ page, look }: Visit, { dealNo, number }: { dealNo: string; number: string }) => {
  await page.goto('/my-productions');
  const figure = page.getByRole('link', { name: /^Gross commission, year to date: / });
  await figure.waitFor();
  await look('the figures of production');
  expect(await shiftOf(page)).toBeLessThan(mostShift);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('button', { name: 'Show as chart' }).waitFor();
  await figure.click();
  await page.getByText(dealNo).first().waitFor();
  await look('the deals of the year');
  // The days of the figure are a filter that can be removed.
  const first = `01 Jan ${daysAgo(0).slice(0, 4)}`;
  await page.getByRole('button', { name: new RegExp(`^(From )?${first}.*, remove filter$`) }).waitFor();
  await page.getByLabel('Number or address').fill(dealNo);
  await expect.poll(() => page.locator('[data-row-opener]').count()).toBe(1);
  await page.locator('[data-row-opener]').first().click();
  const deal = page.getByRole('article', { name: dealNo });
  await deal.getByText('Part paid').first().waitFor();
  await deal.getByText('Salespeople · Rajesh Kumar').first().waitFor();
  await look('a deal with its money');
  const links = await deal.getByRole('link', { name: /^Download / }).all();
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  expect(await deal.innerText()).toContain(number);
  await page.keyboard.press('Escape');
  for (const [path, words] of [
    ['/my-productions/commission-payout', 'What I earned'],
    ['/my-productions/commission-payout/received', dealNo],
    ['/my-productions/commission-payout/paid', 'Paid to me'],
    ['/my-productions/commission-payout/next', dealNo],
    // Another journey may have paid Rajesh one.
    ['/my-productions/commission-payout/advances', /^No advances$|^To be recovered/],
    ['/my-productions/outstanding-invoice', number],
  ] as const) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await look(path);
    expect(await shiftOf(page), path).toBeLessThan(mostShift);
  }
};

/** From the group to one of the team and theirs, with both files. */
const drillDown = async ({ page, look }: Visit, dealNo: string) => {
  await page.goto('/team-productions/team-performance');
  await page.getByRole('link', { name: 'Rajesh Kumar s/o Maniam' }).first().waitFor();
  // On a phone, too, below the cards.
  await page.getByText('You', { exact: true }).first().waitFor();
  await look('the performance of a team');
  expect(await shiftOf(page), 'the performance of a team').toBeLessThan(mostShift);
  for (const name of ['Export', 'Report by level']) {
    const [file] = await Promise.all([page.waitForEvent('download'), doMore(page.getByRole('main'), name)]);
    expect(file.suggestedFilename()).toMatch(/^team-(performance|report)_S\d{5}_.*\.xlsx$/);
  }
  await page.getByRole('link', { name: 'Rajesh Kumar s/o Maniam' }).first().click();
  await page.getByRole('navigation', { name: 'Team' }).getByText('Level 1').waitFor();
  await look('a level below');
  await page.getByRole('link', { name: /^Own: / }).click();
  await page.getByText(dealNo).first().waitFor();
  await look('the deals of one of the team');
  const [deals] = await Promise.all([page.waitForEvent('download'), doMore(page.getByRole('main'), 'Export')]);
  expect(deals.suggestedFilename()).toMatch(/^team-transactions_.*\.xlsx$/);
  await page.locator('[data-row-opener]').filter({ hasText: dealNo }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Deal of the team' });
  await drawer.getByRole('heading', { name: 'My overriding' }).waitFor();
  await look('a deal of the team');
  expect(await drawer.innerText()).not.toMatch(/#\d\d-|Goh/);
  await page.keyboard.press('Escape');
  await page.goto('/team-productions');
  await page.getByRole('button', { name: 'Rajesh Kumar s/o Maniam' }).waitFor();
  expect(await shiftOf(page), 'the team').toBeLessThan(mostShift);
  await page.getByRole('button', { name: 'Rajesh Kumar s/o Maniam' }).click();
  await page.getByRole('dialog', { name: 'Team profile' }).getByText('With team (S$)').waitFor();
  await look('one of the team');
  await page.keyboard.press('Escape');
  await page.getByText('List', { exact: true }).click();
  await look('the team as a list');
};

/** From one’s own team to the one below it, to somebody there by registration number, and to who is not active. */
const downTheLevels = async ({ page, look }: Visit) => {
  const team = '/api/v1/team-production/get-direct-downline';
  const { rows } = await must(callerOf(page).get(team));
  const leader = rows.find(({ directs }: { directs: number }) => directs > 0);
  const { rows: below } = await must(callerOf(page).get(`${team}?parent=${leader.saNo}`));
  const [deep] = below;
  await page.goto('/team-productions');
  await page
    .getByRole('link', { name: `Team of ${leader.directs}` })
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Team' }).getByText('Level 1').waitFor();
  await page.getByRole('button', { name: deep.name }).waitFor();
  await look('the team of one of the team');
  await page.goto('/team-productions');
  await page.getByLabel('Name, code or registration number').fill(deep.registrationNo);
  await page.getByRole('button', { name: deep.name }).waitFor();
  await look('somebody deeper by registration number');
  await page.getByText(/^Non-active \d+$/).click();
  await look('who is not active');
  await page.goto('/team-productions/deal-submitted');
  await page.locator('[data-row-opener]').first().waitFor();
  expect(await shiftOf(page), 'the deals of a team').toBeLessThan(mostShift);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Member' }).fill(deep.name.slice(0, 8));
  await page.getByRole('option', { name: new RegExp(deep.name) }).click();
  await page.getByText(`${deep.name} and team`).waitFor();
  await look('the deals of somebody deeper');
  await page.goto('/team-productions/team-performance?period=month');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Next month' }).and(page.locator(':enabled')).waitFor();
  await page.getByText('Last year', { exact: true }).click();
  await expect.poll(() => yearsBetween(page)).toBe(1);
  await look('a month that is over, against the year before');
};

/** How many years lie between the days that are shown and those they are held against. */
const yearsBetween = async (page: Page): Promise<number> => {
  const [from = 0, , before = 0] = [
    ...((await page.getByText(/, against /).textContent()) ?? '').matchAll(/\b\d{4}\b/g),
  ].map(Number);
  return from - before;
};

const pages = [
  '/my-productions',
  '/my-productions/submitted-deal',
  '/my-productions/commission-payout',
  '/my-productions/commission-payout/received',
  '/my-productions/commission-payout/paid',
  '/my-productions/commission-payout/next',
  '/my-productions/commission-payout/advances',
  '/my-productions/outstanding-invoice',
  '/team-productions',
  '/team-productions/deal-submitted',
  '/team-productions/team-performance',
];

it.each(places(360, 1440))('pages with nothing on them read well, at %i px', { timeout: 240_000 }, async (width) => {
  await visit(`production, empty ${width}`, width, async ({ page, look }) => {
    await enter(page, 'nur.aisyah', '/');
    await page.locator('h1').first().waitFor();
    const goTo = within(page);
    for (const path of pages) {
      await goTo(path);
      await look(`${path} of somebody who has just joined`);
    }
    for (const path of ['/my-productions/submitted-deal', '/my-productions/commission-payout/paid']) {
      await goTo(`${path}?search=nowhere`);
      await page.getByRole('button', { name: 'Clear filters' }).waitFor();
      await look(`${path}, nothing found`);
    }
  });
});

it.each(places<[number, string]>([360, '81-12'], [1440, '81-11']))(
  'a salesperson traces a figure, and a manager drills down, at %i px',
  { timeout: 240_000 },
  async (width, unit) => {
    await visit(`production ${width}`, width, async (rajesh) => {
      await enter(rajesh.page, 'rajesh.kumar', '/');
      const made = await aDealWithMoney(rajesh, unit);
      await traceAFigure(rajesh, made);
      const hannah = await rajesh.somebodyElse();
      await enter(hannah.page, 'hannah.lim', '/');
      await drillDown(hannah, made.dealNo);
      await downTheLevels(hannah);
    });
  },
);
