import type { Page } from 'playwright-core';
import { pageShot, type Shot } from './shot.ts';

/** The desk: its queues, a case to decide, and the questions before it does. */

const queue = '/agency-desk/submissions';

const aCase = (name: string, then: (page: Page) => Promise<void> = async () => undefined, as = 'mei.tan'): Shot => ({
  name,
  as,
  open: async (page, { handedIn }) => {
    await page.goto(`${queue}/${handedIn}`);
    await page.getByRole('button', { name: 'Reject' }).waitFor();
    await then(page);
  },
});

const asked = (action: string) => async (page: Page) => {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

export const deskShots: Shot[] = [
  aCase('a case to decide'),
  aCase('a case to decide, returning', asked('Return')),
  aCase('a case to decide, rejecting', asked('Reject')),
  aCase('a case to decide, compliance', undefined, 'farid.osman'),
  aCase('a case to decide, holding', asked('Put on hold'), 'farid.osman'),
  {
    name: 'a case on hold',
    as: 'farid.osman',
    open: async (page, { held }) => {
      await page.goto(`${queue}/${held}`);
      await page.getByRole('button', { name: 'End the hold' }).waitFor();
    },
  },
  {
    name: 'a case that waits for completion',
    as: 'mei.tan',
    open: async (page, { approved }) => {
      await page.goto(`${queue}/${approved}`);
      await page.getByRole('button', { name: 'Record completion' }).waitFor();
    },
  },
  pageShot('compliance', 'farid.osman', '/agency-desk/compliance'),
  pageShot('compliance, under review', 'farid.osman', '/agency-desk/compliance?status=3'),
  pageShot('desk, nothing found', 'mei.tan', `${queue}?search=zzzz`),
  pageShot('desk, approved', 'mei.tan', `${queue}?status=7`),
  {
    name: 'a case to decide, documents',
    as: 'mei.tan',
    open: async (page) => {
      // The oldest one: its papers are those of the demo.
      await page.goto(queue);
      await page.locator('[data-row-opener]').first().click();
      await page.getByRole('button', { name: 'More actions' }).waitFor();
      const tab = page.getByRole('tab', { name: 'Documents' });
      if (await tab.isVisible()) await tab.click();
      await page.locator('canvas').first().waitFor();
    },
  },
  {
    name: 'a new rule, errors',
    as: 'mei.tan',
    open: async (page) => {
      await page.goto('/agency-desk/document-rules');
      await page
        .getByRole('button', { name: /^(New|Add)/ })
        .first()
        .click();
      const form = page.getByRole('dialog');
      await form.locator('button[type=submit]').click();
      await form.getByRole('alert').first().waitFor();
    },
  },
];
