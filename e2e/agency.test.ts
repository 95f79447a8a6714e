import { expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { gableAndBrowser } from './gable.ts';
import { doMore } from './journey/record.ts';
import { openByMenu, signIn } from './journey/session.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();

/** Console messages about answers that this test expects. */
const isAsked = (line: string) => /status( of)? (401|403|503)/.test(line);

const alert = 'The office is closed on Monday.';
const reason = 'They asked what the list shows';

/** Sets a setting through the API, in the session of the page. */
const set = async ({ page }: Visit, key: string, value: unknown) => {
  const { data } = await (await page.request.get('/agency/v1/settings')).json();
  const { version } = data.rows.find((row: { key: string }) => row.key === key);
  const headers = { 'x-requested-with': 'gable', origin: new URL(page.url()).origin };
  const answer = await page.request.put(`/agency/v1/settings/${key}`, {
    data: { value, version, confirmed: true },
    headers,
  });
  expect(answer.status()).toBe(200);
};

/** `YYYY-MM-DDTHH:MM` in Singapore, so many minutes from now. */
const moment = (minutes: number) =>
  Temporal.Now.zonedDateTimeISO('Asia/Singapore')
    .add({ minutes })
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Simulates a return to the tab, which loads old data again. */
const comeBack = ({ page }: Visit) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** A setting, from its line to what it does. */
const editSetting = async (here: Visit) => {
  const { page, look } = here;
  // As it comes, whatever a try before this one left.
  await set(here, 'maintenanceWindows', [{ from: '2025-03-09T08:00', until: '2025-03-09T15:00', reason: '' }]);
  await openByMenu(here, ['System'], 'Settings');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();
  await section('Checks of a submission');
  await page.getByRole('button', { name: 'Change Check severity' }).waitFor();
  await look('the settings');
  await section('Maintenance');
  await page.getByRole('button', { name: 'Change Maintenance windows' }).click();
  await page.getByRole('dialog').getByLabel('From').first().waitFor();
  await look('a setting of rows');
  await page.keyboard.press('Escape');
  await section('Sign-in page');
  await page.getByRole('button', { name: 'Change Alert bar' }).click();
  const form = page.getByRole('dialog', { name: 'Alert bar' });
  await form.getByRole('textbox').fill(alert);
  // Left in the middle, be it that the session ended: what was typed is there again.
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Change Alert bar' }).click();
  await form.getByText(/^Your unsaved changes from .* are back$/).waitFor();
  await look('typing that is restored');
  expect(await form.getByRole('textbox').inputValue()).toBe(alert);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await page
    .getByText(/^Changed by Grace Ong/)
    .first()
    .waitFor();
  await page.getByText(alert).waitFor();
};

/** As a server answers a session that gave its password some time ago, once. */
const growOld = ({ page }: Visit, url: string) =>
  page.route(
    url,
    (route) => {
      const errors = [{ message: 'Confirm that it is you.', code: 'session.unconfirmed' }];
      return route.fulfill({ status: 403, json: { success: false, data: null, errors } });
    },
    { times: 1 },
  );

/** A safeguard is loosened by who gives the password again: what was typed stays, given up or not, and is saved after it. */
const confirmAgain = async (here: Visit) => {
  const { page, look } = here;
  await page.goto('/agency-desk/settings?section=Security');
  await page.getByRole('button', { name: 'Change Codes within an hour' }).click();
  const form = page.getByRole('dialog', { name: 'Codes within an hour' });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await form.getByRole('textbox').fill('12');
  const save = async () => {
    await growOld(here, '**/agency/v1/settings/codesPerHour');
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel(/^Your password/).waitFor();
  };
  await save();
  await look('the password asked for again');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await form.getByRole('textbox').inputValue()).toBe('12');
  await save();
  await dialog.getByLabel(/^Your password/).fill('not my password');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not your password.').first().waitFor();
  await look('a wrong password, asked for again');
  await dialog.getByLabel(/^Your password/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await page.getByText('12 codes', { exact: true }).first().waitFor();
};

/** Hannah's portal in a tab of its own, to look at and no more. */
const lookThrough = async (here: Visit) => {
  const { page, look } = here;
  await openByMenu(here, [], 'People');
  await page.getByRole('row').nth(1).waitFor();
  await look('the people');
  await page.getByLabel('Name, user name, email, number').fill('hannah.l');
  await page.waitForURL(/search=hannah/);
  await page.getByRole('link', { name: /Hannah Lim/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Hannah Lim' }).waitFor();
  await look('a person');
  await page.getByRole('button', { name: 'Open portal read-only' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open in a new tab' }).click();
  const portal = await opened;
  await portal.getByText('Hannah Lim’s portal, read-only until').waitFor();
  await portal.getByText(`Grace Ong looks at it: ${reason}.`, { exact: false }).waitFor();
  expect(new URL(portal.url()).search).toBe('');
  await portal.goto(`${new URL(page.url()).origin}/e-submission/status-of-submission`);
  await portal.getByRole('row').nth(1).waitFor();
  const refused = await portal.evaluate(async () => {
    const headers = { 'x-requested-with': 'gable', 'content-type': 'application/json' };
    return (await fetch('/ams/api/v1/esubmissions', { method: 'POST', headers, body: '{}' })).status;
  });
  expect(refused).toBe(403);
  await portal.getByRole('button', { name: 'End', exact: true }).click();
  await portal.getByRole('heading', { level: 1, name: 'Agency access' }).waitFor();
  await portal.close();
  await page.reload();
  await page.getByText('Portal closed').waitFor();
};

/** Someone new gets a mail, and stands in the list as invited. */
const inviteSomeone = async ({ page, look }: Visit) => {
  await page.goto('/agency-desk/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite someone' });
  await form.getByLabel('Name', { exact: false }).first().fill('Siti Zubaidah');
  await form.getByLabel('User name').fill('siti.z');
  await form.getByLabel('Email').fill('siti.z@gable.example');
  await form.getByLabel('Registration number').fill('R070707Z');
  await look('an invitation');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.goto('/agency-desk/people?state=invited');
  await page.getByRole('link', { name: /Siti Zubaidah/ }).click();
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await page.getByText('Invitation sent').nth(1).waitFor();
};

/** Nur Aisyah is out the moment that her account is disabled, and back once it is enabled. */
const shutOut = async (here: Visit, nur: Visit) => {
  const { page } = here;
  await page.goto('/agency-desk/people?search=nur.aisyah');
  await page.getByRole('link', { name: /Nur Aisyah/ }).click();
  const decide = async (name: string, why: string) => {
    await page.getByRole('dialog').getByRole('textbox').fill(why);
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByText(`Account ${name.toLowerCase()}d`).first().waitFor();
  };
  await doMore(page.getByRole('main'), 'Disable the account');
  await decide('Disable', 'Lost her phone');
  await openByMenu(nur, ['E-Submission'], 'Status Of Submission');
  await nur.page.waitForURL((url) => url.pathname === '/signin');
  await page.getByRole('button', { name: 'Enable the account' }).click();
  await decide('Enable', 'Found it');
  await nur.page.goto('/signin');
  await signIn(nur, 'nur.aisyah');
};

/** A window that begins in so many milliseconds, which settings can't say: they have minutes. The page reads it once. */
const announce = async (nur: Visit, ms: number) => {
  await nur.page.route(
    '**/api/v1/maintenance',
    (route) => {
      const at = Date.now();
      const [from, until] = [at + ms, at + 3_600_000].map((each) => new Date(each).toISOString());
      const data = {
        now: null,
        next: { from, until, reason: 'The disks are changed.' },
        at: new Date(at).toISOString(),
      };
      return route.fulfill({ json: { success: true, data, errors: [] } });
    },
    { times: 1 },
  );
  await comeBack(nur);
  await nur.page.getByText(/^in 0:0\d$/).waitFor();
};

/** Announced, under way, over: seen by someone who reloads nothing. */
const closeForMaintenance = async (here: Visit, nur: Visit) => {
  await set(here, 'maintenanceWindows', [{ from: moment(180), until: moment(240), reason: 'The disks are changed.' }]);
  await comeBack(nur);
  await nur.page.getByText(/^Maintenance on .* The disks are changed\.$/).waitFor();
  await nur.page.getByText('in 3 hours').waitFor();
  await nur.look('a page before maintenance');

  await announce(nur, 8_000);
  await set(here, 'maintenanceWindows', [{ from: moment(-1), until: moment(60), reason: '' }]);
  // She touches nothing: the page asks again when the window begins.
  await nur.page.waitForURL((url) => url.pathname === '/signin');
  await nur.page.getByText(/^Gable is closed for maintenance until/).waitFor();
  await nur.page.getByText(alert).waitFor();
  await nur.look('the sign-in page during maintenance');
  await nur.page.getByLabel('User name').fill('nur.aisyah');
  await nur.page.getByLabel(/^Password/).fill('gable-demo-2026');
  await nur.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await nur.page
    .getByRole('alert')
    .getByText(/^Gable is closed/)
    .waitFor();
  await nur.page.goto('/pages-maintenance');
  await nur.page.getByText(/^Gable is closed for maintenance until/).waitFor();
  await nur.look('the page of maintenance');

  await here.page.goto('/agency-desk/settings?section=Maintenance');
  await here.page.getByText('Administrators alone can work meanwhile.').waitFor();
  await set(here, 'maintenanceWindows', []);
  await comeBack(nur);
  await nur.page.waitForURL((url) => url.pathname === '/signin');
};

/** Whom the guard of /e-submission leaves alone chooses there where to go. */
const chooseAnEntry = async (here: Visit, nur: Visit) => {
  await set(here, 'exemptUsers', ['nur.aisyah']);
  await nur.page.goto('/e-submission');
  await nur.page.getByRole('heading', { level: 1, name: 'E-Submission' }).waitFor();
  await nur.look('the entries of E-Submission');
  await nur.page.getByRole('main').getByRole('link', { name: 'Required Documents' }).click();
  await nur.page.waitForURL('**/e-submission/required-documents');
};

/** What stands on the page that anyone may read. */
const tellEveryone = async (here: Visit, nur: Visit) => {
  await nur.page.goto('/temp');
  await nur.page.getByText('Nothing here now').waitFor();
  await set(here, 'publicNotice', 'Our office has moved.\n\nSee https://gable.example/map for the way.');
  await nur.page.reload();
  await nur.page.getByRole('link', { name: 'https://gable.example/map' }).waitFor();
  await nur.look('the notice');
};

it(
  'settings act, a portal is looked through, an account is shut, and maintenance closes the house',
  {
    timeout: 900_000,
  },
  () =>
    visit(
      'the agency at a desk',
      1440,
      (admin) =>
        visit(
          'the agency on a phone',
          360,
          async (nur) => {
            await admin.page.goto('/signin');
            await signIn(admin, 'admin');
            await nur.page.goto('/signin');
            await signIn(nur, 'nur.aisyah');
            await editSetting(admin);
            await confirmAgain(admin);
            await lookThrough(admin);
            await chooseAnEntry(admin, nur);
            await inviteSomeone(admin);
            await shutOut(admin, nur);
            await closeForMaintenance(admin, nur);
            await tellEveryone(admin, nur);
            await admin.page.goto('/agency-desk/jobs');
            await admin.page.getByText('No failed jobs').waitFor();
            await admin.look('failed jobs');
            await admin.page.goto('/agency-desk/audit');
            await admin.page.getByRole('button', { name: 'Verify' }).click();
            await admin.page.getByText('The trail is whole').waitFor();
            await admin.look('the audit trail');
            await admin.page.getByText('Value: ').first().click();
            await admin.page.getByRole('dialog').getByText('Before', { exact: true }).waitFor();
            await admin.look('an entry of the audit trail');
          },
          isAsked,
        ),
      isAsked,
    ),
);
