import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalDataNotice } from '#features/identity/room.settings.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';
import { queuedMails } from '#test/queued-mails.ts';

/** One person with two accounts, or with somebody else's, is no second person. */

const clock = clockAt('2026-11-02T02:00:00Z');
const password = 'another grey heron walks';
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
let admin: Client;
let count = 0;

beforeAll(async () => {
  app = await testApp({ clock });
  mailbox = makeMailbox(app);
  await app.anAdmin();
});
beforeEach(async () => {
  clock.advance({ hours: 100 });
  admin = await app.letIn(await app.anAdmin());
});

const place = ({ userId }: Pick<Person, 'userId'>) => `/agency/v1/people/${userId}`;
const reason = { reason: 'Because' };
const post = (path: string, body: object) => app.anyone.post(`/api/v1/${path}`, body);

/** Somebody with another mailbox is invited, and sets up the account at once. */
const invite = async (by: Client, role: 'staff' | 'admin', ...desks: Desk[]): Promise<Person> => {
  count += 1;
  const userName = `puppet.${count}`;
  const email = `${userName}@home.example`;
  const invitation = { userName, name: `Puppet ${count}`, email, role, ...(role === 'staff' && { desks }) };
  const { body, status } = await by.post('/api/v1/users/invitations', invitation);
  expect(status, JSON.stringify(body)).toBe(200);
  const token = await mailbox.tokenFor(email, 'Your account in Gable');
  const { secret } = (await post('users/init-account/authenticator', { token })).body.data;
  const now = new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds });
  const init = { token, isMe: true, password, channel: 'AUTHENTICATOR', code: now, acceptsNotice: true };
  expect(
    (await post('users/init-account', { ...init, noticeVersion: personalDataNotice.initial.version })).status,
  ).toBe(200);
  const { userId } = body.data;
  return { userId, userName, name: invitation.name, role, desks, registrationNo: '', via: 'password', sessionId: '' };
};
const giveDesks = (by: Client, to: Pick<Person, 'userId'>, ...desks: Desk[]) =>
  by.put(`${place(to)}/role`, { role: 'staff', desks });
const setAccount = async (by: Client, number: string) => {
  const { rows } = (await by.get('/agency/v1/settings')).body.data;
  const { version } = rows.find(({ key }: { key: string }) => key === 'payoutAccount');
  return by.put('/agency/v1/settings/payoutAccount', { value: { bank: 'DBS', number }, version });
};
const code = ({ body }: { body: { errors: { code: string }[] } }) => body.errors[0]?.code;
const until = () => clock.now().add({ hours: 72 }).toString();
const rests = async (person: Pick<Person, 'userId'>) => (await admin.get(place(person))).body.data.rests;

/** A change of due diligence that an officer asks for, and what another one says to it. */
const register = '/api/v1/compliance/register';
const reads = async (who: Person) => (await (await app.letIn(who)).get(register)).status;

describe('an administrator alone', () => {
  it('makes no compliance officer of a puppet by another puppet, by a chain of them, or by the only other who rests', async () => {
    const first = await app.anAdmin();
    const second = await invite(admin, 'admin');
    const third = await invite(await app.letIn(second), 'admin');
    const officer = await invite(admin, 'staff', 'content');
    expect((await giveDesks(admin, officer, 'compliance')).body.data).toEqual({ isWaiting: true });
    for (const puppet of [second, third]) {
      const refused = await giveDesks(await app.letIn(puppet), officer, 'compliance');
      expect([refused.status, code(refused)]).toEqual([403, 'approval.forbidden']);
      expect(refused.body.errors[0].message).toContain('Your account was set up by an invitation.');
    }
    expect((await giveDesks(await app.letIn(first), officer, 'compliance')).body.data).toEqual({ isWaiting: false });
    const newOfficer = await app.letIn({ ...officer, desks: ['compliance'] });
    const closed = await newOfficer.get(register);
    expect(closed.status).toBe(403);
    expect(closed.body.errors[0].message).toMatch(
      /For safety, you can read this from \d+ Nov 2026, \d\d:00 \(Singapore time\)/,
    );
    expect(
      (
        await newOfficer.put('/api/v1/compliance/purges/00000000-0000-4000-8000-000000000000', {
          isApproved: true,
          note: '',
        })
      ).status,
    ).toBe(403);
    const me = (await newOfficer.get('/api/v1/users/info')).body.data;
    expect(me).toMatchObject({ desks: [], rest: { closed: ['compliance'], until: expect.any(String) } });
    clock.advance({ hours: 72 });
    expect(await reads(officer)).toBe(200);
  });
});

describe('a puppet', () => {
  it('asks for nothing that whoever made it approves', async () => {
    const puppet = await app.letIn(await invite(admin, 'admin'));
    await setAccount(admin, '0031234567');
    const { changeId } = (await setAccount(puppet, '5017654321')).body.data.waiting;
    const refused = await admin.put(`/agency/v1/setting-changes/${changeId}/approval`);
    expect([refused.status, code(refused)]).toEqual([403, 'approval.forbidden']);
    expect(refused.body.errors[0].message).toMatch(
      /^Puppet \d+ asked for this, and their account was changed lately\./,
    );
    const staff = await app.aStaff('content');
    expect((await giveDesks(puppet, staff, 'compliance')).body.data).toEqual({ isWaiting: true });
    expect(code(await giveDesks(admin, staff, 'compliance'))).toBe('approval.forbidden');
    clock.advance({ hours: 72 });
    admin = await app.letIn(admin.person);
    expect((await admin.put(`/agency/v1/setting-changes/${changeId}/approval`)).status).toBe(200);
  });
});

describe('an account rests for 72 hours', () => {
  const cases: [string, string, (person: Person) => Promise<unknown>][] = [
    [
      'its address was changed by another',
      'Email address changed by another person',
      (person) =>
        admin.put(place(person), {
          name: person.name,
          email: `${person.userName}@thief.example`,
          registrationNo: null,
        }),
    ],
    [
      'it was enabled again',
      'Enabled again',
      async (person) => {
        await admin.post(`${place(person)}/disable`, reason);
        await admin.post(`${place(person)}/enable`, reason);
      },
    ],
    ['its password was set by mail', 'Password set by mail', (person) => resetByMail(person)],
    [
      'it got another role',
      'Role changed',
      (person) => admin.put(`${place(person)}/role`, { role: 'admin', desks: [] }),
    ],
    ['it got the desk', 'Given this desk: People', (person) => giveDesks(admin, person, ...person.desks, 'people')],
  ];
  it.each(cases)('after %s', async (_, what, change) => {
    const someone = await app.aStaff('content', 'finance');
    expect(await rests(someone)).toEqual([]);
    await change(someone);
    expect(await rests(someone)).toEqual([{ what, until: expect.stringContaining(until().slice(0, 19)) }]);
    clock.advance({ hours: 72 });
    admin = await app.letIn(admin.person);
    expect(await rests(someone)).toEqual([]);
  });

  it('after its address was put back, from then on, and after an app of meanwhile went with it', async () => {
    const someone = await app.aStaff('finance');
    const stolen = `${someone.userName}@thief.example`;
    await admin.put(place(someone), { name: someone.name, email: stolen, registrationNo: null });
    const token = await mailbox.tokenFor(stolen, 'Confirm your new email address');
    await post('users/email/by-another/confirm', { token });
    clock.advance({ hours: 1 });
    await addApp(someone);
    clock.advance({ hours: 47 });
    const undo = await mailbox.tokenFor(`${someone.userName}@gable.example`, 'Your account has another email address');
    expect((await post('users/email/by-another/undo', { token: undo })).status).toBe(200);
    admin = await app.letIn(admin.person);
    const now = { until: expect.stringContaining(until().slice(0, 19)) };
    expect(await rests(someone)).toEqual(
      expect.arrayContaining([
        { what: 'Email address changed by another person', ...now },
        { what: 'Authenticator app removed', ...now },
      ]),
    );
  });

  it('at the desk that it got, and not at the one that it had', async () => {
    const someone = await app.aStaff('finance');
    await giveDesks(admin, someone, 'finance', 'people');
    await setAccount(admin, '4440001112');
    const { changeId } = (await setAccount(admin, '4440001113')).body.data.waiting;
    const clerk = await app.letIn(someone);
    expect((await clerk.put(`/agency/v1/setting-changes/${changeId}/approval`)).status).toBe(200);
  });

  it('and nothing that waits for a second person counts on it', async () => {
    await setAccount(admin, '5550001112');
    const others =
      "UPDATE person SET disabled_at = now() WHERE id <> $1 AND (role = 'admin' OR 'finance' = ANY(desks))";
    await app.services.database.$client.query(others, [admin.person.userId]);
    const puppet = await invite(admin, 'staff', 'finance');
    const refused = await setAccount(admin, '5550001113');
    expect([refused.status, code(refused)]).toEqual([409, 'setting.conflict']);
    clock.advance({ hours: 72 });
    admin = await app.letIn(admin.person);
    const { changeId } = (await setAccount(admin, '5550001113')).body.data.waiting;
    const clerk = await app.letIn(puppet);
    expect((await clerk.put(`/agency/v1/setting-changes/${changeId}/approval`)).status).toBe(200);
  });
});

describe('the last officer of compliance', () => {
  it('is not removed or disabled by one administrator; another one is, with a mail to the officers', async () => {
    await app.services.database.$client.query("UPDATE person SET disabled_at = now() WHERE 'compliance' = ANY(desks)");
    const last = await app.aStaff('compliance');
    const tries = [
      () => giveDesks(admin, last, 'content'),
      () => admin.put(`${place(last)}/role`, { role: 'admin', desks: [] }),
      () => admin.post(`${place(last)}/disable`, reason),
    ];
    for (const each of tries) expect([code(await each()), (await each()).status]).toEqual(['person.conflict', 409]);
    const other = await app.aStaff('compliance');
    await admin.post(`${place(other)}/disable`, reason);
    await admin.post(`${place(other)}/enable`, reason);
    // The other one rests.
    for (const each of tries) expect(code(await each())).toBe('person.conflict');
    clock.advance({ hours: 72 });
    admin = await app.letIn(admin.person);
    expect((await admin.post(`${place(last)}/disable`, reason)).status).toBe(200);
    const mails = (await queuedMails(app)).filter(
      ({ subject }) => subject === `${last.name} leaves the compliance desk`,
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [last, other].map(({ userName }) => `${userName}@gable.example`).toSorted(),
    );
  });
});

describe('of two calls at the same moment', () => {
  it('that disable the last two officers one is refused', async () => {
    await app.services.database.$client.query("UPDATE person SET disabled_at = now() WHERE 'compliance' = ANY(desks)");
    for (let round = 0; round < 3; round += 1) {
      const two = [await app.aStaff('compliance'), await app.aStaff('compliance')];
      const answers = await Promise.all(two.map((each) => admin.post(`${place(each)}/disable`, reason)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await app.services.database.$client.query(
        "UPDATE person SET disabled_at = now() WHERE 'compliance' = ANY(desks)",
      );
    }
  });

  it('by which the last two administrators disable each other one is refused', async () => {
    const other = await app.letIn(await app.anAdmin());
    const others = "UPDATE person SET disabled_at = now() WHERE role = 'admin' AND id <> ALL($1)";
    await app.services.database.$client.query(others, [[admin.person.userId, other.person.userId]]);
    const answers = await Promise.all([
      admin.post(`${place(other.person)}/disable`, reason),
      other.post(`${place(admin.person)}/disable`, reason),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('an address that one administrator wrote is not confirmed any more once its owner has the compliance desk', async () => {
  const [second, clerk] = [await app.letIn(await app.anAdmin()), await app.aStaff('content')];
  const stolen = `${clerk.userName}@thief.example`;
  await admin.put(place(clerk), { name: clerk.name, email: stolen, registrationNo: null });
  const token = await mailbox.tokenFor(stolen, 'Confirm your new email address');
  await giveDesks(admin, clerk, 'compliance');
  expect((await giveDesks(second, clerk, 'compliance')).body.data).toEqual({ isWaiting: false });
  expect((await post('users/email/by-another/confirm', { token })).status).toBe(404);
});

describe('a password that was set by mail', () => {
  it('counts again once a code of the app is given that was there before', async () => {
    const someone = await app.aStaff('finance');
    const app1 = await addApp(someone);
    clock.advance({ minutes: 5 });
    admin = await app.letIn(admin.person);
    await resetByMail(someone);
    expect(await rests(someone)).toHaveLength(1);
    await signInWith(someone, app1);
    expect(await rests(someone)).toEqual([]);
  });

  it('but not by an app that was set up after it', async () => {
    const someone = await app.aStaff('finance');
    await resetByMail(someone);
    clock.advance({ minutes: 5 });
    const app1 = await addApp(someone, password);
    clock.advance({ minutes: 5 });
    await signInWith(someone, app1);
    admin = await app.letIn(admin.person);
    expect(await rests(someone)).toHaveLength(1);
  });
});

const resetByMail = async (person: Person) => {
  await post('users/forgot-password', { userName: person.userName });
  const token = await mailbox.tokenFor(`${person.userName}@gable.example`, 'Choose a new password');
  expect((await post('users/reset-password', { token, password })).status).toBe(200);
};

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds });

/** Sets up an app, and answers its secret. */
const addApp = async (person: Person, password = app.password): Promise<string> => {
  const client = await app.letIn(person);
  const begun = await client.post('/api/v1/users/authenticator', { confirmation: { password } });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const { secret } = begun.body.data;
  const done = await client.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  return secret;
};

const signInWith = async (person: Person, secret: string) => {
  const begun = await app.anyone.post('/api/auth/init-login-session', { userName: person.userName, password });
  const { loginSessionId } = begun.body.data;
  await post('auth/request-otp', { loginSessionId, channel: 'AUTHENTICATOR' });
  const done = await post('auth/verify-otp', { loginSessionId, code: codeOf(secret) });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};
