import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must, signInByCall } from './journey/caller.ts';
import { daysAgo, field } from './journey/report.ts';
import { openByMenu } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** One of finance lowers the commission and sees what follows. */
const prepare = async (here: Visit, dealNo: string) => {
  const { page, look } = here;
  await openByMenu(here, ['Finance'], 'Deals');
  await page.getByLabel('Number, address, salesperson or commission').fill(dealNo);
  await expect.poll(() => page.locator('[data-row-opener]').count()).toBe(1);
  await page.locator('[data-row-opener]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Revise deal' }).click();
  const form = page.getByRole('form', { name: 'Revision' });
  await form.waitFor();
  await look('a deal to revise');
  await field(form, 'Commission').fill('40000');
  await form.getByText('S$ 9,600.00 more is shared than the commission').waitFor();
  await form.getByLabel(/^Rajesh Kumar/).fill('40000');
  await form.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('1 item to fix').waitFor();
  await look('a revision that does not fit');
  await field(form, 'Amount of billing 1').fill('40000');
  await form.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'What follows' }).waitFor();
  await page.getByText(/^A part of INV\d\d-/).waitFor();
  await look('what follows from a revision');
  await page.getByRole('button', { name: 'Prepare revision' }).click();
  const asked = page.getByRole('dialog', { name: 'Prepare this revision?' });
  await asked.getByRole('textbox').fill('The client was given a lower rate');
  await asked.getByRole('button', { name: 'Prepare revision' }).click();
  await page.getByText('You prepared it, so somebody else approves it.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve revision' }).count()).toBe(0);
};

/** Another one finds it among the approvals, approves it, and opens its credit note. */
const approve = async (here: Visit, dealNo: string) => {
  const { page, look } = here;
  await openByMenu(here, ['Finance'], 'Approvals');
  await look('a revision among the approvals');
  await page.getByRole('link', { name: /^Show (it|them)$/ }).click();
  await page.locator('[data-row-opener]').filter({ hasText: dealNo }).waitFor();
  await look('the revisions for approval');
  await page.locator('[data-row-opener]').filter({ hasText: dealNo }).click();
  await page.getByText('This revision waits for approval').waitFor();
  await look('a revision that waits');
  await page.getByRole('button', { name: 'Approve revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve revision' }).click();
  await page.getByText('The deal is revised.').waitFor();
  await page.getByRole('table', { name: 'Changes of revision 1' }).waitFor();
  await look('a deal that was revised');
  const href = await page.getByRole('link', { name: /^CN\d\d-/ }).getAttribute('href');
  const { text } = await readPdf(await (await page.request.get(href ?? '')).body());
  for (const part of ['For part of invoice', 'S$ 10,464.00', 'Left of the invoice', 'S$ 43,600.00'])
    expect(text).toContain(part);
};

it.each(
  places({ place: 'at a desk', width: 1440, unit: '41-101' }, { place: 'on a phone', width: 360, unit: '41-102' }),
)('a deal is revised by two of finance, $place', { timeout: 600_000 }, ({ place, width, unit }) =>
  visit(`revision ${place}`, width, async (preparer) => {
    const [agent, approver] = [await preparer.somebodyElse(), await preparer.somebodyElse()];
    const owner = await signInByCall(agent.page, 'rajesh.kumar');
    const desk = await preparer.callerFor('mei.tan');
    await enter(preparer.page, 'lay.hoon', '/');
    await enter(approver.page, 'ganesh.pillai', '/');
    const made = await anApprovedCase(owner, desk, { property: { ...sampleInfo().property, unit } });
    await bringPapers(owner, desk, made);
    const finance = callerOf(preparer.page);
    const bill = await billOf(finance, made.caseNo);
    const { invoiceId } = await invoiceBill(finance, bill, daysAgo(1));
    await must(
      finance.post('/agency/v1/finance/receipts', {
        method: 'PAYNOW',
        payer: 'Goh Siew Choo',
        receivedOn: daysAgo(0),
        cents: 2_703_200,
        invoices: [{ invoiceId, cents: 2_703_200 }],
      }),
    );
    await prepare(preparer, bill.dealNo);
    await approve(approver, bill.dealNo);

    const { page, look } = agent;
    await page.goto('/my-productions/submitted-deal');
    await page.getByLabel('Number or address').fill(bill.dealNo);
    await expect.poll(() => page.locator('[data-row-opener]').count()).toBe(1);
    await page.locator('[data-row-opener]').first().click();
    const deal = page.getByRole('article', { name: bill.dealNo });
    await deal.getByText(/^Revision 1/).waitFor();
    await deal.getByText('Commission S$ 49,600.00 → S$ 40,000.00').waitFor();
    await deal.getByText('S$ 40,000.00', { exact: true }).first().waitFor();
    await look('the deal of the salesperson after the revision');
  }),
);
