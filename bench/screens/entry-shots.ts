import type { Page } from 'playwright-core';
import { demoPassword } from '#demo/accounts.ts';
import { pageShot, type Shot } from './shot.ts';

/** The pages on the way in, and those that anyone may read. */

const signIn = async (page: Page, userName: string, password: string) => {
  await page.goto('/signin');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const askForCode = async (page: Page) => {
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
};

const byLink = (name: string, which: 'invitation' | 'reset'): Shot => ({
  name,
  open: async (page, { links }) => {
    await page.goto(links[which]);
    await page.locator('form').first().waitFor();
  },
});

const invited = byLink('a first visit', 'invitation');

export const entryShots: Shot[] = [
  pageShot('sign-in', undefined, '/signin'),
  {
    name: 'sign-in, errors',
    open: async (page) => {
      await page.goto('/signin');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Type your user name.').waitFor();
    },
  },
  {
    name: 'sign-in, refused',
    open: async (page) => {
      await signIn(page, 'nobody.here', 'a wrong password');
      await page.locator('[role=alert] p').waitFor();
    },
  },
  {
    name: 'second step',
    open: async (page) => {
      await signIn(page, 'janice.ho', demoPassword);
      await askForCode(page);
    },
  },
  {
    name: 'second step, a wrong code',
    open: async (page) => {
      await signIn(page, 'janice.ho', demoPassword);
      await askForCode(page);
      await page.getByLabel('Digit 1 of 6').click();
      await page.keyboard.type('000000');
      await page.locator('[role=alert] p').waitFor();
    },
  },
  {
    name: 'second step, by authenticator',
    open: async (page) => {
      await signIn(page, 'janice.ho', demoPassword);
      await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
      await page.goto('/signin/authentication?by=AUTHENTICATOR');
      await page.getByRole('link', { name: 'Authenticator app' }).waitFor();
    },
  },
  pageShot('forgotten password', undefined, '/forgot-password'),
  byLink('new password', 'reset'),
  pageShot('new password, an old link', undefined, '/reset-password?token=x'),
  invited,
  {
    name: 'a first visit, errors',
    open: async (page, cases) => {
      await invited.open(page, cases);
      await page.getByRole('button', { name: 'Set up my account' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  pageShot('maintenance', undefined, '/pages-maintenance'),
  pageShot('notice', undefined, '/temp'),
  pageShot('outbox', undefined, '/outbox'),
  pageShot('verify, to come', undefined, '/verify'),
];
