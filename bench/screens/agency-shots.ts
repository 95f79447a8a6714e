import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';

/** The pages of the agency itself, as they open. */

const page = (name: string, as: string, path: string, ready = 'h1'): Shot => ({
  name,
  as,
  open: async (shown: Page) => {
    await shown.goto(path);
    await shown.locator(ready).first().waitFor();
  },
});

export const agencyShots: Shot[] = [
  page('required documents', 'hannah.lim', '/e-submission/required-documents'),
  page('desk', 'mei.tan', '/agency-desk/submissions'),
  page('document rules', 'mei.tan', '/agency-desk/document-rules'),
  page('people', 'admin', '/agency-desk/people'),
  {
    name: 'a person',
    as: 'admin',
    open: async (shown) => {
      await shown.goto('/agency-desk/people');
      await shown.getByText('Rajesh Kumar').first().click();
      await shown.waitForURL(/people\/[0-9a-f-]{36}/);
    },
  },
  page('settings', 'admin', '/agency-desk/settings'),
  page('audit', 'admin', '/agency-desk/audit'),
  page('jobs', 'admin', '/agency-desk/jobs'),
];
