import type { Page } from 'playwright-core';
import { demoPassword } from '#demo/accounts.ts';
import type { Shot } from './shot.ts';

/** One's own pages, and the drawers of the agency's. */

const open = (
  name: string,
  as: string,
  path: string,
  then: (page: Page) => Promise<void> = async () => undefined,
): Shot => ({
  name,
  as,
  open: async (page) => {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await then(page);
  },
});

export const profileShots: Shot[] = [
  open('profile', 'hannah.lim', '/profile'),
  open('profile, a new address', 'rajesh.kumar', '/profile', async (page) => {
    const email = page.getByLabel('E-mail').first();
    await email.fill('rajesh@home.example');
    await page
      .getByLabel(/password/i)
      .first()
      .fill(demoPassword);
    await page.getByRole('form', { name: 'Contact' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('waits to be confirmed').waitFor();
  }),
  open('profile, errors', 'hannah.lim', '/profile', async (page) => {
    await page.getByLabel('E-mail').first().fill('not one');
    await page.getByRole('form', { name: 'Contact' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  open('profile, no new address', 'hannah.lim', '/profile/email'),
  open('change password', 'hannah.lim', '/profile/change-password'),
  open('change password, errors', 'hannah.lim', '/profile/change-password', async (page) => {
    await page.getByLabel(/^New password/).fill('abc');
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  open('an invitation, errors', 'admin', '/agency-desk/people', async (page) => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  open('a setting', 'admin', '/agency-desk/settings', async (page) => {
    await page.getByRole('button', { name: 'Change Maintenance windows' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  open('agency access', 'admin', '/amsaccess'),
  open('people, nobody found', 'admin', '/agency-desk/people?search=zzzz'),
];
