import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { gableAndBrowser } from './gable.ts';
import { callerOf, must, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { daysAgo, field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();
const desk = '/agency-desk/finance';
const lines = '/agency/v1/finance/bank-lines';

const read = async ({ page }: Visit, ...rows: string[]) => {
  await page.goto(`${desk}/bank`);
  const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount';
  const buffer = Buffer.from([head, ...rows.map((row) => `${daysAgo(0)},${row}`)].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('statement.csv imported').waitFor();
  // The visit before had lines of the same amounts.
  const finance = callerOf(page);
  const { imports } = await must(finance.get(`${lines}/possible-duplicates`));
  for (const { importId } of imports)
    await must(finance.post(`/agency/v1/finance/bank-imports/${importId}/possible-duplicates`, { answer: 'NEW' }));
};

const stateOf = async ({ page }: Visit, reference: string) => {
  const { rows } = await must(callerOf(page).get(`${lines}?search=${encodeURIComponent(reference)}`));
  return rows[0].state as string;
};

/** Opens a line of the bank. */
const open = async ({ page }: Visit, reference: string) => {
  await page.goto(`${desk}/bank?search=${encodeURIComponent(reference)}`);
  await page.locator('[data-row-opener]').first().click();
  return page.getByRole('dialog', { name: 'Bank line' });
};

/** A transfer between the agency's own accounts is set aside, and taken up again. */
const isSetAside = async (here: Visit, reference: string) => {
  const { page, look } = here;
  const line = await open(here, reference);
  await line.getByRole('button', { name: 'Set aside' }).click();
  const asked = page.getByRole('dialog', { name: 'Set this line aside?' });
  await field(asked, 'What it is').fill('To the account of payouts');
  await look('a line to set aside');
  await asked.getByRole('button', { name: 'Set aside' }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, reference)).toBe('SET_ASIDE');
  await (await open(here, reference)).getByRole('button', { name: 'Take it up again' }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, reference)).toBe('DEBIT');
};

/** A payment that finance keyed before: recorded again only if asked, matched, and freed without a word about voiding. */
const isRecordedAlready = async (here: Visit, { reference, receipt }: { reference: string; receipt: string }) => {
  const { page, look } = here;
  const line = await open(here, reference);
  await line.getByText(`Recorded already as ${receipt}`).waitFor();
  await look('a line of the bank that is recorded already');
  await line.getByRole('button', { name: 'Record payment' }).click();
  const form = line.getByRole('form', { name: 'Payment' });
  await look('a line of the bank as a payment');
  await form.getByRole('button', { name: 'Record payment' }).click();
  const asked = page.getByRole('dialog', { name: 'Record another payment?' });
  await look('a payment that would be recorded twice');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await asked.waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await line.getByRole('button', { name: `Match with ${receipt}` }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, reference)).toBe('MATCHED');
  await open(here, reference);
  await line.getByText(`${receipt} stays as it is recorded`).waitFor();
  await line.getByText('Ledger entries').click();
  await line.getByRole('table').first().waitFor();
  await look('a line of the bank that is matched with a receipt');
};

/** A payment that the line records is void once its match is undone, which is asked first. */
const isRecordedAndUndone = async (here: Visit, reference: string) => {
  const { page, look } = here;
  const line = await open(here, reference);
  await line.getByRole('button', { name: 'Record payment' }).click();
  await line.getByRole('form', { name: 'Payment' }).getByRole('button', { name: 'Record payment' }).click();
  await line.waitFor({ state: 'hidden' });
  await open(here, reference);
  await doMore(line, 'Undo the match');
  const asked = page.getByRole('dialog', { name: /^Undo the match and void OR/ });
  await look('a match to undo');
  await asked.getByRole('button', { name: 'Undo the match' }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, reference)).toBe('NEW');
};

/** What the bank charges, or pays as interest, is booked. */
const isBooked = async (here: Visit, reference: string, label: 'Book as bank charge' | 'Book as interest') => {
  const { page, look } = here;
  const line = await open(here, reference);
  await line.getByRole('button', { name: label }).click();
  const asked = page.getByRole('dialog', { name: /^Book this line as/ });
  await look(`${label}, asked`);
  await asked.getByRole('button', { name: label }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, reference)).toBe('BOOKED');
  await open(here, reference);
  await line.getByText('Charge or interest', { exact: true }).waitFor();
  await line.getByText('Ledger entries').click();
  await line.getByText('Bank charges').first().waitFor();
  await look(`${label}, done`);
  await line
    .getByRole('button', { name: label === 'Book as interest' ? 'Undo the interest' : 'Undo the charge' })
    .click();
  await line.waitFor({ state: 'hidden' });
};

/** Among the debits of the demo's last pay day is one that names its payment. */
const payoutIsConfirmed = async (here: Visit) => {
  const { page, look } = here;
  const { rows } = await must(callerOf(page).get(`${lines}?state=DEBIT&pageSize=100`));
  const named = rows.find(
    ({ payment }: { payment: { kind: string; problem: string | null } | null }) =>
      payment?.kind === 'PAYMENT' && payment.problem === null,
  );
  const line = await open(here, named.reference);
  await line.getByText(`Proposed: the payment of ${named.payment.number}`).waitFor();
  await look('a debit of the bank that is a payment');
  await line.getByRole('button', { name: /^(?:Confirm payment|Match with PV)/ }).click();
  await line.waitFor({ state: 'hidden' });
  expect(await stateOf(here, named.reference)).toBe('MATCHED');
};

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'finance goes through the lines of the bank, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`bank ${place}`, width, async (here) => {
      tries += 1;
      const tag = `${width}X${tries}`;
      const [agent, checker] = [await here.callerFor('rajesh.kumar'), await here.callerFor('mei.tan')];
      const finance = await signInByCall(here.page, 'lay.hoon');
      const info = { property: { ...sampleInfo().property, unit: `39-${width + tries}` } };
      const made = await anApprovedCase(agent, checker, info);
      await bringPapers(agent, checker, made);
      const { invoiceId, number } = await invoiceBill(finance, await billOf(finance, made.caseNo), daysAgo(0));
      const { number: receipt } = await must(
        finance.post('/agency/v1/finance/receipts', {
          method: 'PAYNOW',
          payer: 'Goh Siew Choo',
          receivedOn: daysAgo(0),
          cents: 5_406_400,
          invoices: [{ invoiceId, cents: 5_406_400 }],
        }),
      );
      const reference = `PAYNOW ${number.replace('-', '')}`;
      await read(
        here,
        `${reference},GOH SC,,54064.00`,
        `CASH ${tag},GOH SC,,${width}.${10 + tries}`,
        `OWN ACCOUNT ${tag},GABLE,1000.00,`,
        `FEE ${tag},DBS BANK,35.00,`,
        `INTEREST ${tag},DBS BANK,,12.35`,
      );
      await isSetAside(here, `OWN ACCOUNT ${tag}`);
      await isRecordedAlready(here, { reference, receipt });
      await isRecordedAndUndone(here, `CASH ${tag}`);
      await isBooked(here, `FEE ${tag}`, 'Book as bank charge');
      await isBooked(here, `INTEREST ${tag}`, 'Book as interest');
      await payoutIsConfirmed(here);
    }),
);
