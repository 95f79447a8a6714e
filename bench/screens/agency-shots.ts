import { pageShot, type Shot } from './shot.ts';

/** The pages of the agency itself, as they open. */

export const agencyShots: Shot[] = [
  pageShot('required documents', 'hannah.lim', '/e-submission/required-documents'),
  pageShot('desk', 'mei.tan', '/agency-desk/submissions'),
  pageShot('document rules', 'mei.tan', '/agency-desk/document-rules'),
  pageShot('people', 'admin', '/agency-desk/people'),
  {
    name: 'a person',
    as: 'admin',
    open: async (shown) => {
      await shown.goto('/agency-desk/people');
      await shown.getByText('Rajesh Kumar').first().click();
      await shown.waitForURL(/people\/[0-9a-f-]{36}/);
    },
  },
  pageShot('settings', 'admin', '/agency-desk/settings'),
  pageShot('audit', 'admin', '/agency-desk/audit'),
  pageShot('jobs', 'admin', '/agency-desk/jobs'),
];
