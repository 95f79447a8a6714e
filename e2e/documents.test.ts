import { describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { sharedGable } from './gable.ts';
import { callerOf, must } from './journey/caller.ts';
import { openByMenu, signIn, signOut } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

const markedPdf = (mark: string) => Buffer.concat([samplePdf(), Buffer.from(`% ${mark}\n`)]);

/** Which documents a combination asks for. */
const askWhatIsRequired = async (here: Visit) => {
  const { page, look } = here;
  await openByMenu(here, ['E-Submission'], 'Required Documents');
  await page.getByRole('heading', { name: 'With the submission' }).waitFor();
  await look('the required documents');
  await page.getByRole('combobox', { name: 'Transaction', exact: true }).click();
  await page.getByRole('option', { name: 'Lease' }).click();
  await page.getByText('Tenancy agreement and inventory').waitFor();
  await page.getByText('for the landlord').waitFor();
};

/** The desk looks at a rule and at what the rules ask. */
const lookAtRules = async (here: Visit) => {
  const { page, look } = here;
  await openByMenu(here, ['Submissions'], 'Document rules');
  await page.getByRole('button', { name: 'Option to purchase' }).first().waitFor();
  await look('the rules');
  await page.getByRole('button', { name: 'Option to purchase' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'D-01 Option to purchase' });
  await drawer.getByText('The rule stays as it is until the day before').waitFor();
  await look('a rule');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'With the submission' }).waitFor();
  await look('the preview of the rules');
};

/** Accepts a document and asks about it, by keyboard at a desk and by hand on a phone; then returns the case. */
const judge = async (here: Visit, eSubId: string) => {
  const { page, isPhone, look } = here;
  await page.goto(`/agency-desk/submissions/${eSubId}`);
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await page.getByText(/^You claimed /).waitFor();
  await page.getByRole('button', { name: 'Show number' }).first().click();
  await page.getByText('S1234567D').waitFor();
  if (isPhone) await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  if (isPhone) await page.getByRole('button', { name: 'Accept', exact: true }).click();
  else await page.keyboard.press('d');
  await page.getByText('Accepted').filter({ visible: true }).first().waitFor();
  if (isPhone) await page.getByRole('button', { name: 'Query', exact: true }).click();
  else await page.keyboard.press('q');
  const dialog = page.getByRole('dialog', { name: /^Query / });
  await dialog.getByRole('textbox').fill('The signature is missing');
  await look('a query');
  await dialog.getByRole('button', { name: 'Query' }).click();
  await page.getByText('Query by Tan Mei Ling:').filter({ visible: true }).first().waitFor();
  await look('a document with a query');
  await must(callerOf(page).put(`/api/v1/esubmissions/${eSubId}/status/5`, { reason: 'See the document' }));
};

/** Many files at once: two find their documents by their names, one by hand, and one of them is there twice. */
const putMany = async ({ page, look }: Visit) => {
  const mimeType = 'application/pdf';
  const file = (name: string, buffer = markedPdf(name)) => ({ name, mimeType, buffer });
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([file('OTP new.pdf'), file('PDPA consent.pdf'), file('IMG_2034.pdf', markedPdf('OTP new.pdf'))]);
  const dialog = page.getByRole('dialog', { name: 'Which file is what?' });
  await dialog.getByRole('combobox', { name: 'Document of OTP new.pdf' }).waitFor();
  expect(await dialog.getByRole('combobox', { name: 'Document of OTP new.pdf' }).inputValue()).toBe(
    'Option to purchase',
  );
  expect(await dialog.getByRole('combobox', { name: 'Document of IMG_2034.pdf' }).inputValue()).toBe('');
  await look('many files, before they are uploaded');
  await dialog.getByRole('combobox', { name: 'Document of IMG_2034.pdf' }).fill('CEA');
  await page.getByRole('option', { name: 'CEA checklist' }).click();
  await dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await page.getByText(/ is also under (Option to purchase|CEA checklist)\./).waitFor();
  for (const name of ['OTP new.pdf', 'PDPA consent.pdf', 'IMG_2034.pdf'])
    await page.getByRole('link', { name: `Download ${name}` }).waitFor();
};

describe('documents, from the rules to what the desk says of them', () => {
  it.each(
    places({ place: 'at a desk', width: 1440, unit: '35-101' }, { place: 'on a phone', width: 360, unit: '35-102' }),
  )('$place', { timeout: 600_000 }, ({ place, width, unit }) =>
    visit(`documents ${place}`, width, async (here) => {
      const { page, look } = here;
      const agent = await here.callerFor('hannah.lim');
      const info = { property: { ...sampleInfo().property, unit } };
      const { eSubId } = await anEsubmission(agent, { status: 'submitted', info });
      await page.goto('/signin');
      await signIn(here, 'mei.tan');
      await lookAtRules(here);
      await judge(here, eSubId);
      await signOut(here);
      await signIn(here, 'hannah.lim');
      await askWhatIsRequired(here);
      await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=documents`);
      await page.getByText('Query by Tan Mei Ling:').filter({ visible: true }).first().waitFor();
      await look('the checklist of a returned case');
      expect(await page.getByText('Take photo or choose').first().isVisible()).toBe(here.isPhone);
      await putMany(here);
    }),
  );
});
