import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';

const bank = '/api/v1/users/bank-account';
const account = { bank: 'OCBC', holder: 'Hannah Lim', number: '5123456789' };
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-03-05T02:00:00Z') });
  mailbox = makeMailbox(app);
});

/** Someone signed in, whose sign-in takes a code from now on. */
const aCareful = async (): Promise<Client> => {
  const client = await app.signIn(await app.aSalesperson());
  await client.put('/api/v1/users/second-step', { isOn: true, confirmation: { password: app.password } });
  return client;
};
const addressOf = (client: Client) => `${client.person.userName}@gable.example`;
const begin = async (client: Client): Promise<string> => {
  const { body } = await client.post('/api/v1/users/confirmation', { password: app.password });
  const { loginSessionId } = body.data;
  await app.anyone.post('/api/v1/auth/request-otp', { loginSessionId, channel: 'EMAIL' });
  return loginSessionId;
};
const change = (client: Client, more: object = {}) =>
  client.put(bank, { ...account, confirmation: { password: app.password, ...more } });
const isChanged = async (client: Client) => (await client.get('/api/v1/users/profile')).body.data.bankAccount !== null;

describe('a change of someone whose sign-in takes a code', () => {
  it('takes one too, once', async () => {
    const client = await aCareful();
    const bare = await change(client);
    expect(bare.status).toBe(403);
    expect(bare.body.errors[0]).toMatchObject({ field: 'confirmation.code', message: 'Type the code as well.' });
    const loginSessionId = await begin(client);
    const code = await mailbox.codeFor(addressOf(client));
    const wrong = await change(client, { loginSessionId, code: code === '000000' ? '111111' : '000000' });
    expect(wrong.status).toBe(403);
    expect(wrong.body.errors[0].field).toBe('confirmation.code');
    expect(await isChanged(client)).toBe(false);
    expect((await change(client, { loginSessionId, code })).status).toBe(200);
    expect(await isChanged(client)).toBe(true);
    expect((await change(client, { loginSessionId, code })).status).toBe(404);
  });

  it('is not confirmed by the code of another', async () => {
    const [client, other] = [await aCareful(), await aCareful()];
    const loginSessionId = await begin(other);
    const code = await mailbox.codeFor(addressOf(other));
    expect((await change(client, { loginSessionId, code })).status).toBe(403);
    expect(await isChanged(client)).toBe(false);
  });

  it('begins with the password', async () => {
    const client = await aCareful();
    expect((await client.post('/api/v1/users/confirmation', { password: 'not this one' })).status).toBe(403);
    const plain = await app.signIn(await app.aSalesperson());
    const { body } = await plain.post('/api/v1/users/confirmation', { password: app.password });
    expect(body.data).toEqual({ loginSessionId: null, channels: [] });
  });
});

describe('a sign-in', () => {
  const agents = {
    mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const signIn = (userName: string, device: string) =>
    app.anyone.post('/api/v1/auth/login', { userName, password: app.password }, { 'user-agent': device });
  const notices = async (client: Client) =>
    (await mailbox.to(addressOf(client))).filter(({ subject }) => subject === 'Someone signed in to your account')
      .length;

  it('is mailed about when it is from another kind of device, unless that is not wanted', async () => {
    const person = await app.aSalesperson();
    await signIn(person.userName, agents.mac);
    await signIn(person.userName, agents.mac);
    const client = await app.signIn(person);
    expect(await notices(client)).toBe(1);
    await signIn(person.userName, agents.phone);
    expect(await notices(client)).toBe(2);

    const other = await app.signIn(await app.aSalesperson());
    await other.put('/api/v1/notification-preferences', { kind: 'signedIn', way: 'mail', choice: 'off' });
    await signIn(other.person.userName, agents.phone);
    expect(await notices(other)).toBe(0);
  });
});
