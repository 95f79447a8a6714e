import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';

/** Somebody's address is changed without their wish, and the new one used. Its owner, at the old one, undoes it. */

const clock = clockAt('2026-11-20T02:00:00Z');
const thiefs = 'a password of the thief';
const owners = 'a new one of the owner';
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
let admin: Client;
let owner: Person;

beforeAll(async () => {
  app = await testApp({ clock });
  mailbox = makeMailbox(app);
});
beforeEach(async () => {
  admin = await app.letIn(await app.anAdmin());
  owner = await app.aStaff('content');
});

const home = () => `${owner.userName}@gable.example`;
const stolen = (n = 1) => `${owner.userName}@thief${n}.example`;
const post = (path: string, body: object) => app.anyone.post(`/api/v1/${path}`, body);

/** The administrator's email was taken over, or they err: another address is written and confirmed. */
const change = async (to = stolen()) => {
  const { name, userId } = owner;
  const again = await app.letIn(admin.person);
  await again.put(`/agency/v1/people/${userId}`, { name, email: to, registrationNo: null });
  clock.advance({ minutes: 1 });
  const token = await mailbox.tokenFor(to, 'Confirm your new email address');
  expect((await post('users/email/by-another/confirm', { token })).status).toBe(200);
};
const undoAt = (address: string) => mailbox.tokenFor(address, 'Your account has another email address');
const undo = (token: string) => post('users/email/by-another/undo', { token });
const choosePassword = async (address: string, password: string) => {
  const token = await mailbox.tokenFor(address, 'Choose a new password');
  expect((await post('users/reset-password', { token, password })).status).toBe(200);
};
const login = (password: string) => post('auth/login', { userName: owner.userName, password });
/** Signs in with the code that is mailed there. */
const signIn = async (password: string, address: string) => {
  const begun = await app.anyone.post('/api/auth/init-login-session', { userName: owner.userName, password });
  const { loginSessionId } = begun.body.data;
  await post('auth/request-otp', { loginSessionId, channel: 'EMAIL' });
  const { body } = await post('auth/verify-otp', { loginSessionId, code: await mailbox.codeFor(address) });
  return clientOf(body.data.token);
};
const clientOf = (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (url: string) => app.anyone.get(url, headers),
    post: (url: string, body: unknown) => app.anyone.post(url, body, headers),
    put: (url: string, body: unknown) => app.anyone.put(url, body, headers),
  };
};
const address = async () => {
  const again = await app.letIn(admin.person);
  return (await again.get(`/agency/v1/people/${owner.userId}`)).body.data.email;
};

/** How many mails to an address have a link that undoes a change. */
const waysBack = async (to: string) => (await mailbox.to(to)).filter(({ text }) => text.includes('/email-undo')).length;

const setUp = async (client: Pick<Client, 'post'>, password: string) => {
  const { body } = await client.post('/api/v1/users/authenticator', { confirmation: { password } });
  const code = new TOTP({ secret: body.data.secret }).generate({ timestamp: clock.now().epochMilliseconds });
  const confirmed = await client.post('/api/v1/users/authenticator/confirm', { code });
  expect(confirmed.status).toBe(200);
};
/** The app and the recovery codes of the owner's account. */
const since = async () => {
  const { rows } = await app.services.database.$client.query(
    `SELECT (SELECT count(*) FROM authenticator WHERE person_id = $1 AND secret IS NOT NULL)::int AS apps,
       (SELECT count(*) FROM recovery_code WHERE person_id = $1)::int AS codes`,
    [owner.userId],
  );
  return rows[0];
};

/** The thief asks for a link, sets a password and signs in. */
const takeOver = async () => {
  await post('users/forgot-password', { userName: owner.userName });
  await choosePassword(stolen(), thiefs);
  const { body } = await login(thiefs);
  return clientOf(body.token);
};

describe('a change of address', () => {
  it('is undone after a new password was set: it ends the sessions and takes the password back', async () => {
    await change();
    const thief = await takeOver();
    expect((await thief.get('/api/v1/users/info')).status).toBe(200);
    clock.advance({ hours: 3 });
    expect((await undo(await undoAt(home()))).body.data).toEqual({ email: home() });
    expect(await address()).toBe(home());
    await expect.poll(async () => (await thief.get('/api/v1/users/info')).status).toBe(401);
    for (const password of [thiefs, app.password])
      expect((await login(password)).body.errors[0].code).toBe('sign-in.forbidden');
    await choosePassword(home(), owners);
    expect((await (await signIn(owners, home())).get('/api/v1/users/info')).body.data.userName).toBe(owner.userName);
  });

  it('is undone by the link of the first mail as well, once', async () => {
    await change();
    await takeOver();
    const first = await mailbox.tokenFor(home(), 'Your account is to have another email address');
    expect((await undo(first)).status).toBe(200);
    expect((await undo(first)).status).toBe(404);
    expect((await undo(await undoAt(home()))).status).toBe(404);
  });

  it('is undone after the thief moved on to another address, by their profile or by the desk', async () => {
    await change();
    const mine = await undoAt(home());
    const thief = await takeOver();
    const { mobile, mails } = (await thief.get('/api/v1/users/profile')).body.data;
    const confirmation = { password: thiefs };
    await thief.put('/api/v1/users/profile', { email: stolen(2), mobile, mails, confirmation });
    const token = await mailbox.tokenFor(stolen(2), 'Confirm your new email address');
    expect((await thief.post('/api/v1/users/profile/email/confirm', { token })).status).toBe(200);
    clock.advance({ hours: 1 });
    await change(stolen(3));
    expect(await address()).toBe(stolen(3));
    expect(await waysBack(stolen(2))).toBe(0);
    expect((await undo(mine)).body.data).toEqual({ email: home() });
    expect(await address()).toBe(home());
  });

  it('is undone by the address of before the first of several, which each mails a link to, and by no other', async () => {
    await change();
    const mine = await undoAt(home());
    clock.advance({ hours: 71 });
    await change(stolen(2));
    expect(await waysBack(stolen())).toBe(0);
    // Its own link is over by now, the one of the second change is not.
    clock.advance({ hours: 2 });
    expect((await undo(mine)).status).toBe(404);
    expect((await undo(await undoAt(home()))).body.data).toEqual({ email: home() });
    expect(await address()).toBe(home());
  });

  it('that puts the first address back gives whoever has the one in between no way to undo that', async () => {
    await change();
    clock.advance({ hours: 1 });
    await change(home());
    expect(await address()).toBe(home());
    expect(await waysBack(stolen())).toBe(0);
    // Changed once more, it is still the first one that undoes it.
    await change(stolen(2));
    expect((await undo(await undoAt(home()))).body.data).toEqual({ email: home() });
  });

  it('takes back what was set up since the first of several, also by the link of the last', async () => {
    await change();
    await setUp(await takeOver(), thiefs);
    clock.advance({ hours: 1 });
    await change(stolen(2));
    await undo(await undoAt(home()));
    expect(await since()).toEqual({ apps: 0, codes: 0 });
  });

  it('is undone of an account that was disabled meanwhile, which stays disabled', async () => {
    await change();
    await admin.post(`/agency/v1/people/${owner.userId}/disable`, { reason: 'So that it stays mine' });
    expect((await undo(await undoAt(home()))).status).toBe(200);
    expect((await admin.get(`/agency/v1/people/${owner.userId}`)).body.data).toMatchObject({
      email: home(),
      state: 'disabled',
    });
    expect((await mailbox.to(home())).map(({ subject }) => subject)).not.toContain('Choose a new password');
  });

  it('lasts 72 hours from its confirmation, and no longer', async () => {
    await change();
    const token = await undoAt(home());
    clock.advance({ hours: 72 });
    expect((await undo(token)).status).toBe(404);
  });

  it('takes back an app that was set up since, and leaves the owner’s own', async () => {
    await change();
    await setUp(await takeOver(), thiefs);
    expect(await since()).toEqual({ apps: 1, codes: 10 });
    await undo(await undoAt(home()));
    expect(await since()).toEqual({ apps: 0, codes: 0 });

    await choosePassword(home(), owners);
    expect((await (await signIn(owners, home())).get('/api/v1/users/info')).status).toBe(200);
    owner = await app.aStaff('finance');
    await setUp(await app.signIn(owner), app.password);
    clock.advance({ hours: 1 });
    await change();
    await undo(await undoAt(home()));
    expect(await since()).toEqual({ apps: 1, codes: 10 });
  });
});
