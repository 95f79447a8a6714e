import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';

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
  aCase('a case to decide, compliance', undefined, 'farid.osman'),
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
