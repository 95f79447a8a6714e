import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { gableAndBrowser } from './gable.ts';
import { nextMail } from './journey/mail.ts';
import { signIn, signOut } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();

const toast = ({ page }: Visit, words: string) => page.getByText(words).first().waitFor();

/** Waits for a mail, which is sent a moment after its cause. */
const mailed = ({ page }: Visit, to: string, subject: string) =>
  expect
    .poll(
      async () => {
        const { data } = await (await page.request.get('/api/v1/outbox')).json();
        return (data as { to: string; subject: string }[]).filter((mail) => mail.to === to).map((mail) => mail.subject);
      },
      { timeout: 20_000 },
    )
    .toContain(subject);

const openProfile = async ({ page, isPhone }: Visit) => {
  if (isPhone) await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.getByRole('form', { name: 'Contact' }).waitFor();
};

/** Another number, which is asked about when the page is left, and takes the password. */
const changeContact = async (here: Visit, userName: string) => {
  const { page, look } = here;
  await look('the profile');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Mobile').fill('9123 4567');
  await form.getByLabel(/^Your password/).waitFor();
  await page.getByRole('link', { name: 'Change password' }).last().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('alert').first().waitFor();
  await look('a contact without the password');
  await form.getByLabel(/^Your password/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await toast(here, 'Your profile is saved.');
  await form.getByLabel(/^Your password/).waitFor({ state: 'detached' });
  await expect.poll(() => form.getByLabel('Mobile').inputValue()).toBe('+65 9123 4567');
  await mailed(here, `${userName}@gable.example`, 'Your contact details were changed');
};

/** A picture is chosen, cut out, and shown in the header. */
const changePicture = async (here: Visit) => {
  const { page, look } = here;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b7dd8' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const circle = dialog.getByRole('group', { name: /^What is seen of the picture/ });
  await circle.focus();
  await page.keyboard.press('ArrowLeft');
  await look('a picture to cut out');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const inHeader = page.locator('header img');
  await expect
    .poll(() => inHeader.evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight]))
    .toEqual([256, 256]);
};

/** Changes the bank account and checks the mail about it. */
const changeBankAccount = async (here: Visit, userName: string) => {
  const { page, look } = here;
  await page.getByRole('button', { name: 'Change bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bank account' });
  await dialog.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'OCBC' }).click();
  await dialog.getByLabel('Account number').fill('512-345678-001');
  await dialog.getByLabel(/^Your password/).fill(demoPassword);
  await look('a bank account');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('••••••••8001').waitFor();
  await mailed(here, `${userName}@gable.example`, 'Your bank account was changed');
  await look('the profile with another bank account');
};

/** A new address waits: taken back it is gone, by its link it is in force. */
const changeEmail = async ({ page, look }: Visit, userName: string) => {
  const next = `${userName}@home.example`;
  const form = page.getByRole('form', { name: 'Contact' });
  const shown = form.getByLabel(/^Email/);
  const ask = async (address: string) => {
    await shown.fill(address);
    await form.getByLabel(/^Your password/).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.getByText(`${address} waits to be confirmed`).waitFor();
    await expect.poll(() => shown.inputValue()).toBe(`${userName}@gable.example`);
  };
  await ask(`${userName}@office.example`);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText(`${userName}@office.example waits`).waitFor({ state: 'detached' });
  await ask(next);
  await look('an address that waits');
  const { links } = await nextMail(page, next, 'Confirm your new email address');
  const { pathname, search } = new URL(links[0] ?? '');
  await page.goto(pathname + search);
  await page.getByText('From now on').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await look('a new address to confirm');
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await page.waitForURL('**/profile');
  await form.waitFor();
  expect(await shown.inputValue()).toBe(next);
};

/** Another way for a kind of notification, and the picture away again. */
const turnAndRemove = async (here: Visit) => {
  const { page } = here;
  const approved = page.getByRole('switch', { name: 'Push: Approved' });
  const wasOn = await approved.isChecked();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/notification-preferences') && answer.ok()),
    approved.click(),
  ]);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.locator('header img').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('form', { name: 'Contact' }).waitFor();
  expect(await approved.isChecked()).toBe(!wasOn);
};

describe('one’s own profile', () => {
  it.each(
    places(
      { place: 'at a desk', width: 1440, userName: 'hannah.lim' },
      { place: 'on a phone', width: 360, userName: 'rajesh.kumar' },
    ),
  )('$place', { timeout: 300_000 }, ({ place, width, userName }) =>
    visit(`profile ${place}`, width, async (here) => {
      await here.page.goto('/signin');
      await signIn(here, userName);
      await openProfile(here);
      await changeContact(here, userName);
      await changePicture(here);
      await changeBankAccount(here, userName);
      await turnAndRemove(here);
      await changeEmail(here, userName);
    }),
  );
});

/** Finds a case with the keyboard alone, finds it again, and finds nothing. */
const searchByKeyboard = async (here: Visit) => {
  const { page, look } = here;
  const { data } = await (await page.request.get('/api/v1/esubmissions')).json();
  // Not one of the newest, which are offered before anything is typed.
  const { caseNo, eSubId } = data.rows.at(-1);
  const hits = page.getByRole('dialog').getByRole('option');
  const field = page.getByPlaceholder('Search by number, name, address or amount');
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await hits.filter({ hasText: data.rows[0].caseNo }).waitFor();
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await look('the search before anything is typed');
  await page.keyboard.type(caseNo);
  // Its deal may be found sooner, and then stands first for a moment.
  const submissions = page.getByRole('dialog').getByRole('group', { name: 'Submissions' });
  await submissions.getByRole('option').filter({ hasText: caseNo }).waitFor();
  // What stands first is chosen; down and up again it still is.
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(`**/e-submission/${eSubId}`);
  await field.waitFor({ state: 'hidden' });
  // By then the focus is back where it was before the search.
  await page.getByRole('main').getByText(caseNo).first().waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => hits.first().innerText()).toContain(caseNo);
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('zzzz');
  await page.getByText(/^Nothing found for/).waitFor();
  await look('a search that finds nothing');
  await field.fill('dark mode');
  await hits.filter({ hasText: 'Dark mode' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await page.keyboard.press('Control+k');
  await field.fill('match system');
  await hits.filter({ hasText: 'Match system' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
};

/** By the menu, whether its group is open or not. */
const goTo = async ({ page }: Visit, address: string) => {
  const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${address}"]`);
  await link.evaluate((each: HTMLElement) => each.click());
  await page.waitForURL((url) => url.pathname === address);
};

/** Every entry of the menu opens, and says what it is. */
const openEveryEntry = async (here: Visit) => {
  const { page } = here;
  const menu = page.getByRole('navigation', { name: 'Main' });
  const addresses = await menu
    .locator('a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(20);
  for (const address of addresses) {
    await goTo(here, address);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'could not be found' }).waitFor();
  }
};

/** What is nowhere says so; what is spelled in another way leads to where it is. */
const loseTheWay = async (here: Visit) => {
  const { page, look } = here;
  const [unknown, known] = ['This page could not be found', '404 Not Found'];
  for (const [address, title] of [
    ['/nowhere', unknown],
    ['/profile/nothing', unknown],
    ['/e-submission/not-an-id', known],
    ['/e-submission/submit-new-transaction?eSubId=7', known],
    ['/contact-management/contact-detail?tab=9', known],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await look('a page that could not be found');
  await page.getByRole('link', { name: 'Go back to Dashboard' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/PROFILE');
  await page.waitForURL((url) => url.pathname === '/profile');
};

/** A piece of the app that is gone: one reload brings the new version; where that does not help, the page says so. */
const loseAPiece = async (here: Visit) => {
  const { page, look } = here;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const failed = page.getByRole('heading', { level: 1, name: 'An error occurred' });
  for (const piece of ['ProfilePage', 'RequiredDocumentsPage'])
    await page.route(`**/assets/${piece}*.js`, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  const asked = page.waitForResponse((response) => response.url().includes('/assets/ProfilePage'));
  await page.getByRole('menuitem', { name: 'Profile' }).hover();
  await asked;
  // Fetched ahead of need, it is nobody's loss yet.
  expect(loads).toBe(0);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await failed.waitFor();
  expect(loads).toBe(1);
  await look('a page that failed to load');
  // Another piece within the minute is no reason for another reload.
  const needed = page.waitForResponse(
    (response) =>
      response.url().includes('/assets/RequiredDocumentsPage') && response.request().resourceType() === 'script',
  );
  await goTo(here, '/e-submission/required-documents');
  await needed;
  await failed.waitFor();
  expect(loads).toBe(1);
  await page.getByRole('link', { name: 'Go back to Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  expect(loads).toBe(1);
  await page.unrouteAll();
};

/** A list that can't be had: nothing of it stands there, the reason does, and Retry brings it. */
const loseAList = async (here: Visit) => {
  const { page, look } = here;
  const body = JSON.stringify({ success: false, data: null, errors: [{ message: 'The list is being counted.' }] });
  const list = '**/api/v1/esubmissions?*';
  await goTo(here, '/e-submission/status-of-submission');
  await page.getByRole('row').nth(1).waitFor();
  await page.route(list, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }));
  await page.getByRole('columnheader', { name: /^Case/ }).getByRole('button').click();
  const card = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await card.getByText('The list is being counted.').waitFor();
  expect(await page.getByText('The list is being counted.').count()).toBe(1);
  expect(await page.getByRole('row').count()).toBeLessThan(2);
  await look('a list that failed');
  await page.unrouteAll();
  await card.getByRole('button', { name: 'Retry' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('row').nth(1).waitFor();
};

const kept = ({ page }: Visit) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => key !== 'gable-scheme'),
    all: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));

/** Log out takes who I was with it; a session that ended elsewhere takes everything. */
const leave = async (here: Visit) => {
  const { page } = here;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  expect((await kept(here)).local).toContain('user-info');
  await signOut(here);
  expect((await kept(here)).local).not.toContain('user-info');

  await signIn(here, 'hannah.lim');
  await page.evaluate(() => {
    sessionStorage.setItem('left', 'behind');
    // biome-ignore lint/suspicious/noDocumentCookie: what a page can write, it must clear
    document.cookie = 'left=behind; Path=/';
  });
  await page.request.post('/api/v1/auth/logout', {
    headers: { 'x-requested-with': 'gable', origin: new URL(page.url()).origin },
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/e-submission/required-documents"]')?.click());
  await page.waitForURL((url) => url.pathname === '/signin');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/e-submission/required-documents');
  expect(await kept(here)).toEqual({ local: [], all: 0, cookies: '' });
};

/** Console messages that this test causes on purpose. */
const isOnPurpose = (line: string) =>
  /status( of)? (401|404|503)|The list is being counted|ProfilePage|RequiredDocumentsPage|dynamically imported/.test(
    line,
  );

it('finds its way, loses it, and leaves nothing behind', { timeout: 300_000 }, () =>
  visit(
    'the shell',
    1440,
    async (here) => {
      await here.page.goto('/signin');
      await signIn(here, 'hannah.lim');
      await searchByKeyboard(here);
      await openEveryEntry(here);
      await loseTheWay(here);
      await loseAPiece(here);
      await loseAList(here);
      await leave(here);
    },
    isOnPurpose,
  ),
);
