import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { sharedGable } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** On the fictional list of the demo as Gideon Oakhollow, born in 1949. */
const customer = { name: 'Gideon Oakholow', born: '05051949' };

const addContact = async ({ page, look }: Visit) => {
  await page.goto('/contact-management');
  await page.getByRole('button', { name: 'New contact' }).click();
  const drawer = page.getByRole('dialog', { name: 'New contact' });
  await field(drawer, 'Full name').fill(customer.name);
  await field(drawer, 'Date of birth').fill(customer.born);
  await field(drawer, 'Identity document').selectOption('PASSPORT');
  await field(drawer, 'Number').fill('K7712345');
  await look('a contact that is added');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();
};

const openScreening = ({ page }: Visit) =>
  page.getByRole('navigation', { name: 'Contact' }).getByText('AML & E-CDD').click();

/** Farid sees why, and says by one key that it is somebody else. */
const dismissAt = async ({ page, look }: Visit) => {
  await page.goto(`/agency-desk/compliance/hits?search=${encodeURIComponent(customer.name)}`);
  await page.getByText(customer.name).first().click();
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();
  await page.getByText('Gideon Oakhollow').first().waitFor();
  await page.getByRole('heading', { name: 'Words' }).waitFor();
  await look('a hit with its reasons');
  await page.keyboard.press('1');
  await page.getByText('It is a false positive.').waitFor();
};

/** The contact becomes the seller of a new sale: nobody types it again. */
const sell = async ({ page }: Visit, eSubId: string) => {
  await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=parties`);
  await page.getByRole('button', { name: 'Add seller' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add seller' });
  await field(drawer, 'From my contacts').fill('Oakholow');
  await page.getByRole('option', { name: customer.name }).first().click();
  await expect.poll(() => field(drawer, 'Name').inputValue()).toBe(customer.name);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  const card = page.getByRole('listitem').filter({ hasText: customer.name });
  await card.getByText('****2345', { exact: false }).waitFor();
  await card.getByText('Clear').waitFor();
};

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'a customer is screened, cleared by compliance and sells, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`screening ${place}`, width, async (here) => {
      const { page, look } = here;
      const hannah = await signInByCall(page, 'hannah.lim');
      await addContact(here);
      await openScreening(here);
      await page.getByRole('button', { name: 'Generate AML information' }).click();
      await page.getByText('Pending', { exact: true }).first().waitFor();
      await look('a contact that is screened');
      const desk = await here.somebodyElse();
      await signInByCall(desk.page, 'farid.osman');
      await dismissAt(desk);
      await page.reload();
      await page.getByText('Clear', { exact: true }).first().waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Report' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
      const unit = `41-${Date.now() % 1_000}`;
      const info = sampleInfo({ property: { ...sampleInfo().property, unit } });
      const { eSubId } = await must(hannah.post('/api/v1/esubmissions', info));
      await sell(here, eSubId);
    }),
);
