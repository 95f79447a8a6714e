import type { Page } from 'playwright-core';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Caller } from '#test/esubmissions.ts';
import type { Visit } from '../visit.ts';
import { must } from './caller.ts';
import { daysAgo, field, goOn, step } from './report.ts';

const base = '/api/v1';
const person = { kind: 'INDIVIDUAL', idType: 'NRIC', nationality: 'SG', dateOfBirth: '1971-04-02' };

/** A property of a contact, and what is left to type when it is sold or let. */
export type Offer = {
  verb: 'Submit a sale' | 'Submit a lease';
  client: { side: 'seller' | 'landlord'; name: string; idNumber: string; phone: string };
  other: { side: 'buyer' | 'tenant'; name: string; idNumber: string; phone: string };
  property: { unit: string } & Record<string, unknown>;
  /** Fills in what nobody knows yet. */
  fill: (here: Visit) => Promise<void>;
};

const fillOption = async ({ page, hands }: Visit, [price, fee]: [string, string]) => {
  await hands.fill(field(page, 'Price'), price);
  await hands.fill(field(page, 'Option date'), daysAgo(5));
  await hands.fill(field(page, 'Option fee'), fee);
  await hands.fill(field(page, 'Completion date'), daysAgo(-65));
};

/** A condominium that its owner sells. */
export const aCondominium = (unit: string): Offer => ({
  verb: 'Submit a sale',
  client: { side: 'seller', name: 'Tan Siew Lian', idNumber: 'S1234567D', phone: '+6591234567' },
  other: { side: 'buyer', name: 'Arjun Nair', idNumber: 'S9876543C', phone: '+6591234568' },
  property: {
    category: 'private-residential',
    propertyType: 'CONDOMINIUM',
    tenure: 'FREEHOLD',
    areaSqm: 120,
    postalCode: '239222',
    block: '18',
    street: 'Leonie Hill',
    building: 'Leonie Towers',
    unit,
    status: 'FOR_SALE',
    askingCents: 248_000_000,
  },
  fill: async (here) => {
    await fillOption(here, ['2480000', '24800']);
    await here.hands.fill(field(here.page, 'Exercise date'), daysAgo(1));
  },
});

/** A flat that its owner sells. */
export const aFlat = (unit: string): Offer => ({
  verb: 'Submit a sale',
  client: { side: 'seller', name: 'Lim Boon Keng', idNumber: 'S2345678H', phone: '+6591234569' },
  other: { side: 'buyer', name: 'Siti Rahmah binte Osman', idNumber: 'S3456789A', phone: '+6591234570' },
  property: {
    category: 'hdb',
    propertyType: '4R',
    hdbTown: 'Bishan',
    leaseStartYear: 1987,
    areaSqm: 104,
    postalCode: '570221',
    block: '221',
    street: 'Bishan St 23',
    building: '',
    unit,
    status: 'FOR_SALE',
    askingCents: 82_000_000,
  },
  fill: async (here) => {
    await fillOption(here, ['820000', '1000']);
    await here.hands.fill(field(here.page, 'Option serial number'), 'OTP-2026-417');
  },
});

/** A room of a flat that its owner lets. */
export const aRoom = (unit: string): Offer => ({
  verb: 'Submit a lease',
  client: { side: 'landlord', name: 'Siew Kah Wai', idNumber: 'S4567890C', phone: '+6591234571' },
  other: { side: 'tenant', name: 'Nurul Ain binte Rahmat', idNumber: 'S5678901D', phone: '+6591234572' },
  property: {
    category: 'hdb',
    propertyType: '4R',
    hdbTown: 'Bishan',
    leaseStartYear: 1987,
    areaSqm: 104,
    postalCode: '570221',
    block: '221',
    street: 'Bishan St 23',
    building: '',
    unit,
    status: 'FOR_RENT',
    rentCents: 110_000,
  },
  fill: async ({ page, hands }) => {
    await hands.fill(field(page, 'Monthly rent'), '1100');
    await hands.fill(field(page, 'Security deposit'), '1100');
    await hands.fill(field(page, 'Agreement date'), daysAgo(5));
    await hands.fill(field(page, 'Tenancy starts'), daysAgo(-20));
    await hands.fill(field(page, 'Tenancy ends'), daysAgo(-20 - 365));
    await hands.choose(field(page, 'What is let'), 'Room');
    await hands.fill(field(page, 'Which room'), 'Common room beside the kitchen');
  },
});

/** Two contacts of a salesperson: who owns the property that stands there with all that is known of it, and who buys or rents. */
export const prepareOffer = async (caller: Caller, { client, other, property }: Offer) => {
  const add = async ({ name, idNumber, phone }: Offer['client'] | Offer['other']) => {
    const emails = [`${name.toLowerCase().replaceAll(' ', '.')}@mail.example`];
    const made = { ...person, name, idNumber, phones: [phone], emails };
    return (await must(caller.post(`${base}/customer-contacts`, made))).contactId as string;
  };
  const contactId = await add(client);
  const buyerId = await add(other);
  await must(caller.post(`${base}/customer-contact-properties`, { relation: 'OWNER', ...property, contactId }));
  const { block, street, postalCode } = property;
  const address = { contactId, kind: 'RESIDENTIAL', line: `${block} ${street}`, postalCode, isPrimary: true };
  await must(caller.post(`${base}/customer-contact-addresses`, address));
  return { contactId, buyerId, client: { side: client.side, name: client.name }, unit: property.unit };
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

/** From the contact's open page to the summary: what is known comes along, and a few fields are left. */
export const reportFromContact = async (here: Visit, offer: Offer, onFiles?: () => void) => {
  const { page, hands, look } = here;
  const { verb, client, other, fill } = offer;
  await hands.press(page.getByRole('link', { name: verb }));
  await page.getByText(new RegExp(`^From ${client.name}’s property: \\d+ fields$`)).waitFor();
  await look('a deal that begins from a property');
  await fill(here);
  const rate = page.getByRole('textbox', { name: /^(Rate|Months of rent)/ });
  // Without an earlier deal of the same kind nobody knows the rate.
  if ((await rate.inputValue()) === '') await hands.fill(rate, verb === 'Submit a sale' ? '2' : '1');
  await goOn(here);
  await step(page, `Our client: the ${client.side}`);
  await page.getByRole('listitem').filter({ hasText: client.name }).waitFor();
  await hands.press(page.getByRole('button', { name: `Add ${other.side}` }));
  const drawer = page.getByRole('dialog', { name: `Add ${other.side}` });
  await hands.press(drawer.getByRole('button', { name: other.name }));
  // What the contact says moves the fields below it.
  await drawer.locator(`input[value="${other.name}"]`).waitFor();
  await hands.check(drawer.getByRole('radio', { name: 'Another agency' }));
  await look('the other side, from my contacts');
  await hands.press(drawer.getByRole('button', { name: 'Add', exact: true }));
  await drawer.waitFor({ state: 'hidden' });
  await goOn(here, 'Nobody');
  await step(page, 'Documents');
  await dropDocuments(here, onFiles);
  await goOn(here, 'Continue');
  await page.waitForURL(/\/e-submission\/[0-9a-f-]{36}$/);
};
