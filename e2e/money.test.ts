import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, bringPapers } from '#test/deals.ts';
import { hledger, skipWithout } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import { gableAndBrowser } from './gable.ts';
import { callerOf, enter, must, signInByCall } from './journey/caller.ts';
import { doMore, paperOf } from './journey/record.ts';
import { field, typedDay } from './journey/report.ts';
import { openByMenu } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();

/** The text of a PDF behind a link. */
const behind = async ({ page }: Visit, name: RegExp) =>
  textAt(page, await page.getByRole('link', { name }).first().getAttribute('href'));

const textAt = async ({ request }: Page, address: string | null) =>
  (await readPdf(await (await request.get(address ?? '')).body())).text;

/** Finance records completion, issues the invoice and records its payment. Answers the number of the invoice. */
const billAndReceive = async (here: Visit, caseNo: string) => {
  const { page, look } = here;
  await openByMenu(here, ['Finance', 'Money in'], 'Invoices');
  await look('the invoices');
  await page.getByLabel('Number, name, address or amount').fill(caseNo);
  await expect.poll(() => page.locator('[data-row-opener]').count()).toBe(1);
  await page.locator('[data-row-opener]').first().click();
  const drawer = page.getByRole('dialog', { name: /^Billing of D-/ });
  // Its state, and what the form says as soon as it is there.
  await drawer.getByText('Awaiting completion').first().waitFor();
  await look('a bill that waits for completion');
  await field(drawer, 'Completed on').fill(typedDay(1));
  await field(drawer, 'Evidence of completion').fill('The lawyer’s letter, seen on paper');
  await drawer.getByRole('button', { name: 'Record completion' }).click();
  await drawer.getByRole('button', { name: 'Issue invoice' }).click();
  const asked = page.getByRole('dialog', { name: /^Issue the invoice of S\$/ });
  await look('the question before issuing');
  await asked.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText(/^Invoice INV\S+ issued$/).waitFor();
  const pay = drawer.getByRole('button', { name: 'Record payment' });
  await pay.waitFor();
  await creditAndIssueAgain(here, drawer);
  await pay.waitFor();
  const invoice = await textAt(page, await paperOf(drawer, 'Invoice as PDF'));
  for (const part of ['Tax invoice', 'S$ 54,064.00', 'Rajesh Kumar', 'Gable Realty']) expect(invoice).toContain(part);
  await pay.click();
  const form = drawer.getByRole('form', { name: 'Payment' });
  await form.waitFor();
  await look('a payment to record');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await drawer.getByText('Paid', { exact: true }).first().waitFor();
  expect(await behind(here, /^OR\d\d-/)).toContain('Official receipt');
  await look('a bill that is paid');
  await page.keyboard.press('Escape');
};

/** The first invoice is taken back, and the bill invoiced again. */
const creditAndIssueAgain = async (here: Visit, drawer: Locator) => {
  const { page, look } = here;
  await doMore(drawer, 'Credit');
  const asked = page.getByRole('dialog', { name: /^Credit INV/ });
  await asked.getByRole('textbox').fill('Wrong address');
  await look('the question before crediting');
  await asked.getByRole('button', { name: 'Issue credit note' }).click();
  await page.getByText(/^Credit note CN\S+ issued$/).waitFor();
  expect(await behind(here, /^CN\d\d-/)).toContain('Wrong address');
  await drawer.getByRole('button', { name: 'Issue invoice' }).click();
  await page
    .getByRole('dialog', { name: /^Issue the invoice of S\$/ })
    .getByRole('button', { name: 'Issue invoice' })
    .click();
};

/** One of finance draws up the run; another approves it, and marks it as paid. */
const payOut = async (preparer: Visit, approver: Visit) => {
  await openByMenu(preparer, ['Finance', 'Money out'], 'Payouts');
  await preparer.look('the payout runs');
  await preparer.page.getByRole('button', { name: 'Create payout run' }).click();
  const drawer = preparer.page.getByRole('dialog', { name: 'Create payout run' });
  await field(drawer, 'Cut-off').fill(typedDay(0));
  await field(drawer, 'Cut-off').press('Tab');
  await drawer.getByText(/^To \d+ (payee|payees)$/).waitFor();
  await preparer.look('what a run would pay and hold');
  await drawer.getByRole('button', { name: 'Create payout run', exact: true }).click();
  await preparer.page.waitForURL(/\/payouts\/[0-9a-f-]{36}$/);
  await preparer.page.getByText('so somebody else approves it').waitFor();
  expect(await preparer.page.getByRole('button', { name: 'Approve run' }).count()).toBe(0);
  await preparer.look('a run that is drawn up');

  await approver.page.goto(new URL(preparer.page.url()).pathname);
  await approver.page.getByRole('button', { name: 'Approve run' }).click();
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Approve run' }).click();
  await approver.page.getByRole('heading', { level: 1, name: /^PR\d\d-\d{6}$/ }).waitFor();
  await approver.page.getByRole('button', { name: 'Bank file' }).click();
  await approver.look('the bank file of a run');
  const href = await approver.page.getByRole('menuitem', { name: 'CSV' }).getAttribute('href');
  expect(await (await approver.page.request.get(href ?? '')).text()).toContain('"Account number"');
  await approver.page.keyboard.press('Escape');
  await approver.page.getByRole('button', { name: 'Mark as sent' }).click();
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await approver.page.getByText('Sent to the bank', { exact: true }).first().waitFor();
  await approver.look('a run that is sent');
  await approver.page.getByRole('button', { name: 'Mark as paid' }).click();
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await approver.page.getByText('Paid', { exact: true }).first().waitFor();
  await approver.look('a run that is paid');
};

/** Whoever earned it finds it in My Payment Received, with the statement. */
const isPaidTo = async (here: Visit, { row, net, kind }: { row: RegExp | string; net: string; kind: string }) => {
  const { page, look } = here;
  await openByMenu(here, ['My Production'], 'My Payment Received');
  const line = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: row }).last();
  await line
    .filter({ hasText: net })
    .filter({ hasText: kind })
    .filter({ hasText: /PV\d\d-/ })
    .waitFor();
  await look('what was received');
  const href = await line.getByRole('link', { name: /^PV\d\d-/ }).getAttribute('href');
  const { text } = await readPdf(await (await page.request.get(href ?? '')).body());
  expect(text).toContain('Payout statement');
  expect(text).toContain(net);
};

it.for(
  places({ place: 'at a desk', width: 1440, unit: '36-101' }, { place: 'on a phone', width: 360, unit: '36-102' }),
)(
  'a sale is invoiced, received, paid out and seen, $place',
  { timeout: 600_000 },
  async ({ place, width, unit }, context) => {
    let journal = '';
    await visit(`money ${place}`, width, async (preparer) => {
      const [agent, leader] = [await preparer.somebodyElse(), await preparer.somebodyElse()];
      const approver = await preparer.somebodyElse();
      const [owner, desk] = [await signInByCall(agent.page, 'rajesh.kumar'), await preparer.callerFor('mei.tan')];
      await enter(preparer.page, 'lay.hoon', '/');
      await signInByCall(approver.page, 'ganesh.pillai');
      await enter(leader.page, 'hannah.lim', '/');
      const info = { property: { ...sampleInfo().property, unit } };
      const made = await anApprovedCase(owner, desk, info);
      const { caseNo } = made;
      await agent.page.goto(`/e-submission/${made.eSubId}`);
      await agent.page.getByRole('region', { name: 'Papers to add' }).waitFor();
      await agent.look('the papers that come after the approval');
      await bringPapers(owner, desk, made);
      await billAndReceive(preparer, caseNo);
      const { rows } = await must(callerOf(preparer.page).get(`/agency/v1/finance/bills?search=${caseNo}`));
      await payOut(preparer, approver);
      await isPaidTo(agent, { row: rows[0].dealNo, net: '42,160.00', kind: 'own deal' });
      await isPaidTo(leader, { row: rows[0].dealNo, net: '2,480.00', kind: 'overriding' });

      await openByMenu(preparer, ['Finance', 'Books and setup'], 'Ledger');
      await preparer.page.getByRole('table', { name: 'Trial balance' }).waitFor();
      await preparer.page.getByLabel('Months', { exact: true }).waitFor();
      await preparer.look('the ledger');
      journal = await (await preparer.page.request.get('/agency/v1/finance/ledger/export')).text();
    });
    skipWithout(context, 'hledger');
    hledger(journal, 'check', '--strict');
  },
);
