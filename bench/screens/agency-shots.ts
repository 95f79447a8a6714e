import { pageShot, type Shot } from './shot.ts';

/** The pages of the agency itself, as they open. */

const aPerson = (name: string, userName: string, action?: string): Shot => ({
  name,
  as: 'admin',
  open: async (shown) => {
    await shown.goto(`/agency-desk/people?search=${userName}`);
    await shown.getByText(userName, { exact: true }).click();
    await shown.getByRole('heading', { name: 'What was done with this account' }).waitFor();
    if (!action) return;
    await shown.getByRole('button', { name: 'More actions' }).click();
    await shown.getByRole('menuitem', { name: action }).click();
    await shown.getByRole('dialog').waitFor();
  },
});

export const agencyShots: Shot[] = [
  pageShot('required documents', 'hannah.lim', '/e-submission/required-documents'),
  pageShot('required documents, in print', 'hannah.lim', '/e-submission/required-documents', (page) =>
    page.emulateMedia({ media: 'print' }),
  ),
  pageShot('desk', 'mei.tan', '/agency-desk/submissions'),
  pageShot('document rules', 'mei.tan', '/agency-desk/document-rules'),
  pageShot('people', 'admin', '/agency-desk/people'),
  aPerson('a person', 'rajesh.kumar'),
  aPerson('a person, role and desks', 'mei.tan', 'Role and desks'),
  aPerson('a person, to be disabled', 'rajesh.kumar', 'Disable the account'),
  pageShot('settings, nothing found', 'admin', '/agency-desk/settings?search=zzzz'),
  pageShot('settings', 'admin', '/agency-desk/settings'),
  pageShot('settings, severity of checks', 'admin', '/agency-desk/settings?section=Checks%20of%20a%20submission'),
  pageShot('audit', 'admin', '/agency-desk/audit'),
  pageShot('audit, an entry', 'admin', '/agency-desk/audit?aggregate=esubmission', async (page) => {
    await page.getByText('Returned', { exact: true }).first().click();
    await page.getByRole('dialog').getByText('Before', { exact: true }).waitFor();
  }),
  pageShot('audit, nothing found', 'admin', '/agency-desk/audit?person=zzzz'),
  pageShot('jobs', 'admin', '/agency-desk/jobs'),
];
