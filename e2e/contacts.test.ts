import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A file with one new contact and one that is known comes in, and is undone as a whole. */
const importAndUndo = async ({ page, look }: Visit, { known, phone }: { known: string; phone: string }) => {
  await page.goto('/contact-management/import');
  const lines = [
    'Client,Phone,E-mail,Company',
    `${known},${phone},known@mail.example,DBS`,
    'Zubaidah Newcomer,81110000,,',
  ];
  const file = { name: 'phone.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  // What the file says is shown before anything of it is kept: a column that is not known is given its field.
  await page.getByLabel('“Client” is read as').waitFor();
  await page.getByLabel('“Client” is read as').selectOption('name');
  await expect.poll(() => page.getByRole('button', { name: 'Compare with my contacts' }).isEnabled()).toBe(true);
  await look('what a file says, before it is kept');
  await page.getByRole('button', { name: 'Compare with my contacts' }).click();
  await heading(page, 'phone.csv');
  await page.getByText('Same phone').waitFor();
  await look('rows of a file before they come in');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('1 contact added, 1 merged').waitFor();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('2 rows undone').waitFor();
  await look('an import that was undone');
  // The next file with these headings needs no choice.
  await page.goto('/contact-management/import');
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByText('columns as chosen before').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
};

/** A whole phone number shows its contact in the list itself, and stands in no address; a part of it is a search as any other. */
const findByNumber = async ({ page, look }: Visit, { name, phone }: { name: string; phone: string }) => {
  await page.goto('/contact-management');
  await heading(page, 'Contact Management');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const box = page.getByRole('searchbox', { name: 'Name, phone, email, address' });
  const local = phone.slice('+65'.length);
  await box.fill(`${local.slice(0, 4)} ${local.slice(4)}`);
  await page.getByRole('heading', { level: 2, name: 'Found by this number' }).waitFor();
  await page.getByRole('link', { name }).first().waitFor();
  await look('a contact found by its number');
  expect(asked.filter((url) => decodeURIComponent(url).replace(/\D/g, '').includes(local))).toEqual([]);
  expect(page.url()).not.toContain('search');
  await box.fill(local.slice(-6));
  await expect.poll(() => page.url()).toContain(`search=${local.slice(-6)}`);
  await page.getByRole('heading', { level: 2, name: 'Found by this number' }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name }).first().waitFor();
};

/** Two contacts become one, with the stage of the one that goes; the address of that one leads to the other. */
const mergeBoth = async ({ page, look }: Visit, { keep, lose, name }: { keep: string; lose: string; name: string }) => {
  await page.goto('/contact-management/duplicates');
  await page.getByRole('button', { name: new RegExp(`^Merge ${name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge these contacts?' });
  await dialog.getByRole('radio', { name: 'Past client' }).check();
  await look('what of two contacts stays');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`/contact-management/contact-detail?id=${lose}`);
  await heading(page, name);
  await expect.poll(() => page.url()).toContain(keep);
  await page.getByText('Past client').first().waitFor();
};

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'contacts are imported, undone and merged, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`contacts ${place}`, width, async (here) => {
      tries += 1;
      const hannah = await signInByCall(here.page, 'hannah.lim');
      const phone = `+65${81_230_000 + width + tries}`;
      const name = `Wilhelmina Merging ${'abcdef'[tries]}`;
      const add = async (other: object): Promise<string> => {
        const given = { kind: 'INDIVIDUAL', idType: 'NRIC', name, phones: [phone], ...other };
        return (await must(hannah.post('/api/v1/customer-contacts', given))).contactId;
      };
      const keep = await add({ stage: 'LEAD' });
      await findByNumber(here, { name, phone });
      await importAndUndo(here, { known: name, phone });
      const lose = await add({ stage: 'PAST_CLIENT' });
      await mergeBoth(here, { keep, lose, name });
    }),
);
