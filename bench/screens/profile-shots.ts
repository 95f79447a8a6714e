import type { Page } from 'playwright-core';
import { demoPassword } from '#demo/accounts.ts';
import { pageShot, type Shot } from './shot.ts';

/** One's own pages, and the drawers of the agency's. */

const aSetting = (title: string): Shot =>
  pageShot(`a setting, ${title}`, 'admin', '/agency-desk/settings', async (page) => {
    await page.getByPlaceholder('Find a setting').fill(title);
    await page.getByRole('button', { name: `Change ${title}` }).click();
    await page.getByRole('dialog').waitFor();
  });

const authenticator = (name: string, then: (page: Page) => Promise<void>): Shot =>
  pageShot(`profile, authenticator, ${name}`, 'hannah.lim', '/profile', async (page) => {
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await then(page);
  });

export const profileShots: Shot[] = [
  pageShot('profile', 'hannah.lim', '/profile'),
  pageShot('profile, a new address', 'rajesh.kumar', '/profile', async (page) => {
    const email = page.getByLabel('Email').first();
    await email.fill('rajesh@home.example');
    await page
      .getByLabel(/password/i)
      .first()
      .fill(demoPassword);
    await page.getByRole('form', { name: 'Contact' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('waits to be confirmed').waitFor();
  }),
  pageShot('profile, errors', 'hannah.lim', '/profile', async (page) => {
    await page.getByLabel('Email').first().fill('not one');
    await page.getByRole('form', { name: 'Contact' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  pageShot('profile, no new address', 'hannah.lim', '/profile/email'),
  pageShot('change password', 'hannah.lim', '/profile/change-password'),
  pageShot('change password, errors', 'hannah.lim', '/profile/change-password', async (page) => {
    await page.getByLabel(/^New password/).fill('abc');
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  pageShot('an invitation, errors', 'admin', '/agency-desk/people', async (page) => {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  aSetting('Maintenance windows'),
  aSetting('Check severity'),
  aSetting('Mobile app box'),
  aSetting('Exempt users'),
  aSetting('Personal data notice'),
  authenticator('password', async () => undefined),
  authenticator('picture', async (page) => {
    await page
      .getByRole('dialog')
      .getByLabel(/^Your password/)
      .fill(demoPassword);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  }),
  pageShot('profile, bank account', 'hannah.lim', '/profile', async (page) => {
    await page.getByRole('button', { name: /(Change|Add) bank account/ }).click();
    await page.getByRole('dialog').waitFor();
  }),
  pageShot('agency access', 'admin', '/amsaccess'),
  pageShot('people, nobody found', 'admin', '/agency-desk/people?search=zzzz'),
];
