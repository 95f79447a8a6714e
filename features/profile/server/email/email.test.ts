import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';

const profile = '/api/v1/users/profile';
const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;

beforeAll(async () => {
  app = await testApp({ clock, env: { PUBLIC_URL: 'https://gable.example' } });
  mailbox = makeMailbox(app);
});

const someone = async () => app.signIn(await app.aSalesperson());
const oldOf = ({ person }: Client) => `${person.userName}@gable.example`;
const newOf = ({ person }: Client) => `${person.userName}@home.example`;
const read = async (client: Client) => (await client.get(profile)).body.data;
const ask = async (client: Client, email = newOf(client)) => {
  const { mobile } = await read(client);
  return client.put(profile, { email, mobile, confirmation: { password: app.password } });
};
const confirm = (client: Client, token: string) => client.post(`${profile}/email/confirm`, { token });
const again = (client: Client) => client.post(`${profile}/email/resend`, {});
const takeBack = (client: Client) => client.delete(`${profile}/email`);
const tokenTo = (address: string) => mailbox.tokenFor(address, 'Confirm your new email address');
const subjects = async (address: string) => (await mailbox.to(address)).map(({ subject }) => subject);
const actions = async ({ person }: Client) => {
  const { rows } = await app.services.database.$client.query(
    'SELECT action FROM audit_row WHERE aggregate_id = $1 ORDER BY seq',
    [person.userId],
  );
  return rows.map(({ action }) => action).filter((action) => /email|contact/.test(action));
};

describe('a new email address', () => {
  it('waits for its link, and the one before stays and gets a mail', async () => {
    const client = await someone();
    const asked = await ask(client);
    expect(asked.body.data).toMatchObject({
      email: oldOf(client),
      waitingEmail: { email: newOf(client), expiresAt: '2026-03-06T02:00:00.000Z', isOver: false },
    });
    expect(await subjects(oldOf(client))).toEqual(['Your account is to have another email address']);
    expect(await subjects(newOf(client))).toEqual(['Confirm your new email address']);
    const [mail] = await mailbox.to(newOf(client));
    expect(mail?.text).not.toContain(client.person.userName);
  });

  it('is in force once the link is opened, once', async () => {
    const client = await someone();
    await ask(client);
    const token = await tokenTo(newOf(client));
    expect(await confirm(client, token)).toMatchObject({
      status: 200,
      body: { message: 'Your email address is changed.' },
    });
    expect(await read(client)).toMatchObject({ email: newOf(client), waitingEmail: null });
    expect(await subjects(oldOf(client))).toContain('Your email address was changed');
    expect((await confirm(client, token)).status).toBe(404);
    expect(await actions(client)).toEqual(['person.email-asked', 'person.contact-changed']);
  });

  it('is confirmed by nobody else', async () => {
    const [client, other] = [await someone(), await someone()];
    await ask(client);
    await ask(other);
    const token = await tokenTo(newOf(client));
    const { status, body } = await confirm(other, token);
    expect(status).toBe(404);
    expect(body.errors[0].message).toMatch(/another account/);
    expect((await app.anyone.post(`${profile}/email/confirm`, { token })).status).toBe(401);
    expect((await confirm(client, 'x'.repeat(43))).status).toBe(404);
    expect((await read(other)).email).toBe(oldOf(other));
    expect((await confirm(client, token)).status).toBe(200);
  });

  it('waits on when its link is too old, and another is sent', async () => {
    const yesterday = await someone();
    await ask(yesterday);
    const first = await tokenTo(newOf(yesterday));
    clock.advance({ hours: 24 });
    const client = await app.signIn(yesterday.person);
    expect((await confirm(client, first)).status).toBe(404);
    expect((await read(client)).waitingEmail).toMatchObject({ email: newOf(client), isOver: true });
    expect((await again(client)).status).toBe(200);
    const second = await tokenTo(newOf(client));
    expect(second).not.toBe(first);
    expect((await confirm(client, first)).status).toBe(404);
    expect((await confirm(client, second)).status).toBe(200);
  });

  it('is taken back, and its link with it', async () => {
    const client = await someone();
    for (const call of [again, takeBack]) expect((await call(client)).status).toBe(409);
    await ask(client);
    const token = await tokenTo(newOf(client));
    expect((await takeBack(client)).status).toBe(200);
    expect((await read(client)).waitingEmail).toBeNull();
    expect((await confirm(client, token)).status).toBe(404);
    expect(await actions(client)).toEqual(['person.email-asked', 'person.email-taken-back']);
  });

  it('gives way to a later one', async () => {
    const client = await someone();
    await ask(client);
    const first = await tokenTo(newOf(client));
    await ask(client, `b.${newOf(client)}`);
    expect((await confirm(client, first)).status).toBe(404);
    expect((await read(client)).waitingEmail.email).toBe(`b.${newOf(client)}`);
  });

  it('ends the links for a password that went to the one before', async () => {
    const client = await someone();
    await app.anyone.post('/api/v1/users/forgot-password', { userName: client.person.userName });
    const reset = await mailbox.tokenFor(oldOf(client), 'Choose a new password');
    await ask(client);
    await confirm(client, await tokenTo(newOf(client)));
    expect((await app.anyone.post('/api/v1/users/reset-password/open', { token: reset })).status).toBe(404);
  });

  it('is dropped when the password is changed, or the people desk writes another', async () => {
    const [client, other] = [await someone(), await someone()];
    const desk = await app.signIn(await app.aStaff('people'));
    await ask(client);
    await client.post('/api/v1/users/change-password', {
      currentPassword: app.password,
      newPassword: 'another grey heron walks',
    });
    expect((await read(client)).waitingEmail).toBeNull();
    await ask(other);
    const { name, registrationNo } = other.person;
    const email = 'by.the.desk@gable.example';
    await desk.put(`/agency/v1/people/${other.person.userId}`, { name, email, registrationNo });
    // It also signs them out, and waits for its own confirmation.
    expect(await read(await app.signIn(other.person))).toMatchObject({ email: oldOf(other), waitingEmail: null });
  });

  it('is mailed to five times an hour at most', async () => {
    const client = await someone();
    await ask(client);
    for (let n = 1; n < 5; n += 1) expect((await again(client)).status).toBe(200);
    const { status, headers } = await again(client);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(client, `b.${newOf(client)}`)).status).toBe(429);
    expect(await subjects(newOf(client))).toHaveLength(5);
  });

  it('has its token in no table', async () => {
    const client = await someone();
    await ask(client);
    const token = await tokenTo(newOf(client));
    await confirm(client, token);
    const { rows } = await app.services.database.$client.query(
      `SELECT (SELECT string_agg(l::text, ' ') FROM account_link l) || (SELECT string_agg(data::text, ' ') FROM pgboss.job)
           || (SELECT string_agg(a::text, ' ') FROM audit_row a) AS all`,
    );
    expect(rows[0].all).not.toContain(token);
  });
});
