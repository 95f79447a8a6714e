import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { gableAndBrowser } from './gable.ts';
import { invited } from './journey/invited.ts';
import { digitsIn, nextMail } from './journey/mail.ts';
import { signIn, signOut } from './journey/session.ts';
import type { Visit } from './visit.ts';

const { visit, gable } = gableAndBrowser();

const [first, second] = ['quiet grey heron walks', 'louder brown heron flies'];

/** Console messages about a wrong code, which this test sends once. */
const isWrongCode = (line: string) => /status( of)? 403/.test(line);

const dashboard = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

const invite = async (here: Visit) => {
  await here.page.goto('/signin');
  await signIn(here, 'admin');
  const answer = await here.page.request.post('/api/v1/users/invitations', {
    data: invited,
    headers: { 'x-requested-with': 'gable', origin: gable().url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await signOut(here);
};

/** The link leaves the address at once; the page names the person, and is worked through by its four parts. */
const setUp = async ({ page, look }: Visit) => {
  const { links } = await nextMail(page, invited.email, 'Your account in Gable');
  const link = new URL(links[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByRole('heading', { name: `Welcome, ${invited.name}` }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'Set up my account' }).click();
  await page.getByText('3 items to fix').waitFor();
  await look('a first visit with what is missing');
  await page.getByLabel('This is me, and it is right').check();
  await page.getByLabel(/^Password/).fill(first);
  await page.getByLabel(/^From an authenticator app/).check();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await look('a first visit with an app');
  await page.getByLabel(/^Code that the app shows/).fill(new TOTP({ secret }).generate());
  await page.getByLabel('I have read and accept this notice').check();
  await page.getByRole('button', { name: 'Set up my account' }).click();
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  await look('recovery codes');
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: /^I have kept them/ }).click();
  return { secret, codes };
};

const givePassword = async ({ page }: Visit, password: string) => {
  await page.getByLabel('User name').fill(invited.userName);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/signin\/(authentication|verification)$/);
};

/** Typed into the first box: each digit goes on to the next, and the sixth sends them. */
const typeCode = async ({ page }: Visit, code: string) => {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
};

const byApp = async (here: Visit, secret: string) => {
  const { page, look } = here;
  await givePassword(here, first);
  await page.getByRole('link', { name: 'Authenticator app' }).click();
  await page.getByText('Open the app on your phone').waitFor();
  await look('the ways to get a code');
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await look('the code of the app');
  // The step of now has set the app up: the clock of this phone goes a little fast.
  await typeCode(here, new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await dashboard(here);
};

const byRecoveryCode = async (here: Visit, code = '') => {
  const { page, look } = here;
  await givePassword(here, first);
  await page.getByRole('link', { name: 'Authenticator app' }).click();
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await look('a recovery code');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('That recovery code is used up. 9 are left.').waitFor();
  await dashboard(here);
};

const byMail = async (here: Visit, password: string) => {
  const { page, look } = here;
  await givePassword(here, password);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByText('We sent six digits to l•••g@home.example.').waitFor();
  const code = digitsIn(await nextMail(page, invited.email, 'Your code to sign in to Gable'));
  await typeCode(here, code === '111111' ? '222222' : '111111');
  await page.getByText('This code is not right. 4 tries are left.').waitFor();
  await look('a wrong code');
  await page.reload();
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code}\n`);
  await page.getByLabel('Digit 3 of 6').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await dashboard(here);
};

/** After a new password by mail, a code by mail is not offered: the app is, or a recovery code. */
const onlyByApp = async (here: Visit, code = '') => {
  const { page } = here;
  await givePassword(here, second);
  await page.waitForURL('**/signin/verification');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('That recovery code is used up. 8 are left.').waitFor();
  await dashboard(here);
};

/** Shows once more that it is me: the password, and a code by mail though there is an app. */
const confirm = async ({ page, look }: Visit, what: string, verb: string) => {
  const dialog = page.getByRole('dialog', { name: what });
  await dialog.getByLabel(/^Your password/).fill(second);
  await dialog.getByRole('button', { name: verb }).click();
  await dialog.getByText('Type the code as well.').first().waitFor();
  await dialog.getByRole('button', { name: 'Get a code' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).waitFor();
  const otherWay = dialog.getByRole('button', { name: 'Mail me one instead' });
  if (await otherWay.isVisible()) await otherWay.click();
  const code = digitsIn(await nextMail(page, invited.email, 'Your code to sign in to Gable'));
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await look(what);
  await dialog.getByRole('button', { name: verb }).click();
};

/** The app is taken away and set up anew, on the profile. */
const changeApp = async (here: Visit) => {
  const { page, look } = here;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await confirm(here, 'Remove the authenticator app?', 'Remove');
  await page.getByText('The authenticator app is removed').waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirm(here, 'Set up an authenticator app', 'Go on');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await look('an app to set up on the profile');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel(/^Code that the app shows/).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').nth(9).waitFor();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 left, for when your phone is not there').waitFor();
};

const forget = async (here: Visit) => {
  const { page, look } = here;
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('User name or email').fill(invited.email);
  await page.keyboard.press('Enter');
  await page.getByText('Look into your mail').waitFor();
  await look('a forgotten password');
  const { links } = await nextMail(page, invited.email, 'Choose a new password');
  const link = new URL(links[0] ?? '');
  const answer = await page.goto(link.pathname + link.search);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByText(`For your account ${invited.userName}.`).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel(/^New password/).fill(second);
  await look('a new password');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
};

it('brings an invited person in: by app, recovery code and mail, and with a new password', { timeout: 600_000 }, () =>
  visit(
    'signing in whole',
    360,
    async (here) => {
      await here.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await invite(here);
      const { secret, codes } = await setUp(here);
      await byApp(here, secret);
      await signOut(here);
      await byRecoveryCode(here, codes[3]);
      await signOut(here);
      await byMail(here, first);
      await signOut(here);
      await forget(here);
      await onlyByApp(here, codes[4]);
      await changeApp(here);
    },
    isWrongCode,
  ),
);

const tokenOf = async (userName: string): Promise<string> => {
  const answer = await fetch(`${gable().url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  return (await answer.json()).token;
};
const isIn = async (token: string) =>
  (await fetch(`${gable().url}/api/v1/users/info`, { headers: { authorization: `Bearer ${token}` } })).ok;

/** Someone of finance who asks for a second step has to have an app, before anything else is open. */
const setUpAtOnce = async (here: Visit) => {
  const { page, look } = here;
  await page.goto('/signin');
  await signIn(here, 'ganesh.pillai');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a code?' });
  await dialog.getByLabel(/^Your password/).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Set up an authenticator app' }).waitFor();
  await look('an app that is needed');
  await page.goto('/profile');
  await page.waitForURL('**/signin/authenticator?next=*');
  await page.getByRole('button', { name: 'Show the picture for my app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await look('the picture for the app');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/^Code that the app shows/).fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').nth(9).waitFor();
  await look('the app is set up');
  await page.getByRole('button', { name: 'I have kept them. Go on' }).click();
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  expect(await page.getByRole('button', { name: 'Remove', exact: true }).count()).toBe(0);
};

it('leads who keeps money to an app before all else', { timeout: 200_000 }, () =>
  visit('an app that is needed', 390, setUpAtOnce, (line) => /status( of)? 403/.test(line)),
);

it('changes a password, and the session elsewhere ends', { timeout: 200_000 }, () =>
  visit(
    'a password changed',
    1440,
    async (here) => {
      const { page, look } = here;
      const [elsewhere, stolen] = [await tokenOf('nur.aisyah'), await tokenOf('nur.aisyah')];
      await page.goto('/profile/change-password');
      await page.waitForURL('**/signin?next=*');
      await signInOnTheWay(here);
      await page.getByRole('heading', { name: 'Change password' }).waitFor();
      await page.goto('/profile');
      const endings = page.getByRole('button', { name: /^End the session of/ });
      await endings.last().waitFor();
      expect(await endings.count()).toBe(2);
      await endings.last().click();
      await expect.poll(() => endings.count()).toBe(1);
      expect([await isIn(elsewhere), await isIn(stolen)].filter(Boolean)).toHaveLength(1);
      await page.goto('/profile/change-password');
      await look('a password to change');
      await page.getByLabel(/^Current password/).fill(demoPassword);
      await page.getByLabel(/^New password/).fill(second);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/profile');
      expect([await isIn(elsewhere), await isIn(stolen)]).toEqual([false, false]);
      await nextMail(page, 'nur.aisyah@gable.example', 'Your password was changed');
    },
    (line) => /status( of)? 401/.test(line),
  ),
);

const signInOnTheWay = async ({ page }: Visit) => {
  await page.getByLabel('User name').fill('nur.aisyah');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/profile/change-password');
};
