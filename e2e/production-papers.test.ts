import pg from 'pg';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import type { Caller } from '#test/esubmissions.ts';
import { readPdf } from '#test/pdf.ts';
import { gableAndBrowser } from './gable.ts';
import { callerOf, enter, must } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { daysAgo } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { gable, visit } = gableAndBrowser();
const finance = '/agency/v1/finance';
const mine = '/my-productions';

type People = { owner: Caller; checker: Caller; payer: Caller; approver: Caller };
type Made = { dealNo: string; dealId: string; billId: string; invoiceId: string; number: string };

/** A deal of Rajesh's: half of its invoice is paid and paid out, and the rest is overdue. */
const anOverdueDeal = async ({ owner, checker, payer, approver }: People, unit: string): Promise<Made> => {
  const made = await anApprovedCase(owner, checker, { property: { ...sampleInfo().property, unit } });
  await bringPapers(owner, checker, made);
  const bill = await billOf(payer, made.caseNo);
  await must(payer.post(`${finance}/bills/${bill.billId}/pro-forma`, {}));
  const { invoiceId, number } = await invoiceBill(payer, bill, daysAgo(1));
  const cents = Math.floor(bill.totalCents / 2);
  const body = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: daysAgo(0), cents };
  await must(payer.post(`${finance}/receipts`, { ...body, invoices: [{ invoiceId, cents }] }));
  const { runId } = await must(payer.post(`${finance}/payouts`, { cutOff: daysAgo(0), payDay: daysAgo(0) }));
  const run = `${finance}/payouts/${runId}`;
  await must(approver.put(`${run}/approval`));
  await must(payer.put(`${run}/sending`));
  await must(payer.put(`${run}/payment`, { paidOn: daysAgo(0) }));
  const { dealNo, dealId, billId } = bill;
  return { dealNo, dealId, billId, invoiceId, number };
};

/** An invoice is due in two weeks at the earliest: time is not waited for. */
const letItBeLate = async (invoiceId: string) => {
  const client = new pg.Client({ connectionString: runningUrls(gable().dataDir).ownerUrl });
  await client.connect();
  await client.query(`UPDATE invoice SET due_on = due_on - 60 WHERE id = $1`, [invoiceId]);
  await client.end();
};

const answerRequest = async (payer: Caller, invoiceId: string) => {
  const { rows } = await must(payer.get(`${finance}/reminder-requests?state=WAITING`));
  const request = rows.find((each: { invoiceId: string }) => each.invoiceId === invoiceId);
  await must(payer.post(`${finance}/reminder-requests/${request.requestId}/reminder`));
};

/** Sends the last reminder: the next one is made only then. */
const sendReminder = async (payer: Caller, billId: string) => {
  const { reminders } = await must(payer.get(`${finance}/bills/${billId}`));
  const body = { kind: 'REMINDER', paperId: reminders.at(-1).reminderId, address: 'client@home.example' };
  await must(payer.post(`${finance}/papers/mail`, body));
};

/** The first reminder is asked for on the page; finance makes all three. */
const askForReminders = async (
  { page, look }: Visit,
  { owner, payer }: People,
  { number, invoiceId, billId }: Made,
) => {
  await page.goto(`${mine}/outstanding-invoice?late=OVERDUE&search=${number}`);
  await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await look('an overdue invoice that is chosen');
  await page.getByRole('button', { name: 'Send reminder' }).click();
  await page.getByText('Finance was asked to send the reminder.').waitFor();
  await page.getByText('Asked for').first().waitFor();
  await answerRequest(payer, invoiceId);
  for (const _ of ['second', 'final']) {
    await sendReminder(payer, billId);
    await must(owner.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] }));
    await answerRequest(payer, invoiceId);
  }
};

const savesFile = async ({ page }: Visit, press: () => Promise<void>, name: RegExp) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(name);
};

/** The file of the lists, and of the year. */
const exportLists = async (here: Visit) => {
  const { page } = here;
  const press = () => doMore(page.getByRole('main'), 'Export');
  const files = {
    'submitted-deal': /^my-transactions_.*xlsx$/,
    'commission-payout': /^what-i-earned_.*xlsx$/,
    'commission-payout/received': /^received-from-clients_.*xlsx$/,
    'commission-payout/paid': /^paid-to-me_.*xlsx$/,
    'outstanding-invoice': /^outstanding_.*xlsx$/,
  };
  for (const [path, name] of Object.entries(files)) {
    await page.goto(`${mine}/${path}`);
    await page.locator('[data-row-opener]').first().waitFor();
    await savesFile(here, press, name);
  }
  await page.goto(mine);
  await page.getByRole('button', { name: 'Income report' }).click();
  const year = page.getByRole('menuitem', { name: daysAgo(0).slice(0, 4) });
  await savesFile(here, () => year.click(), /^income_S\d{5}_\d{4}\.xlsx$/);
};

/** Each paper of the deal is named, and is what its name says. */
const downloadPapers = async ({ page, look }: Visit, { dealNo, dealId, number }: Made) => {
  await page.goto(`${mine}/submitted-deal?open=${dealId}`);
  const deal = page.getByRole('article', { name: dealNo });
  await deal.getByText('Overdue').or(deal.getByText('Part paid')).first().waitFor();
  await look('a deal with every paper');
  const papers: [name: string | RegExp, words: string][] = [
    [`Download ${number}`, 'Tax invoice'],
    ['Download pro-forma invoices', 'not a tax invoice'],
    [/^Download OR\d\d-/, 'Official receipt'],
    [/^Download PV\d\d-/, 'Payout statement'],
  ];
  const read = async (href: string | null) => (await readPdf(await (await page.request.get(href ?? '')).body())).text;
  for (const [name, words] of papers)
    expect(await read(await deal.getByRole('link', { name }).first().getAttribute('href'))).toContain(words);
  const reminders = deal.getByRole('link', { name: /^Download RM\d\d-/ });
  await reminders.nth(2).waitFor();
  const texts = await Promise.all((await reminders.all()).map(async (each) => read(await each.getAttribute('href'))));
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toContain(number);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    deal
      .getByRole('button', { name: /^Upload / })
      .last()
      .click(),
  ]);
  const buffer = Buffer.concat([samplePdf(), Buffer.from(`% ${dealNo}\n`)]);
  await chooser.setFiles({ name: 'addendum.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('Upload Document successfully!').waitFor();
  const document = deal.getByRole('link', { name: 'addendum.pdf' });
  const file = await page.request.get((await document.getAttribute('href')) ?? '');
  expect((await file.body()).equals(buffer)).toBe(true);
};

/** From the payout to its deals and to its entry in the journal. */
const openPayout = async ({ page, look }: Visit, { dealNo }: Made) => {
  await page.goto(`${mine}/commission-payout/paid?search=${dealNo}`);
  await page.locator('[data-row-opener]').first().click();
  const payout = page.getByRole('article', { name: /^PV\d\d-/ });
  await payout.getByText(dealNo).first().waitFor();
  await payout.getByText('Salespeople · Rajesh Kumar').first().waitFor();
  await look('a payout with its entry');
  await payout
    .getByRole('link', { name: /^Own deal, / })
    .first()
    .click();
  await page.getByRole('article', { name: /^D-/ }).waitFor();
};

it.each(places<[number, string]>([360, '83-12'], [1440, '83-11']))(
  'a reminder is asked for, and every paper is downloaded, at %i px',
  { timeout: 300_000 },
  (width, unit) =>
    visit(`papers ${width}`, width, async (rajesh) => {
      await enter(rajesh.page, 'rajesh.kumar', '/');
      const people = {
        owner: callerOf(rajesh.page),
        checker: await rajesh.callerFor('mei.tan'),
        payer: await rajesh.callerFor('lay.hoon'),
        approver: await rajesh.callerFor('ganesh.pillai'),
      };
      const made = await anOverdueDeal(people, unit);
      await letItBeLate(made.invoiceId);
      await askForReminders(rajesh, people, made);
      await downloadPapers(rajesh, made);
      await openPayout(rajesh, made);
      await exportLists(rajesh);
    }),
);
