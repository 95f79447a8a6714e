import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { openByMenu } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

const pdf = (name: string, text = name) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: plainPdf(name, [{ kind: 'title', text }]),
});

/** A form in the list, not among the files that are being uploaded. */
const inList = (page: Page, name: string) => page.locator('[data-row-opener]').filter({ hasText: `${name}.pdf` });

/** Opens the page of the desk and makes a folder, which is open then. */
const addFolder = async (here: Visit, name: string) => {
  const { page, look, isPhone } = here;
  await openByMenu(here, ['Content'], 'Forms');
  await page.getByRole('button', { name: 'New folder', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await field(dialog, 'Name').fill(name);
  await dialog.getByRole('button', { name: 'Add folder' }).click();
  await dialog.waitFor({ state: 'hidden' });
  if (isPhone) await page.getByRole('button', { name: 'Folder: All forms' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByText('No forms here yet').waitFor();
  await look('an empty folder of the desk');
};

/** Uploads two forms at once; one of them is replaced from a later day on, the other one goes to the bin and comes back. */
const fillFolder = async ({ page, look }: Visit, [lasting, binned]: [string, string]) => {
  await page.locator('main input[type=file]').setInputFiles([pdf(lasting), pdf(binned)]);
  for (const name of [lasting, binned]) await inList(page, name).waitFor();
  await inList(page, lasting).click();
  const drawer = page.getByRole('dialog', { name: 'Official form' });
  await drawer.getByRole('button', { name: 'New version' }).click();
  const dialog = page.getByRole('dialog', { name: `New version of ${lasting}` });
  await look('a new version of a form');
  await dialog.locator('input[type=file]').setInputFiles(pdf('whatever', 'Second edition'));
  await dialog.waitFor({ state: 'hidden' });
  await drawer.getByText('Version 2').first().waitFor();
  await drawer.getByRole('img', { name: `${lasting}.pdf, page 1 of 1` }).waitFor();
  await look('a form at the desk');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: new RegExp(binned) }).check();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await inList(page, binned).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await inList(page, binned).waitFor();
};

/** Drags the two forms, chosen together, to another folder, and takes it back. */
const dragForms = async ({ page }: Visit, [lasting, binned]: [string, string]) => {
  for (const name of [lasting, binned]) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  const other = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Tenancy', exact: true });
  await inList(page, lasting).getByText(lasting).dragTo(other);
  await inList(page, binned).waitFor({ state: 'hidden' });
  await page.getByText('2 forms moved to Tenancy.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await inList(page, binned).waitFor();
};

/** Finds the form by a word and its folder, looks at both versions and downloads it. */
const findForm = async ({ page, look }: Visit, folder: string, name: string) => {
  await page.goto('/resources');
  await page.getByPlaceholder('Search all folders').fill(`${folder} ${name}`);
  await inList(page, name).click();
  await look('a form in place');
  const drawer = page.getByRole('dialog', { name: 'Official form' });
  await drawer.getByRole('button', { name: 'View' }).click();
  await drawer.getByText('This is version 1').waitFor();
  await drawer.getByRole('button', { name: 'Show version 2' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.pdf`);
};

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'a form goes from the desk to a salesperson, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`library ${place}`, width, async (here) => {
      tries += 1;
      const folder = `Mandate ${width} ${tries}`;
      const name = `Sole agency ${width} ${tries}`;
      await signInByCall(here.page, 'rohana.idris');
      await here.page.goto('/');
      await addFolder(here, folder);
      await fillFolder(here, [name, `Withdrawn ${width} ${tries}`]);
      if (!here.isPhone) await dragForms(here, [name, `Withdrawn ${width} ${tries}`]);
      await here.page.goto('/agency-desk/forms/bin');
      await here.page.getByText('The bin is empty').waitFor();
      await here.look('the bin');
      const agent = await here.somebodyElse();
      await signInByCall(agent.page, 'hannah.lim');
      await findForm(agent, folder, name);
    }),
);
