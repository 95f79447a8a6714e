import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setRank, setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { listOutbox, readOutbox } from '#platform/server/mail/outbox.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';

const address = '/api/v1/users/profile';
const bank = '/api/v1/users/bank-account';
const number = '5123456789';
const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock, env: { PUBLIC_URL: 'https://gable.example' } });
});

const confirmed = (password = app.password) => ({ confirmation: { password } });
const account = () => ({ bank: 'OCBC', holder: 'Hannah Lim', number, ...confirmed() });
const rows = async (sql: string, ...values: unknown[]) => (await app.services.database.$client.query(sql, values)).rows;

/** What was sent to someone since the last look, by its subject. */
const mailed = async (to: string): Promise<string[]> => {
  const queued = await rows(`SELECT data FROM pgboss.job WHERE name = 'mail.send' ORDER BY created_on`);
  const job = app.composed.jobs.find(({ name }) => name === 'mail.send');
  // Twice, as a queue may: a mail is one mail all the same.
  for (const { data } of [...queued, ...queued]) await job?.run(data);
  const outbox = await listOutbox(join(app.services.config.dataDir, 'outbox'));
  return outbox.filter((mail) => mail.to === to).map(({ subject }) => subject);
};
const contactOf = async (client: Client) => {
  const { email, mobile } = (await client.get(address)).body.data;
  return { email, mobile };
};

describe('a profile', () => {
  it('shows what the agency knows', async () => {
    const hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
    const { body } = await hannah.get(address);
    expect(body.data).toEqual({
      userId: hannah.person.userId,
      userName: hannah.person.userName,
      name: 'Hannah Lim',
      role: 'salesperson',
      desks: [],
      registrationNo: hannah.person.registrationNo,
      rank: null,
      upline: null,
      picture: null,
      email: `${hannah.person.userName}@gable.example`,
      waitingEmail: null,
      mobile: '',
      gst: null,
      bankAccount: null,
    });
  });

  it('shows the rank and the upline of today', async () => {
    const [above, one] = [await app.aSalesperson({ name: 'Tan Wei Ming' }), await app.aSalesperson()];
    const [rank] = await rows('SELECT code, name FROM rank ORDER BY position LIMIT 1');
    const from = (day: string, uplineId: string | null) => ({ personId: one.userId, uplineId, fromDay: day });
    const actor = await app.aStaff('people');
    await transact({ ...app.asNobody, actor }, async (at) => {
      await setRank(at, { personId: one.userId, rank: rank.code, fromDay: '2026-03-05' });
      await setUpline(at, from('2026-01-01', above.userId));
      await setUpline(at, from('2026-03-06', null));
    });
    const client = await app.letIn(one);
    expect((await client.get(address)).body.data).toMatchObject({ rank: rank.name, upline: 'Tan Wei Ming' });
  });

  it('takes another address or number only with a password', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { email, mobile } = await contactOf(client);
    const other = { email, mobile: '9123 4567' };
    const bare = await client.put(address, other);
    expect(bare.status).toBe(403);
    expect(bare.body.errors[0]).toMatchObject({
      field: 'confirmation.password',
      message: expect.stringMatching(/password/),
    });
    const wrong = await client.put(address, { ...other, ...confirmed('not this one') });
    expect(wrong.status).toBe(403);
    expect(await contactOf(client)).toEqual({ email, mobile });
    const right = await client.put(address, { ...other, ...confirmed() });
    expect(right.body).toMatchObject({ message: 'Your profile is saved.', data: { mobile: '+6591234567' } });
  });

  it('mails about another mobile number', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { email } = await contactOf(client);
    expect((await client.put(address, { email, mobile: '91234567', ...confirmed() })).status).toBe(200);
    expect(await mailed(email)).toEqual(['Your contact details were changed']);
  });

  it('lets nobody change what the agency writes', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { email, mobile } = await contactOf(client);
    const before = (await client.get(address)).body.data;
    for (const [key, value] of Object.entries({
      name: 'X',
      registrationNo: 'R999999Z',
      role: 'admin',
      gst: { number: 'M90000000A', from: '2026-01-01' },
      userId: client.person.userId,
    })) {
      const { status } = await client.put(address, { email, mobile, [key]: value });
      expect(status, key).toBe(200);
      expect((await client.get(address)).body.data, key).toEqual(before);
    }
  });

  it('counts wrong passwords as sign-in does', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { email } = await contactOf(client);
    const guess = (password: string) => client.put(address, { email, mobile: '91234567', ...confirmed(password) });
    for (let n = 0; n < 10; n += 1) expect((await guess('wrong')).status).toBe(403);
    const stopped = await guess(app.password);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a bank account', () => {
  it('is shown masked, kept sealed, and its owner gets a mail', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { status, body } = await client.put(bank, { ...account(), number: ' 512-3456 789 ' });
    expect(status).toBe(200);
    expect(body.data.bankAccount).toEqual({
      bank: 'OCBC',
      holder: 'Hannah Lim',
      number: '•••••••789',
      changedAt: '2026-03-05T02:00:00.000Z',
    });
    expect(JSON.stringify((await client.get(address)).body)).not.toContain(number);

    const [stored] = await rows('SELECT * FROM bank_account WHERE person_id = $1', client.person.userId);
    expect(JSON.stringify(stored)).not.toContain(number);
    const place = `bank_account/${client.person.userId}/number`;
    expect(app.services.secrets.open(stored.number_sealed, place)).toBe(number);

    const { email } = await contactOf(client);
    expect(await mailed(email)).toEqual(['Your bank account was changed']);
    const folder = join(app.services.config.dataDir, 'outbox');
    const [mail] = (await listOutbox(folder)).filter(({ to }) => to === email);
    const { text, links } = await readOutbox(folder, mail?.id ?? '');
    expect(text).toContain('your account at OCBC that ends in 789');
    expect(text).not.toContain(number);
    expect(links[0]).toBe('https://gable.example/profile');
  });

  it('changes with the password alone; a session without it changes nothing', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const { confirmation, ...bare } = account();
    expect((await client.put(bank, bare)).status).toBe(400);
    const wrong = await client.put(bank, { ...bare, ...confirmed('not this one') });
    expect(wrong.status).toBe(403);
    expect(wrong.body.errors[0].field).toBe('confirmation.password');
    expect((await client.get(address)).body.data.bankAccount).toBeNull();
    expect((await client.get('/api/v1/users/info')).status).toBe(200);
    expect((await client.put(bank, { ...bare, confirmation })).status).toBe(200);
  });

  it.each([
    ['number', { number: '1234' }],
    ['number', { number: '12a45678' }],
    ['number', { number: '1'.repeat(21) }],
    ['bank', { bank: 'Mattress' }],
    ['holder', { holder: ' ' }],
  ])('refuses a %s that can’t be: %j', async (field, wrong) => {
    const client = await app.letIn(await app.aSalesperson());
    const { status, body } = await client.put(bank, { ...account(), ...wrong });
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('leaves no number, old or new, in the trail, the queue or the log of calls', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const second = '9876543210';
    const headers = { 'idempotency-key': 'bank' };
    await client.put(bank, account(), headers);
    await client.put(bank, { ...account(), bank: 'UOB', number: second });
    const [{ all }] = await rows(`
      SELECT (SELECT string_agg(a::text, ' ') FROM audit_row a) || (SELECT string_agg(j::text, ' ') FROM pgboss.job j)
          || coalesce((SELECT string_agg(k::text, ' ') FROM idempotency_key k), '') AS all`);
    expect(all).toContain('person.bank-account-changed');
    expect(all).not.toContain(number);
    expect(all).not.toContain(second);
  });

  it('belongs to one person: a copied row does not open', async () => {
    const [one, other] = [await app.letIn(await app.aSalesperson()), await app.letIn(await app.aSalesperson())];
    await one.put(bank, account());
    const [{ number_sealed }] = await rows('SELECT * FROM bank_account WHERE person_id = $1', one.person.userId);
    expect((await other.get(address)).body.data.bankAccount).toBeNull();
    expect(() => app.services.secrets.open(number_sealed, `bank_account/${other.person.userId}/number`)).toThrow();
  });
});

describe('GST', () => {
  const place = { address: '10 Anson Road #12-08', postalCode: '079903' };
  const gst = { number: 'm9-0312345-a', from: '2026-01-01', ...place };
  const write = (desk: Client, userId: string, body: object = { gst }) =>
    desk.put(`/agency/v1/people/${userId}/gst`, body);

  it('is written by the people desk, and shown to whom it is about', async () => {
    const client = await app.letIn(await app.aSalesperson());
    const desk = await app.letIn(await app.aStaff('people'));
    const { userId } = client.person;
    expect((await write(desk, userId)).body.message).toBe('The GST registration is saved.');
    expect((await client.get(address)).body.data.gst).toEqual({ ...gst, number: 'M90312345A' });
    expect((await desk.get(`/agency/v1/people/${userId}`)).body.data.gst.from).toBe('2026-01-01');
    expect((await write(client, userId)).status).toBe(403);
    expect((await write(desk, desk.person.userId)).status).toBe(404);
    expect((await write(desk, userId, { gst: null })).status).toBe(200);
    expect((await client.get(address)).body.data.gst).toBeNull();
  });
});

it('a bank account stays for 72 hours after the password was set by mail', async () => {
  const [owner, other] = [await app.aSalesperson(), 'another grey heron walks'];
  const post = (path: string, body: object) => app.anyone.post(`/api/v1/users/${path}`, body);
  await post('forgot-password', { userName: owner.userName });
  const token = await makeMailbox(app).tokenFor(`${owner.userName}@gable.example`, 'Choose a new password');
  expect((await post('reset-password', { token, password: other })).status).toBe(200);
  const change = async () => (await app.letIn(owner)).put(bank, { ...account(), ...confirmed(other) });
  const { status, body } = await change();
  expect(status).toBe(409);
  expect(body.errors[0].message).toMatch(/^Your password was set by mail\. .* from 08 Mar 2026, 10:00/);
  clock.advance({ hours: 72 });
  expect((await change()).status).toBe(200);
});
