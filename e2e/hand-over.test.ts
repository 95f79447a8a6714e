import { it } from 'vitest';
import { gableAndBrowser } from './gable.ts';
import { openByMenu, signIn } from './journey/session.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();

/** Whoever opens the page is not signed in yet. */
const isAsked = (line: string) => /status( of)? 401/.test(line);

const leaver = 'Rajesh Kumar';

/** Disables an account, which offers to hand over what it has. */
const disable = async (here: Visit) => {
  const { page, look } = here;
  await openByMenu(here, [], 'People');
  await page.getByLabel('Name, user name, email, number').fill(leaver);
  await page
    .getByRole('link', { name: new RegExp(leaver) })
    .first()
    .click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Disable the account' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Disable the account of ${leaver}`) });
  await dialog.getByRole('textbox').fill('Left the agency');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog', { name: 'Hand over contacts' }).waitFor();
  await look('who gets the contacts');
};

const handOver = async ({ page, look }: Visit) => {
  const dialog = page.getByRole('dialog', { name: 'Hand over contacts' });
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('Hannah L');
  await page.getByRole('option', { name: /^Hannah Lim/ }).click();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^\d+ contacts.* handed over to Hannah Lim on/).waitFor();
  await page.getByText('Contacts handed over').waitFor();
  await look('what was handed over');
};

/** The bell of the new owner leads to the contacts. */
const receive = async ({ page, look }: Visit) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const news = bell.getByRole('listitem').filter({ hasText: /Yours now: .*contacts.* of Rajesh Kumar/ });
  await news.getByRole('link').press('Enter');
  await page.getByRole('heading', { name: 'Contact Management' }).waitFor();
  await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
  await page.waitForURL('**/contact-management/duplicates');
  await look('duplicates after a hand-over');
};

it('contacts of somebody who left are handed over', { timeout: 300_000 }, () =>
  visit(
    'hand-over',
    1440,
    async (here) => {
      await here.page.goto('/');
      await signIn(here, 'admin');
      await disable(here);
      await handOver(here);
      const hannah = await here.somebodyElse();
      await hannah.page.goto('/');
      await signIn(hannah, 'hannah.lim');
      await receive(hannah);
    },
    isAsked,
  ),
);
