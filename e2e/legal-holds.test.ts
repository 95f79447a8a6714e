import { it } from 'vitest';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { gableAndBrowser } from './gable.ts';
import { enter, must } from './journey/caller.ts';
import { openByMenu } from './journey/session.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();

/** A customer of a salesperson, with a document. */
const aDocument = async (here: Visit, file: string) => {
  const hannah = await here.callerFor('hannah.lim');
  const { contactId } = await must(hannah.post('/api/v1/customer-contacts', { name: 'Ong Bee Lian' }));
  const { fileId } = await must(hannah.upload('/media/v1/customer-files', {}, { name: file, bytes: samplePdf() }));
  await must(hannah.post('/api/v1/contact-archive-documents', { contactId, fileId, docType: 'OWNERSHIP' }));
};

const place = async (here: Visit, file: string) => {
  const { page, hands, look } = here;
  await openByMenu(here, ['Records'], 'Legal holds');
  await page.getByText('No document on legal hold').waitFor();
  await hands.press(page.getByRole('link', { name: 'Hold a document' }));
  await page.getByText('Search for the customer or the name of the file').waitFor();
  await hands.fill(page.getByLabel('Customer or document'), file);
  await hands.press(page.getByRole('button', { name: `Hold ${file}` }));
  const dialog = page.getByRole('dialog', { name: 'Place on legal hold?' });
  await hands.fill(dialog.getByLabel('Reason'), 'A dispute over the deposit');
  await look('a document that is placed on legal hold');
  await hands.press(dialog.getByRole('button', { name: 'Place on hold' }));
  await dialog.waitFor({ state: 'hidden' });
  await page.goto('/agency-desk/compliance/holds');
  await page.getByText('Placed by you').waitFor();
  await look('what is on legal hold');
};

const lift = async ({ page, hands, look }: Visit, file: string) => {
  await hands.press(page.getByRole('button', { name: `Lift the hold of ${file}` }));
  const dialog = page.getByRole('dialog', { name: 'Lift the legal hold?' });
  await hands.fill(dialog.getByLabel('Reason'), 'The dispute is settled');
  await look('a legal hold that another officer lifts');
  await hands.press(dialog.getByRole('button', { name: 'Lift hold' }));
  await page.getByText('No document on legal hold').waitFor();
};

/** Whoever placed it is told. */
const learn = async ({ page, hands }: Visit) => {
  await page.reload();
  await hands.press(page.getByRole('button', { name: /^Notifications/ }));
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('listitem').filter({ hasText: 'Your legal hold was lifted' }).waitFor();
};

it.each([1440, 390])(
  'compliance holds a document, which another officer lifts, at %i px',
  { timeout: 300_000 },
  (width) =>
    visit('legal-holds', width, async (here) => {
      const file = `Option of ${width}.pdf`;
      await aDocument(here, file);
      await enter(here.page, 'farid.osman', '/');
      await place(here, file);
      const denise = await here.somebodyElse();
      await enter(denise.page, 'denise.aeria', '/agency-desk/compliance/holds');
      await lift(denise, file);
      await learn(here);
    }),
);
