import type { Page } from 'playwright-core';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Caller } from '#test/esubmissions.ts';
import type { Visit } from '../visit.ts';
import { must } from './caller.ts';
import { daysAgo, field, goOn, step } from './report.ts';

const base = '/api/v1';
const seller = {
  kind: 'INDIVIDUAL',
  name: 'Tan Siew Lian',
  idType: 'NRIC',
  idNumber: 'S1234567D',
  nationality: 'SG',
  dateOfBirth: '1971-04-02',
  phones: ['+6591234567'],
  emails: ['siewlian.tan@mail.example'],
};
const buyer = {
  ...seller,
  name: 'Arjun Nair',
  idNumber: 'S9876543C',
  dateOfBirth: '1985-10-19',
  emails: ['nair@mail.example'],
};

/** Two contacts of a salesperson: who sells the property that stands there with all that is known of it, and who buys. */
export const prepareSale = async (caller: Caller, unit: string) => {
  const { contactId } = await must(caller.post(`${base}/customer-contacts`, seller));
  const other = await must(caller.post(`${base}/customer-contacts`, buyer));
  const home = { category: 'private-residential', propertyType: 'CONDOMINIUM', tenure: 'FREEHOLD', areaSqm: 120 };
  const place = { postalCode: '239222', block: '18', street: 'Leonie Hill', building: 'Leonie Towers', unit };
  const asked = { relation: 'OWNER', status: 'FOR_SALE', askingCents: 248_000_000 };
  await must(caller.post(`${base}/customer-contact-properties`, { ...home, ...place, ...asked, contactId }));
  const address = { contactId, kind: 'RESIDENTIAL', line: '18 Leonie Hill', postalCode: '239222', isPrimary: true };
  await must(caller.post(`${base}/customer-contact-addresses`, address));
  return { contactId, buyerId: other.contactId as string, client: { side: 'seller', name: seller.name }, unit };
};

export const propertiesOf = (contactId: string) => `/contact-management/contact-detail?id=${contactId}&tab=1`;

/** Files that are named as the lines of the checklist want them, all at once. `onFiles`: the browser's dialog is no part of the page. */
export const dropDocuments = async ({ page, hands }: Visit, onFiles: () => void = () => undefined) => {
  const names = await missingNames(page);
  onFiles();
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(
      names.map((name) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.concat([samplePdf(), Buffer.from(`% ${name}\n`)]),
      })),
    );
  const dialog = page.getByRole('dialog', { name: 'Which file is what?' });
  await hands.press(dialog.getByRole('button', { name: /^Upload \d+ files?$/ }));
  await page.getByText('All required documents provided').waitFor();
};

const missingNames = async (page: Page) => {
  const missing = page.getByRole('region', { name: 'Required to submit' }).getByRole('listitem');
  const lines = await missing.filter({ hasText: 'Missing' }).all();
  const codes = await Promise.all(lines.map((line) => line.getAttribute('data-path')));
  return codes.map((code, index) => `${code?.split(' ')[0]} ${index}.pdf`);
};

/** From the contact's open page to the summary: what is known comes along, and four fields are left. */
export const reportFromContact = async (here: Visit, onFiles?: () => void) => {
  const { page, hands, look } = here;
  await hands.press(page.getByRole('link', { name: 'Submit a sale' }));
  await page.getByText(/^From Tan Siew Lian’s property: \d+ fields$/).waitFor();
  await look('a sale that begins from a property');
  await hands.fill(field(page, 'Price'), '2480000');
  await hands.fill(field(page, 'Option date'), daysAgo(5));
  await hands.fill(field(page, 'Option fee'), '24800');
  await hands.fill(field(page, 'Completion date'), daysAgo(-65));
  const rate = field(page, 'Rate');
  // Without an earlier sale of the same kind nobody knows the rate.
  if ((await rate.inputValue()) === '') await hands.fill(rate, '2');
  await goOn(here);
  await step(page, 'Our client: the seller');
  await page.getByRole('listitem').filter({ hasText: seller.name }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Add buyer' }));
  const drawer = page.getByRole('dialog', { name: 'Add buyer' });
  await hands.press(drawer.getByRole('button', { name: buyer.name }));
  await hands.check(drawer.getByRole('radio', { name: 'Another agency' }));
  await look('the buyer, from my contacts');
  await hands.press(drawer.getByRole('button', { name: 'Add', exact: true }));
  await drawer.waitFor({ state: 'hidden' });
  await goOn(here, 'Nobody');
  await step(page, 'Documents');
  await dropDocuments(here, onFiles);
  await goOn(here, 'Continue');
  await page.waitForURL(/\/e-submission\/[0-9a-f-]{36}$/);
};
