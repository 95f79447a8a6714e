import type { Page } from 'playwright-core';
import { pageShot, type Shot } from './shot.ts';

/** The contacts of a salesperson. */

const list = '/contact-management';
const hannah = 'hannah.lim';

const firstRow = async (page: Page) => {
  await page.locator('[data-row-opener]').first().click();
  await page.getByRole('navigation', { name: 'Contact' }).waitFor();
};
const tab = (label: string) => async (page: Page) => {
  await firstRow(page);
  await page
    .getByRole('link', { name: label, exact: true })
    .or(page.getByRole('button', { name: label, exact: true }))
    .click();
};

const wholeNumber = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Name, phone, email, address' }).fill('9100 0000');
  await page.getByRole('heading', { level: 2, name: 'Found by this number' }).waitFor();
  await page.locator('[data-row-opener]').first().waitFor();
};

export const contactsShots: Shot[] = [
  pageShot('contacts', hannah, list),
  pageShot('contacts, found by a number', hannah, list, wholeNumber),
  pageShot('a contact', hannah, `${list}?search=Torvald`, firstRow),
  pageShot('a contact, activity', hannah, `${list}?search=Torvald`, tab('Activity')),
  pageShot('contacts, duplicates', hannah, `${list}/duplicates`),
  pageShot('contacts, a merge', hannah, `${list}/duplicates`, async (page) => {
    await page
      .getByRole('button', { name: /^Merge / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  pageShot('contacts, import', hannah, `${list}/import`),
];
