import pg from 'pg';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import type { Caller } from '#test/esubmissions.ts';
import { readPdf } from '#test/pdf.ts';
import { gableAndBrowser } from './gable.ts';
import { callerOf, must, showCards, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { daysAgo, field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { gable, visit } = gableAndBrowser();
const finance = '/agency/v1/finance';
const desk = '/agency-desk/finance';
const mine = '/my-productions';
const reason = 'The owner says the commission was agreed lower';

type Invoice = { invoiceId: string; number: string; dealId: string };
/** What is withheld, as it is shown. */
type Withheld = { text: string; amount: string };
type Payer = { preparer: Visit; approver: Caller; agent: Visit };

const row = ({ page }: Visit, text: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).last();

/** An invoice is due in two weeks at the earliest: time is not waited for. */
const letItBeLate = async ({ invoiceId }: Invoice) => {
  const client = new pg.Client({ connectionString: runningUrls(gable().dataDir).ownerUrl });
  await client.connect();
  await client.query(`UPDATE invoice SET due_on = due_on - 60 WHERE id = $1`, [invoiceId]);
  await client.end();
};

const openBill = async ({ page }: Visit, { number }: Invoice) => {
  await page.goto(`${desk}/invoices?search=${number}`);
  await page.locator('[data-row-opener]').filter({ hasText: number }).first().click();
  return page.getByRole('dialog', { name: /^Billing of D-/ });
};

const dispute = async (here: Visit, invoice: Invoice) => {
  const { page, look } = here;
  const drawer = await openBill(here, invoice);
  await doMore(drawer, 'Mark as disputed');
  const asked = page.getByRole('dialog', { name: `Mark ${invoice.number} as disputed?` });
  await field(asked, 'Reason, shown to the salesperson too').fill(reason);
  await look('the question before an invoice is disputed');
  await asked.getByRole('button', { name: 'Mark as disputed' }).click();
  await drawer.getByText('The client disputes this invoice').waitFor();
  await look('a bill that is disputed');
};

/** From the overview to the list, by its filter, and to what the aging says of it. */
const isCounted = async (here: Visit, { number }: Invoice) => {
  const { page, look } = here;
  await page.goto(desk);
  await page.getByRole('link', { name: /Disputed/ }).waitFor();
  await look('what waits for finance');
  await page.getByRole('link', { name: /Disputed/ }).click();
  await page.waitForURL(/disputed=true/);
  await row(here, number).getByText('Disputed', { exact: true }).first().waitFor();
  await row(here, number).getByText(`Disputed: ${reason}`).waitFor();
  await look('the invoices that are disputed');
  await page.goto(`${desk}/aging`);
  await row(here, 'Rajesh Kumar').getByRole('link', { name: '54,064.00' }).last().waitFor();
  await look('the aging with what is disputed');
};

/** The salesperson reads that it is disputed, and why, and asks for no reminder; nor is there one to send. */
const isSeenBySalesperson = async ({ agent, preparer }: Payer, { number, invoiceId, dealId }: Invoice) => {
  const { page, look } = agent;
  await page.goto(`${mine}/outstanding-invoice?search=${number}`);
  await row(agent, number).getByText('Disputed', { exact: true }).waitFor();
  await row(agent, number).getByText(`Disputed: ${reason}`).waitFor();
  await look('an outstanding invoice that is disputed');
  expect(await page.getByRole('checkbox', { name: `Select ${number}` }).isDisabled()).toBe(true);
  await page.goto(`${mine}/submitted-deal?open=${dealId}`);
  const invoices = page.getByRole('dialog').getByRole('region', { name: 'Invoices' });
  await invoices.getByText('Disputed', { exact: true }).waitFor();
  await invoices.getByText(`Disputed: ${reason}`).waitFor();
  await look('a deal with an invoice that is disputed');
  const asked = await callerOf(page).post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] });
  expect(asked).toMatchObject({ status: 409, body: { errors: [{ message: expect.stringContaining('is disputed') }] } });
  const { rows } = await must(callerOf(preparer.page).get(`${finance}/reminders?pageSize=100`));
  expect(rows.filter((each: { invoiceId: string }) => each.invoiceId === invoiceId)).toEqual([]);
};

const resolve = async ({ preparer, agent }: Payer, invoice: Invoice) => {
  const { page, look } = preparer;
  const drawer = await openBill(preparer, invoice);
  await drawer.getByRole('button', { name: 'Resolve dispute' }).click();
  const asked = page.getByRole('dialog', { name: `Resolve the dispute of ${invoice.number}?` });
  await asked.getByRole('textbox').fill('They found the agreement');
  await look('the question before a dispute is resolved');
  await asked.getByRole('button', { name: 'Resolve dispute' }).click();
  await page.getByText('The dispute is resolved.', { exact: true }).waitFor();
  await drawer.getByText('The client disputes this invoice').waitFor({ state: 'hidden' });
  await agent.page.goto(`${mine}/outstanding-invoice?search=${invoice.number}`);
  await agent.page.getByRole('checkbox', { name: `Select ${invoice.number}` }).waitFor();
  expect(await row(agent, invoice.number).getByText('Disputed', { exact: true }).count()).toBe(0);
};

/** Finance keys in what is to be withheld; the salesperson finds it wherever the next payout is shown. */
const withhold = async ({ preparer, agent }: Payer, { text, amount }: Withheld) => {
  const { page, look } = preparer;
  await page.goto(`${desk}/payouts/fees`);
  await page.getByRole('button', { name: 'Add charge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add charge' });
  await dialog.getByText('Withheld', { exact: true }).click();
  await field(dialog, 'Salesperson').fill('Rajesh');
  await page.getByRole('option').filter({ hasText: 'Rajesh' }).first().click();
  await field(dialog, 'Why it is withheld').fill(text);
  await field(dialog, 'Amount').fill(amount);
  await look('an amount to be withheld');
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await page.getByText('The charge is saved.').waitFor();

  await showCards(callerOf(agent.page), ['next-payout']);
  await agent.page.goto('/');
  await agent.page.getByText('To be withheld').waitFor();
  await agent.look('a home with what is to be withheld');
  await agent.page.goto(mine);
  await agent.page.getByText(`${amount} to be withheld`).waitFor();
  await agent.page.goto(`${mine}/commission-payout`);
  await agent.page.getByText('To be withheld').waitFor();
  await agent.look('what I earned, with what is to be withheld');
  await agent.page.goto(`${mine}/commission-payout/next`);
  await row(agent, text).getByText('Deducted from the next payout').waitFor();
  await row(agent, text).getByText(`−${amount}`).waitFor();
  await agent.look('the next payout with what is to be withheld');
};

const payOut = async ({ preparer, approver }: Payer, { invoiceId }: Invoice) => {
  const payer = callerOf(preparer.page);
  const cents = 5_406_400;
  const body = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: daysAgo(0), cents };
  await must(payer.post(`${finance}/receipts`, { ...body, invoices: [{ invoiceId, cents }] }));
  const { runId } = await must(payer.post(`${finance}/payouts`, { cutOff: daysAgo(0), payDay: daysAgo(0) }));
  const run = `${finance}/payouts/${runId}`;
  await must(approver.put(`${run}/approval`));
  await must(payer.put(`${run}/sending`));
  await must(payer.put(`${run}/payment`, { paidOn: daysAgo(0) }));
};

/** The payout and its statement say what was withheld, and why. */
const isPaidLess = async ({ page, look }: Visit, { text, amount }: Withheld) => {
  await page.goto(`${mine}/commission-payout/paid`);
  await page.locator('[data-row-opener]').first().waitFor();
  await look('what was paid to me, less what was withheld');
  await page.locator('[data-row-opener]').first().click();
  const payout = page.getByRole('article', { name: /^PV\d\d-/ });
  await payout.getByText(text).first().waitFor();
  await look('a payout that was less by what was withheld');
  const href = await payout.getByRole('link', { name: 'Statement' }).getAttribute('href');
  const statement = (await readPdf(await (await page.request.get(href ?? '')).body())).text;
  for (const part of [`Withheld: ${text}`, `−${amount}`]) expect(statement).toContain(part);
};

/** The money goes to whom it is for; the bank returns it, and it is to be remitted again. */
const remitAndTakeBack = async (here: Visit, { text }: Withheld) => {
  const { page, look } = here;
  await page.goto(desk);
  await page.getByRole('link', { name: /Withheld, to be remitted/ }).click();
  await row(here, text).waitFor();
  await look('what is withheld');
  await page.getByRole('checkbox', { name: `Select ${text} of Rajesh Kumar` }).check();
  await page.getByRole('button', { name: 'Record remittance' }).click();
  const remitting = page.getByRole('dialog', { name: 'Record remittance' });
  await field(remitting, 'To').fill('IRAS');
  await field(remitting, 'Reference').fill(`${text} 2611`);
  await look('a remittance to record');
  await remitting.getByRole('button', { name: 'Record remittance' }).click();
  await page.getByText('The remittance is recorded.').waitFor();
  await page.goto(`${desk}/payouts/withheld?search=Rajesh`);
  await row(here, text).getByText('Remitted', { exact: true }).first().waitFor();
  await look('what was remitted');
  await row(here, text).getByRole('button', { name: 'Take back' }).click();
  const taking = page.getByRole('dialog', { name: 'Take back remittance' });
  await field(taking, 'Reason').fill('Returned by the bank: account closed');
  await look('a remittance to take back');
  await taking.getByRole('button', { name: 'Take back remittance' }).dblclick();
  await page.getByText('The remittance is taken back.').waitFor();
  await row(here, text).getByText('To be remitted', { exact: true }).waitFor();
  await row(here, text)
    .getByText(/^IRAS, taken back /)
    .waitFor();
  await row(here, text).getByText('Returned by the bank: account closed').waitFor();
  await look('a remittance that was taken back');
};

/** A debit of the bank of that amount is the remittance, which is recorded by it. */
const isFoundAtTheBank = async (here: Visit, { text, amount }: Withheld) => {
  const { page, look } = here;
  const reference = `TAX ${text.replaceAll(/\D/g, '')}`;
  const csv = `Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount\n${daysAgo(0)},${reference},IRAS,${amount},\n`;
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.goto(`${desk}/bank`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('statement.csv imported').waitFor();
  await page.goto(`${desk}/bank?search=${encodeURIComponent(reference)}`);
  const open = () => page.locator('[data-row-opener]').first().click();
  const line = page.getByRole('dialog', { name: 'Bank line' });
  await open();
  await line.getByText(`Proposed: the remittance of “${text}” of Rajesh Kumar`).waitFor();
  await look('a line of the bank that remits what is withheld');
  await line.getByRole('button', { name: 'Record remittance' }).click();
  await row(here, `Remittance ${reference}`).waitFor();
  await open();
  await line.getByRole('button', { name: 'Undo the match' }).click();
  await row(here, `${reference}?`).waitFor();
  await open();
  await line.getByText(`Proposed: the remittance ${reference}, to IRAS`).waitFor();
  await look('a line of the bank that is a recorded remittance');
  await line.getByRole('button', { name: `Match with ${reference}` }).click();
  await row(here, `Remittance ${reference}`).waitFor();
};

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440, unit: '84-11' }, { place: 'on a phone', width: 360, unit: '84-12' }))(
  'an invoice is disputed, and a payout is withheld of, $place',
  { timeout: 600_000 },
  ({ place, width, unit }) =>
    visit(`disputes and withheld ${place}`, width, async (preparer) => {
      const agent = await preparer.somebodyElse();
      const people: Payer = { preparer, agent, approver: await preparer.callerFor('ganesh.pillai') };
      const [owner, checker] = [await signInByCall(agent.page, 'rajesh.kumar'), await preparer.callerFor('mei.tan')];
      const payer = await signInByCall(preparer.page, 'lay.hoon');
      const made = await anApprovedCase(owner, checker, { property: { ...sampleInfo().property, unit } });
      await bringPapers(owner, checker, made);
      const bill = await billOf(payer, made.caseNo);
      const invoice = { ...(await invoiceBill(payer, bill, daysAgo(1))), dealId: bill.dealId };
      await letItBeLate(invoice);
      await dispute(preparer, invoice);
      await isCounted(preparer, invoice);
      await isSeenBySalesperson(people, invoice);
      await resolve(people, invoice);
      tries += 1;
      const withheld = { text: `Withholding tax ${unit}, notice ${tries}`, amount: `${200 + tries}.00` };
      await withhold(people, withheld);
      await payOut(people, invoice);
      await isPaidLess(agent, withheld);
      await remitAndTakeBack(preparer, withheld);
      await isFoundAtTheBank(preparer, withheld);
    }),
);
