import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, bringPapers } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { sharedGable } from './gable.ts';
import { callerOf, signInByCall } from './journey/caller.ts';
import { nextMail } from './journey/mail.ts';
import { doMore, paperOf } from './journey/record.ts';
import { field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const desk = '/agency-desk/finance';
const client = {
  invoiceToText: 'Lantern Hill Holdings Pte Ltd',
  address: '18 Leonie Hill #21-03',
  postalCode: '239222',
  uen: '201912345K',
  gstNumber: 'M21234567K',
  email: 'accounts@lantern-hill.example',
};

/** What is at an address of the page. */
const behind = async ({ page }: Visit, address: string | null) => {
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  return answer.body();
};

const openBill = async ({ page }: Visit, caseNo: string) => {
  await page.goto(`${desk}/invoices?search=${caseNo}`);
  await page.locator('[data-row-opener]').first().click();
  return page.getByRole('dialog', { name: /^Billing of D-/ });
};

const openReceipt = async ({ page }: Visit, reference: string) => {
  await page.goto(`${desk}/receipts?search=${reference}`);
  await page.locator('[data-row-opener]').first().click();
  return page.getByRole('dialog', { name: /^OR\d\d-/ });
};

/** Before completion a pro-forma says what will be due, and is mailed. */
const proFormaIsSent = async (here: Visit, caseNo: string) => {
  const { page, look } = here;
  const drawer = await openBill(here, caseNo);
  await drawer.getByRole('button', { name: 'Pro-forma invoice' }).click();
  const line = drawer.getByRole('listitem').filter({ hasText: /^PF\d\d-/ });
  const { text } = await readPdf(await behind(here, await line.getByRole('link').getAttribute('href')));
  expect(text).toContain('This is not a tax invoice');
  expect(text).toContain('Expected completion');
  const number = await line.getByRole('link').innerText();
  await line.getByRole('button', { name: 'Send' }).click();
  const asked = page.getByRole('dialog', { name: `Send ${number}` });
  expect(await field(asked, 'To').inputValue()).toBe(client.email);
  await field(asked, 'Message').fill('As discussed on the phone');
  await look('a paper to send');
  await asked.getByRole('button', { name: 'Send' }).click();
  await asked.waitFor({ state: 'hidden' });
  await drawer.getByRole('heading', { name: 'Sent' }).waitFor();
  const mail = await nextMail(page, client.email, `Pro-forma invoice ${number} from Gable Realty Pte. Ltd.`);
  expect(mail.text).toContain('As discussed on the phone');
  await look('a bill with a pro-forma that was sent');
};

const lawyer = 'Wong & Partners LLC';

/** Money came before the invoice, from the client or their lawyer, and pays a part of it at issue. */
const isIssuedWithCredit = async (here: Visit, caseNo: string, { payer, reference }: Record<string, string>) => {
  const { page, look } = here;
  await page.goto(`${desk}/receipts`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await field(dialog, 'Amount received').fill('10000');
  await field(dialog, 'Received from').fill(payer ?? '');
  await field(dialog, 'Reference').fill(reference ?? '');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText(/^Payment of S\$ [\d,.]+ recorded/).waitFor();

  const drawer = await openBill(here, caseNo);
  await field(drawer, 'Completed on').fill(typedDay(1));
  await field(drawer, 'Evidence of completion').fill('The lawyer’s letter, seen on paper');
  await drawer.getByRole('button', { name: 'Record completion' }).click();
  const credit = drawer.getByRole('checkbox', { name: /: S\$ 10,000\.00$/ }).last();
  if (payer === lawyer) {
    await drawer.getByRole('button', { name: 'Pay from another payer’s credit' }).click();
    await drawer.getByLabel(/^Credit of another payer/).fill('wong');
    await drawer.getByRole('list', { name: 'Receipts with credit left' }).getByText(lawyer).waitFor();
    await look('credit of another payer that was found');
    await drawer.getByRole('button', { name: /^Add OR\d\d-/ }).click();
    expect(await credit.isChecked()).toBe(true);
  } else await credit.check();
  await look('a bill to invoice, with money that came before');
  await drawer.getByRole('button', { name: 'Issue invoice' }).click();
  const asked = page.getByRole('dialog', { name: 'Issue the invoice of S$ 54,064.00?' });
  await asked.getByText(/It is paid from OR\d\d-\d{6}\./).waitFor();
  await asked.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText(/^Invoice INV\S+ issued$/).waitFor();
  await drawer.getByText('Part paid', { exact: true }).first().waitFor();
  const { text } = await readPdf(await behind(here, await paperOf(drawer, 'Invoice as PDF')));
  expect(text).toMatch(/To pay\s+S\$ 44,064\.00/);
  const ubl = String(await behind(here, await paperOf(drawer, 'E-invoice (UBL)')));
  expect(ubl).toContain('SGUEN201912345K');
  return (
    await drawer
      .getByText(/^INV\d\d-\d{6}$/)
      .first()
      .innerText()
  ).trim();
};

/** The bank takes money back that was no cheque, and the invoice is open again. */
const bankTakesBack = async (here: Visit, reference: string) => {
  const receipt = await openReceipt(here, reference);
  await doMore(receipt, 'Returned by bank');
  await field(receipt, 'Reason').fill('Paid by mistake, recalled');
  await here.look('money that the bank took back');
  await receipt.getByRole('button', { name: 'Reverse payment' }).click();
  await receipt.getByText('Returned', { exact: true }).first().waitFor();
};

/** Money without an invoice pays a part of it later, with an amount that is chosen. */
const isPaidFromCredit = async (here: Visit, number: string, reference: string) => {
  const { page, look } = here;
  await callerOf(page).post('/agency/v1/finance/receipts', {
    method: 'TRANSFER',
    payer: 'A law firm',
    reference,
    cents: 2_000_000,
    invoices: [],
    receivedOn: Temporal.Now.plainDateISO('Asia/Singapore').toString(),
  });
  const receipt = await openReceipt(here, reference);
  await receipt.getByRole('button', { name: 'Pay an invoice' }).click();
  await receipt.getByLabel(/^For invoice/).fill(number);
  await receipt.getByRole('button', { name: `Add ${number}` }).click();
  const amount = receipt.getByLabel(`Amount for ${number}`);
  expect(await amount.inputValue()).toBe('20,000.00');
  await amount.fill('15000');
  await look('an invoice to pay from credit');
  await receipt.getByRole('button', { name: 'Pay from the credit' }).click();
  await receipt.getByText('S$ 5,000.00').first().waitFor();
};

/** What is open is given up, once somebody else approves. */
const isWrittenOff = async (here: Visit, approver: Visit, caseNo: string) => {
  const { page, look } = here;
  const drawer = await openBill(here, caseNo);
  await doMore(drawer, 'Write off');
  const asked = page.getByRole('dialog', { name: /^Write off S\$ 39,064\.00 of INV/ });
  await asked.getByRole('textbox').fill('The company was struck off');
  await look('a write-off to ask for');
  await asked.getByRole('button', { name: 'Ask for the write-off' }).click();
  await drawer.getByText('Write-off of S$ 39,064.00 waits for approval').waitFor();
  expect(await drawer.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  const theirs = await openBill(approver, caseNo);
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await theirs.getByText('Written off', { exact: true }).first().waitFor();
  await approver.look('a bill that was written off');
};

it.each(
  places(
    { place: 'at a desk', width: 1440, payer: client.invoiceToText },
    { place: 'on a phone', width: 360, payer: lawyer },
  ),
)(
  'finance sends papers, uses credit, takes money back and writes off, $place',
  { timeout: 600_000 },
  ({ place, width, payer }) =>
    visit(`papers and credit ${place}`, width, async (here) => {
      const people = [await here.callerFor('rajesh.kumar'), await here.callerFor('mei.tan')] as const;
      const approver = await here.somebodyElse();
      await signInByCall(here.page, 'lay.hoon');
      await signInByCall(approver.page, 'ganesh.pillai');
      const info = { property: { ...sampleInfo().property, unit: `42-${width}` } };
      const made = await anApprovedCase(...people, info, client);
      await bringPapers(...people, made);
      await proFormaIsSent(here, made.caseNo);
      const number = await isIssuedWithCredit(here, made.caseNo, { payer, reference: `EARLY${width}` });
      await bankTakesBack(here, `EARLY${width}`);
      await isPaidFromCredit(here, number, `LATER${width}`);
      await isWrittenOff(here, approver, made.caseNo);
    }),
);
