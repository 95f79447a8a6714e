import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { answerOf, calls } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';
import { resetApp, takeAppFrom } from './authenticator.server.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;

beforeAll(async () => {
  app = await testApp({ clock, unattended: true });
  mailbox = makeMailbox(app);
});

const run = (sql: string, ...values: unknown[]) => app.services.database.$client.query(sql, values);
const post = (path: string, body: object) => app.anyone.post(`/api/v1/${path}`, body);
const mailOf = ({ userName }: Person) => `${userName}@gable.example`;
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds });

/** Staff as they are made where there is no demo: a code follows the password. */
const withSecondStep = async (person: Person): Promise<Person> => {
  await run('UPDATE person SET second_step = true WHERE id = $1', person.userId);
  return person;
};
const clerk = async () => withSecondStep(await app.aStaff('finance'));

const begin = (person: Person, password = app.password) =>
  app.anyone.post('/api/auth/init-login-session', { userName: person.userName, password });
/** Signs in with the code that is mailed. */
const byMail = async (person: Person, password = app.password) => {
  const { loginSessionId } = (await begin(person, password)).body.data;
  await post('auth/request-otp', { loginSessionId, channel: 'EMAIL' });
  const { body } = await post('auth/verify-otp', { loginSessionId, code: await mailbox.codeFor(mailOf(person)) });
  const authorization = { authorization: `Bearer ${body.data.token}` };
  return {
    get: (url: string) => app.anyone.get(url, authorization),
    post: (url: string, given: object) => app.anyone.post(url, given, authorization),
  };
};
type Signed = Awaited<ReturnType<typeof byMail>>;

const setUp = async (session: Signed): Promise<string> => {
  const { secret } = (await session.post('/api/v1/users/authenticator', {})).body.data;
  const confirmed = await session.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  clock.advance({ seconds: 30 });
  return secret;
};
const resetByMail = async (person: Person, password: string) => {
  await post('users/forgot-password', { userName: person.userName });
  const token = await mailbox.tokenFor(mailOf(person), 'Choose a new password');
  expect((await post('users/reset-password', { token, password })).status).toBe(200);
};

describe('administrators, and every desk but content,', () => {
  test('set an app up at once: before it, nothing else is open to them', async () => {
    for (const person of [
      await clerk(),
      await withSecondStep(await app.aStaff('compliance')),
      await withSecondStep(await app.aStaff('content', 'people')),
      await withSecondStep(await app.aStaff('submissions')),
      await withSecondStep(await app.anAdmin()),
    ]) {
      const session = await byMail(person);
      expect((await session.get('/api/v1/users/info')).body.data).toMatchObject({ lacksApp: true });
      expect((await session.get('/api/v1/users/sessions')).body.errors[0].code).toBe('session.second-step');
      await setUp(session);
      expect((await session.get('/api/v1/users/info')).body.data).toMatchObject({ lacksApp: false });
      expect((await session.get('/api/v1/users/sessions')).status).toBe(200);
    }
    const other = await byMail(await withSecondStep(await app.aStaff('content')));
    expect((await other.get('/api/v1/users/info')).body.data).toMatchObject({ lacksApp: false });
  });

  test('make no other call before it', async () => {
    const limited = await app.letIn(await withSecondStep(await app.anAdmin()), { withApp: false });
    const nobody = '00000000-0000-4000-8000-000000000000';
    const open: string[] = [];
    for (const [name, call] of calls) {
      if ([call.who].flat().includes('public') || name === 'identity.logout') continue;
      const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((key) => [key, nobody]));
      const { status, body } = await answerOf(limited, call, { params });
      if (status !== 403 || body.errors?.[0]?.code !== 'session.second-step') open.push(name);
    }
    expect(open.toSorted()).toEqual(
      [
        ...['identity.beginConfirmation', 'identity.confirmAuthenticator', 'identity.confirmSession', 'identity.info'],
        ...['identity.secondStep', 'identity.startAuthenticator'],
      ].toSorted(),
    );
  });

  test('begin that only in a session that has just signed in, and nobody else does without a confirmation', async () => {
    const session = await byMail(await clerk());
    clock.advance({ minutes: 11 });
    const old = await session.post('/api/v1/users/authenticator', {});
    expect([old.status, old.body.errors[0].code]).toEqual([403, 'session.unconfirmed']);
    const agent = await app.letIn(await app.aSalesperson());
    const other = await agent.post('/api/v1/users/authenticator', {});
    expect([other.status, other.body.errors[0].code]).toEqual([403, 'confirmation.second-step']);
  });

  test('without an app don’t sign in by mail after a new password by mail, until the command line lets them', async () => {
    const [person, password] = [await clerk(), 'quiet grey heron walks'];
    await byMail(person);
    await resetByMail(person, password);
    const refused = await begin(person, password);
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'sign-in.forbidden']);
    expect(refused.body.errors[0].message).toContain(`npm run reset-app -- ${person.userName}`);
    await transact(app.asNobody, (at) => resetApp(at, person.userName));
    clock.advance({ minutes: 1 });
    await setUp(await byMail(person, password));
  });

  test('with one are asked for it after a new password by mail, and for no code in a mail', async () => {
    const [person, password] = [await clerk(), 'quiet grey heron walks'];
    const secret = await setUp(await byMail(person));
    await resetByMail(person, password);
    const { loginSessionId, channels } = (await begin(person, password)).body.data;
    expect(channels.map(({ channel }: { channel: string }) => channel)).toEqual(['AUTHENTICATOR']);
    expect((await post('auth/request-otp', { loginSessionId, channel: 'EMAIL' })).status).toBe(400);
    await post('auth/request-otp', { loginSessionId, channel: 'AUTHENTICATOR' });
    expect((await post('auth/verify-otp', { loginSessionId, code: codeOf(secret) })).status).toBe(200);
  });

  test('that lost the app and have a recovery code left use that', async () => {
    const [person, password] = [await clerk(), 'quiet grey heron walks'];
    const session = await byMail(person);
    const { secret } = (await session.post('/api/v1/users/authenticator', {})).body.data;
    const given = await session.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
    await run('DELETE FROM authenticator WHERE person_id = $1', person.userId);
    await resetByMail(person, password);
    const { loginSessionId } = (await begin(person, password)).body.data;
    await post('auth/request-otp', { loginSessionId, channel: 'AUTHENTICATOR' });
    const code = given.body.data.recoveryCodes[0];
    expect((await post('auth/verify-otp', { loginSessionId, code })).status).toBe(200);
  });

  test('are settled after a new password by mail by the app of before or a recovery code of it, and not by the password alone', async () => {
    const password = 'quiet grey heron walks';
    const rests = async ({ userId }: Person) => {
      const open = `SELECT kind FROM account_change WHERE person_id = $1 AND rests_until > $2`;
      return (await run(open, userId, clock.now().toString())).rows.map(({ kind }) => kind);
    };
    for (const way of ['app', 'recovery code']) {
      const person = await clerk();
      const session = await byMail(person);
      const { secret } = (await session.post('/api/v1/users/authenticator', {})).body.data;
      const given = await session.post('/api/v1/users/authenticator/confirm', { code: codeOf(secret) });
      clock.advance({ seconds: 30 });
      await resetByMail(person, password);
      const { loginSessionId } = (await begin(person, password)).body.data;
      await post('auth/request-otp', { loginSessionId, channel: 'AUTHENTICATOR' });
      expect([way, await rests(person)]).toEqual([way, ['PASSWORD_BY_MAIL']]);
      const code = way === 'app' ? codeOf(secret) : given.body.data.recoveryCodes[0];
      expect((await post('auth/verify-otp', { loginSessionId, code })).status).toBe(200);
      expect([way, await rests(person)]).toEqual([way, []]);
    }
  });

  test('keep their second step and their app, also where the agency lets people switch it off', async () => {
    const admin = await app.letIn(await app.anAdmin());
    await admin.put('/agency/v1/settings/secondStepOptional', { value: true, version: 0 });
    const confirmation = { password: app.password };
    const off = await admin.put('/api/v1/users/second-step', { isOn: false, confirmation });
    expect([off.status, off.body.errors[0].code]).toEqual([403, 'second-step.forbidden']);
    const removed = await admin.post('/api/v1/users/authenticator/remove', { confirmation });
    expect([removed.status, removed.body.errors[0].code]).toEqual([403, 'authenticator.forbidden']);
    expect((await admin.get('/api/v1/users/second-step')).body.data).toMatchObject({ mayTurnOff: false });
    const agent = await app.letIn(await app.aSalesperson());
    expect((await agent.put('/api/v1/users/second-step', { isOn: false, confirmation })).status).toBe(200);
  });

  test('that are invited choose an app', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const email = 'new.clerk@gable.example';
    const invitee = { userName: 'new.clerk', name: 'New Clerk', email, role: 'staff', desks: ['finance'] };
    expect((await admin.post('/api/v1/users/invitations', invitee)).status).toBe(200);
    const token = await mailbox.tokenFor(email, 'Your account in Gable');
    const { data } = (await post('users/init-account/open', { token })).body;
    expect(data).toMatchObject({ needsApp: true });
    const account = {
      token,
      isMe: true,
      password: 'quiet grey heron walks',
      acceptsNotice: true,
      noticeVersion: data.notice.version,
    };
    const mailed = await post('users/init-account', { ...account, channel: 'EMAIL' });
    expect([mailed.status, mailed.body.errors[0].field]).toEqual([400, 'channel']);
    const { secret } = (await post('users/init-account/authenticator', { token })).body.data;
    const set = await post('users/init-account', { ...account, channel: 'AUTHENTICATOR', code: codeOf(secret) });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
  });

  test('that become it without a second step have one from then on, but for the demo’s accounts', async () => {
    const [admin, staff] = [await app.letIn(await app.anAdmin()), await app.aStaff('content')];
    const open: Client = await app.letIn(staff);
    expect((await open.get('/api/v1/users/sessions')).status).toBe(200);
    const given = { role: 'staff' as const, desks: ['content' as const, 'finance' as const] };
    const inDemo = { ...app.asNobody, config: { ...app.services.config, demo: true } };
    await transact(inDemo, (at) => takeAppFrom(at, staff.userId, given));
    expect((await open.get('/api/v1/users/sessions')).status).toBe(200);
    expect((await admin.put(`/agency/v1/people/${staff.userId}/role`, given)).status).toBe(200);
    expect((await open.get('/api/v1/users/sessions')).body.errors[0].code).toBe('session.second-step');
  });
});
