import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { dayOf } from '#platform/contract/days.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const desk = '/agency-desk/finance';
const today = dayOf(Temporal.Now.instant().toString());

/** The console’s message of a call after the session has ended. */
const isSessionEnded = (line: string) => /status( of)? 401/.test(line);

const opener = ({ page }: Visit, text: string) => page.locator('[data-row-opener]').filter({ hasText: text }).first();

/** A cheque for the whole invoice: it clears, then bounces, and the invoice is open again. */
const bounces = async (here: Visit, number: string) => {
  const { page, look } = here;
  await page.goto(`${desk}/receipts`);
  await look('the receipts');
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByText('Cheque', { exact: true }).click();
  await field(dialog, 'Amount received').fill('54064');
  await field(dialog, 'Received from').fill('Goh Siew Choo');
  await field(dialog, 'Bank and cheque number').fill('OCBC 100234');
  await dialog.getByLabel(/^For invoice/).fill(number);
  await dialog.getByRole('button', { name: `Add ${number}` }).click();
  const amount = dialog.getByLabel(`Amount for ${number}`);
  expect(await amount.inputValue()).toBe('54,064.00');
  await amount.fill('60000');
  await dialog.getByText('S$ 54,064.00 is open. Give at most that.').waitFor();
  await dialog.getByText('The invoices take S$ 5,936.00 more than there is').waitFor();
  await look('an amount that is too much for its invoice');
  await amount.fill('50000');
  await dialog.getByText('S$ 4,064.00 is kept as the payer’s credit').waitFor();
  await amount.fill('54064');
  await look('a cheque to record');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // The session ends meanwhile, and the same person signs in again.
  await must(callerOf(page).post('/api/v1/auth/logout'));
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/signin');
  await enter(page, 'lay.hoon', `${desk}/receipts`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByText(/^Your unsaved changes from/).waitFor();
  await look('a payment that was typed earlier and not recorded');
  expect(await field(dialog, 'Bank and cheque number').inputValue()).toBe('OCBC 100234');
  expect(await amount.inputValue()).toBe('54,064.00');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText(/^Payment of S\$ [\d,.]+ recorded for /).waitFor();
  await page.goto(`${desk}/receipts?search=OCBC%20100234`);
  await opener(here, 'OR').click();
  const receipt = page.getByRole('dialog');
  await receipt.getByText('Waits to clear').waitFor();
  await receipt.getByRole('button', { name: 'Cheque has cleared' }).click();
  await receipt.getByRole('button', { name: 'Record clearance' }).click();
  await receipt.getByText('Used', { exact: true }).waitFor();
  await look('a receipt');
  await doMore(receipt, 'Cheque bounced');
  await field(receipt, 'Reason').fill('Insufficient funds');
  await receipt.getByRole('button', { name: 'Reverse payment' }).click();
  await receipt.getByText('Returned', { exact: true }).waitFor();
  await receipt.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Receipt as PDF' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Send' }).count()).toBe(0);
};

/** The same cheque entered twice is asked about before it is recorded; one that was entered by mistake is taken back. */
const isEnteredTwice = async (here: Visit, number: string) => {
  const { page, look } = here;
  await page.goto(`${desk}/invoices?search=${number}`);
  await opener(here, number).click();
  const drawer = page.getByRole('dialog', { name: /^Billing of/ });
  const form = drawer.getByRole('form', { name: 'Payment' });
  const record = async (reference: string) => {
    await form.getByText('Cheque', { exact: true }).click();
    expect(await field(form, 'Bank and cheque number').inputValue()).toBe('');
    await field(form, 'Bank and cheque number').fill(reference);
    await field(form, 'Amount received').fill('1000');
    await form.getByRole('button', { name: 'Record payment' }).click();
  };
  await drawer.getByRole('button', { name: 'Record payment' }).click();
  await record(`UOB ${number}`);
  await page.getByText(/^Payment of S\$ [\d,.]+ recorded for /).waitFor();
  await form.waitFor({ state: 'hidden' });
  await drawer.getByRole('button', { name: 'Record payment' }).click();
  await record('UOB 7');
  const asked = page.getByRole('dialog', { name: 'Record another payment?' });
  await asked.getByText(/^OR\d\d-\d+ has the same amount and day/).waitFor();
  await look('a payment that was probably recorded before');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${desk}/receipts?search=UOB%20${number}`);
  await opener(here, 'OR').click();
  const receipt = page.getByRole('dialog', { name: /^OR/ });
  await doMore(receipt, 'Entered by mistake');
  const mistake = page.getByRole('dialog', { name: /^Reverse OR\S+\?$/ });
  await mistake.getByRole('textbox').fill('It was of another client');
  await look('a receipt that was entered by mistake');
  await mistake.getByRole('button', { name: 'Reverse receipt' }).click();
  await receipt.getByText('Entered by mistake: It was of another client').waitFor();
};

/** The visit of another width brought in a line of the same day and amount: this one is another payment. */
const answerDuplicates = async ({ page, look }: Visit) => {
  await page.goto(`${desk}/bank/duplicates`);
  await page.getByRole('heading', { level: 1, name: 'Possible duplicates' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await look('possible duplicates');
  const isNew = page.getByRole('button', { name: 'New', exact: true });
  const lines = await isNew.count();
  for (let left = lines; left > 0; left--) {
    await isNew.first().click();
    await expect.poll(() => isNew.count()).toBe(left - 1);
  }
};

/** A statement of the bank names the invoice: its line is confirmed, and what is over is refunded by two people. */
const matched = async (here: Visit, approver: Visit, number: string) => {
  const { page, look } = here;
  await page.goto(`${desk}/bank`);
  const csv = `Transaction Date,Reference,Client Reference,Credit Amount\n${today},${number.replace('-', '')},GOH SC,54070.00\n`;
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('statement.csv imported').waitFor();
  await look('a statement that was read');
  await answerDuplicates(here);
  await page.goto(`${desk}/bank?search=${number.replace('-', '')}`);
  await page.locator('[data-row-opener]').first().click();
  const line = page.getByRole('dialog', { name: 'Bank line' });
  await line.getByText('Proposed: named in the reference').waitFor();
  await look('a line of the bank');
  await line.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText(/^Payment of S\$ [\d,.]+ recorded for /).waitFor();
  await page.goto(`${desk}/receipts?state=CREDIT&search=${number.replace('-', '')}`);
  await opener(here, 'OR').click();
  const receipt = page.getByRole('dialog');
  await doMore(receipt, 'Refund');
  await field(receipt, 'Bank').fill('UOB');
  await page.getByRole('option', { name: 'UOB' }).click();
  await field(receipt, 'Account number').fill('451-234-5678');
  await field(receipt, 'Account holder').fill('Goh Siew Choo');
  await field(receipt, 'Reason').fill('The client paid too much');
  await receipt.getByRole('button', { name: 'Ask for the refund' }).click();
  await receipt.getByText('Refund of S$ 6.00 waits for approval').waitFor();
  await approver.page.goto(`${desk}/approvals?state=OPEN`);
  await approver.look('the approvals');
  await approver.page.getByRole('button', { name: 'Decline', exact: true }).first().click();
  const asked = approver.page.getByRole('dialog', { name: 'Decline the refund of S$ 6.00?' });
  await approver.look('a refund to decline');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await asked.waitFor({ state: 'hidden' });
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await approver.page.getByText('It is approved.').waitFor();
};

const reports = async ({ page, look }: Visit) => {
  const pages = { Finance: '', Ageing: '/aging', Reminders: '/reminders', Reports: '/reports' };
  for (const [heading, path] of Object.entries(pages)) {
    await page.goto(`${desk}${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await look(`finance: ${heading}`);
  }
  await page.getByRole('link', { name: /^Output tax/ }).click();
  await page.getByRole('heading', { level: 1, name: /^GST return, / }).waitFor();
  await page
    .getByText('Salesperson fees')
    .or(page.getByText('Invoice', { exact: true }))
    .first()
    .waitFor();
  await look('what the output tax of a quarter is the sum of');
  await page.getByText('Input tax', { exact: true }).click();
  await page.waitForURL(/of=INPUT/);
  await look('the input tax of a quarter');
};

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'finance receives by cheque and by statement, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(
      `receipts ${place}`,
      width,
      async (here) => {
        const [agent, checker] = [await here.callerFor('rajesh.kumar'), await here.callerFor('mei.tan')];
        const approver = await here.somebodyElse();
        const finance = await signInByCall(here.page, 'lay.hoon');
        await signInByCall(approver.page, 'ganesh.pillai');
        const info = { property: { ...sampleInfo().property, unit: `38-${width}` } };
        const made = await anApprovedCase(agent, checker, info);
        await bringPapers(agent, checker, made);
        const { number } = await invoiceBill(finance, await billOf(finance, made.caseNo), today);
        await bounces(here, number);
        await isEnteredTwice(here, number);
        await matched(here, approver, number);
        expect((await billOf(finance, made.caseNo)).state).toBe('PAID');
        await reports(here);
      },
      isSessionEnded,
    ),
);
