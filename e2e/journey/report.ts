import type { Locator, Page } from 'playwright-core';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Visit } from '../visit.ts';
import { openByMenu } from './session.ts';

type Someone = { side: string; name: string };

/** What is reported: the first step's fields are filled in as its type wants it, the others are alike. */
export type Reported = {
  unit: string;
  client: Someone;
  other: Someone;
  fillInfo: (here: Visit, unit: string) => Promise<void>;
};

/** A field by its label, which an asterisk follows where it is required. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();

/** Opens a select by its label and takes an option. */
export const choose = async (page: Page, label: string, option: string) => {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

export const goOn = (page: Page, name = 'Save and continue') => page.getByRole('button', { name, exact: true }).click();

export const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();

export const daysAgo = (days: number) => Temporal.Now.plainDateISO('Asia/Singapore').subtract({ days }).toString();

type Party = Someone & { number: string; email: string };

const addParty = async ({ page, look }: Visit, { side, name, number, email }: Party) => {
  await page.getByRole('button', { name: `Add ${side}` }).click();
  const drawer = page.getByRole('dialog', { name: `Add ${side}` });
  await field(drawer, 'Name').fill(name);
  await field(drawer, 'Number').fill(number);
  await field(drawer, 'Phone').fill('+6591234567');
  await field(drawer, 'E-mail').fill(email);
  await field(drawer, 'Address').fill('18 Leonie Hill Singapore 239222');
  await look(`the ${side}, filled in`);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
};

/** Puts a PDF to every line that is asked for before submission. */
const uploadDocuments = async ({ page, look }: Visit) => {
  await step(page, 'Documents');
  await look('the checklist, empty');
  const missing = page
    .getByRole('region', { name: 'Required to submit' })
    .getByRole('listitem')
    .filter({ hasText: 'Missing' });
  for (let left = await missing.count(); left > 0; left--) {
    const file = { name: `document ${left}.pdf`, mimeType: 'application/pdf', buffer: samplePdf() };
    await missing.first().locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: `Download ${file.name}` }).waitFor();
  }
  await page.getByText('All required are there').waitFor();
  await look('the checklist, complete');
};

/** Starts a transaction and takes it through the wizard to its summary. */
export const report = async (here: Visit, { unit, client, other, fillInfo }: Reported) => {
  const { page, look } = here;
  await openByMenu(here, 'E-Submission', 'Submit New Transaction');
  await step(page, 'Transaction');
  await look('a new transaction');
  await fillInfo(here, unit);
  await look('the transaction info, filled in');
  await goOn(page);

  await step(page, `Our client: the ${client.side}`);
  await look('the parties, nobody yet');
  await addParty(here, { ...client, number: 'S1234567D', email: 'client@mail.example' });
  await addParty(here, { ...other, number: 'S9876543C', email: 'other@mail.example' });
  await look('the parties');
  await goOn(page, 'Continue');

  await step(page, 'External co-brokers');
  await look('the external co-brokers');
  await goOn(page);
  await step(page, 'Internal salespeople');
  await look('the internal salespeople');
  await goOn(page);
  await uploadDocuments(here);
  await goOn(page, 'Continue');
  await step(page, 'Billing');
  await look('the bills');
  await goOn(page);

  await page.getByText('Nothing is missing').waitFor();
  await look('the required-info notice');
  await goOn(page, 'Go to the summary');
  await page.waitForURL(/\/e-submission\/[0-9a-f-]{36}$/);
};

/** Declares and submits from the summary; lands on the list, where the case is found. Answers its number. */
export const submitReported = async ({ page, look }: Visit, { client, unit }: Reported): Promise<string> => {
  await page.getByText(client.name).first().waitFor();
  const caseNo = (
    await page
      .getByText(/^ES-\d{4}-\d{6}$/)
      .first()
      .innerText()
  ).trim();
  await look('the summary');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Submit ${caseNo}?` });
  await look('the declaration');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('The transaction has been submited!').waitFor();
  await page.waitForURL('**/e-submission/status-of-submission');

  await field(page, 'Case number, address, party').fill(caseNo);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: caseNo }).last();
  await row.filter({ hasText: unit }).filter({ hasText: 'Submitted' }).waitFor();
  await look('the list of submissions');
  return caseNo;
};
