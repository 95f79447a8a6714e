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
  /** Each tab is gone through, and none completes itself. */
  byHand?: boolean;
};

/** A field by its label, which an asterisk follows where it is required. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();

export const goOn = ({ page, hands }: Visit, name = 'Save and continue') =>
  hands.press(page.getByRole('button', { name, exact: true }));

export const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();

export const daysAgo = (days: number) => Temporal.Now.plainDateISO('Asia/Singapore').subtract({ days }).toString();

/** Today or days ago, as it is typed into a field. */
export const typedDay = (days: number) => {
  const [year, month, day] = daysAgo(days).split('-');
  return `${day}${month}${year}`;
};

type Party = Someone & {
  number: string;
  born: string;
  email: string;
  /** Who acts for a party of the other side; our client is not asked. */
  agent?: 'Another agency' | 'Nobody';
};

export const addParty = async ({ page, hands, look }: Visit, { side, name, number, born, email, agent }: Party) => {
  await hands.press(page.getByRole('button', { name: `Add ${side}` }));
  const drawer = page.getByRole('dialog', { name: `Add ${side}` });
  await hands.fill(field(drawer, 'Name'), name);
  await hands.fill(field(drawer, 'Number'), number);
  await hands.fill(field(drawer, 'Phone'), '+6591234567');
  await hands.fill(field(drawer, 'Email'), email);
  await hands.fill(field(drawer, 'Address'), '18 Leonie Hill Singapore 239222');
  if (agent) await hands.check(drawer.getByRole('radio', { name: agent }));
  const birth = field(drawer, 'Date of birth');
  // Whom another agency represents is screened there: the date is no more than a further field.
  if (!(await birth.isVisible())) await hands.press(drawer.getByRole('button', { name: /^More about this person/ }));
  await hands.fill(birth, born);
  await look(`the ${side}, filled in`);
  await hands.press(drawer.getByRole('button', { name: 'Add', exact: true }));
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
};

/** Puts a PDF to every line that is asked for before submission. */
export const uploadDocuments = async ({ page, hands, look }: Visit) => {
  await step(page, 'Documents');
  await look('the checklist, empty');
  const missing = page
    .getByRole('region', { name: 'Required to submit' })
    .getByRole('listitem')
    .filter({ hasText: 'Missing' });
  for (let left = await missing.count(); left > 0; left--) {
    const file = { name: `document ${left}.pdf`, mimeType: 'application/pdf', buffer: samplePdf() };
    await hands.drop(missing.first().getByRole('button', { name: /or choose$/ }), file);
    await page.getByRole('link', { name: `Download ${file.name}` }).waitFor();
  }
  await page.getByText('All required documents provided').waitFor();
  await look('the checklist, complete');
};

const shareByHand = async (here: Visit) => {
  const { page, look } = here;
  await goOn(here, 'Somebody');
  await step(page, 'External co-brokers');
  await look('the external co-brokers');
  await goOn(here);
  await step(page, 'Internal salespeople');
  await look('the internal salespeople');
  await goOn(here);
  // Saved for the first time, though the closing agent stood there from the beginning.
  await page.getByText('Internal Salesperson create successfully!').waitFor();
};

/** By the stepper: what is opened there is not passed over, though nothing is to be decided. */
const billByHand = async (here: Visit) => {
  const { page, hands, look } = here;
  const steps = page.getByRole('navigation', { name: 'Steps of the submission' });
  await hands.press(steps.getByRole('link', { name: /^Billing/ }));
  await step(page, 'Billing');
  await look('the bills');
  await goOn(here);
  await page.getByText('Nothing is missing').waitFor();
  await look('the required-info notice');
  await goOn(here, 'Go to the summary');
};

/** Starts a transaction and takes it through the wizard to its summary. */
export const report = async (here: Visit, { unit, client, other, fillInfo, byHand }: Reported) => {
  const { page, look } = here;
  await openByMenu(here, ['E-Submission'], 'Submit New Transaction');
  await step(page, 'Transaction');
  await look('a new transaction');
  await fillInfo(here, unit);
  await look('the transaction info, filled in');
  await goOn(here);

  await step(page, `Our client: the ${client.side}`);
  await look('the parties, nobody yet');
  await addParty(here, { ...client, number: 'S1234567D', born: '1971-04-02', email: 'client@mail.example' });
  const agent = 'Another agency';
  await addParty(here, { ...other, number: 'S9876543C', born: '1985-10-19', email: 'other@mail.example', agent });
  await look('the parties');
  if (byHand) await shareByHand(here);
  else {
    await goOn(here, 'Nobody');
    await step(page, 'Documents');
    if (await page.getByText('create successfully!').count()) throw new Error('It tells of steps that nobody saved.');
  }
  await uploadDocuments(here);
  if (byHand) await billByHand(here);
  else await goOn(here, 'Continue');
  await page.waitForURL(/\/e-submission\/[0-9a-f-]{36}$/);
};

/** Declares and submits from the summary; lands on the list, where the case is found. Answers its number. */
export const submitReported = async (
  { page, hands, look }: Visit,
  { client, unit }: Pick<Reported, 'client' | 'unit'>,
): Promise<string> => {
  await page.getByText(client.name).first().waitFor();
  const caseNo = (
    await page
      .getByText(/^ES-\d{4}-\d{6}$/)
      .first()
      .innerText()
  ).trim();
  await look('the summary');
  await hands.press(page.getByRole('button', { name: 'Submit', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Submit ${caseNo}?` });
  await dialog.getByRole('checkbox').waitFor();
  await look('the declaration');
  for (const reason of await dialog.getByRole('textbox').all())
    await hands.fill(reason, 'Looked at, and right as it is');
  await hands.check(dialog.getByRole('checkbox'));
  await hands.press(dialog.getByRole('button', { name: 'Submit', exact: true }));
  await page.getByText('The transaction has been submited!').waitFor();
  await page.waitForURL('**/e-submission/status-of-submission');

  // Looks whether it is there, which is no part of reporting it: not counted.
  await field(page, 'Case number, address, party').fill(caseNo);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: caseNo }).last();
  await row.filter({ hasText: unit }).filter({ hasText: 'Submitted' }).waitFor();
  await look('the list of submissions');
  return caseNo;
};
