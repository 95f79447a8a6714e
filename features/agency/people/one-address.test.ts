import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';

/** An address has one account, however it is spelled, at every way to make an account or to change its address. */

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let admin: Client;
let holder: Person;

beforeAll(async () => {
  app = await testApp({ clock });
  admin = await app.letIn(await app.anAdmin());
  holder = await app.aSalesperson({ name: 'Tan Li Na', email: 'Li.Na@Home.example' });
});

const theirs = 'li.na@home.EXAMPLE';
let count = 0;
const invite = (email: string) => {
  count += 1;
  const registrationNo = `R80${String(count).padStart(4, '0')}A`;
  const invitation = { userName: `new.${count}`, name: 'New One', role: 'salesperson', registrationNo };
  return admin.post('/api/v1/users/invitations', { ...invitation, email });
};
const correct = ({ userId, name, registrationNo }: Person, email: string) =>
  admin.put(`/agency/v1/people/${userId}`, { name, email, registrationNo: registrationNo || null });
const askMyself = async (client: Client, email: string) => {
  const { mobile, mails } = (await client.get('/api/v1/users/profile')).body.data;
  const confirmation = { password: app.password };
  return client.put('/api/v1/users/profile', { email, mobile, mails, confirmation });
};
const tokenFor = (address: string) => makeMailbox(app).tokenFor(address, 'Confirm your new email address');
const emailOf = async ({ userId }: Person) => (await admin.get(`/agency/v1/people/${userId}`)).body.data.email;
const otherName = 'Tan Li Na (';
const unnamed = 'Another account has this email address. Give one that is yours alone.';

describe('an address that has an account', () => {
  it('is refused for a second one, with whose it is', async () => {
    const { status, body } = await invite(theirs);
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({ field: 'email', message: expect.stringContaining(otherName) });
    expect((await invite('someone.else@home.example')).status).toBe(200);
  });

  it('is refused where the people desk corrects another’s, of an account or of an invitation', async () => {
    const invited = await app.aSalesperson();
    await app.services.database.$client.query('UPDATE person SET password_hash = NULL WHERE id = $1', [invited.userId]);
    for (const other of [await app.aSalesperson(), invited]) {
      const { status, body } = await correct(other, theirs);
      expect([status, body.errors[0].field]).toEqual([409, 'email']);
      expect(body.errors[0].message).toContain(otherName);
    }
    expect((await correct(holder, theirs)).status).toBe(200);
  });

  it('is refused in one’s own profile, which does not say whose it is', async () => {
    const { status, body } = await askMyself(await app.signIn(await app.aSalesperson()), theirs);
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({ field: 'email', message: unnamed });
  });

  it('stays one’s own in capitals, and is kept in small letters', async () => {
    const client = await app.signIn(await app.aSalesperson());
    const own = await emailOf(client.person);
    expect((await askMyself(client, own.toUpperCase())).status).toBe(200);
    expect(await emailOf(client.person)).toBe(own);
    await invite('Capital.Letters@Home.Example');
    const stored = `SELECT email FROM person WHERE lower(email) = 'capital.letters@home.example'`;
    expect((await app.services.database.$client.query(stored)).rows).toEqual([
      { email: 'capital.letters@home.example' },
    ]);
  });
});

describe('an address that two are to have', () => {
  it('is the first one’s who confirms it', async () => {
    const [one, other] = [await app.signIn(await app.aSalesperson()), await app.aSalesperson()];
    await askMyself(one, 'both@home.example');
    const mine = await tokenFor('both@home.example');
    await correct(other, 'both@home.example');
    const byDesk = await tokenFor('both@home.example');
    expect((await one.post('/api/v1/users/profile/email/confirm', { token: mine })).status).toBe(200);
    const { status, body } = await app.anyone.post('/api/v1/users/email/by-another/confirm', { token: byDesk });
    expect([status, body.errors[0].message]).toEqual([409, unnamed]);
  });

  it('is given once when both ask at the same moment', async () => {
    const invited = await Promise.all(Array.from({ length: 6 }, () => invite('rush@home.example')));
    expect(invited.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of invited)
      if (status === 409) expect(body.errors[0].message).toContain('has this email address');

    const people = await Promise.all(Array.from({ length: 4 }, () => app.aSalesperson()));
    const tokens: string[] = [];
    for (const person of people) {
      await correct(person, 'later@home.example');
      tokens.push(await tokenFor('later@home.example'));
    }
    const confirmed = await Promise.all(
      tokens.map((token) => app.anyone.post('/api/v1/users/email/by-another/confirm', { token })),
    );
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('accounts that share an address from before', () => {
  /** As the migration leaves them. */
  const shared = async () => {
    const [first, second] = [await app.aSalesperson(), await app.aSalesperson()];
    await app.services.database.$client.query('UPDATE person SET shares_email = true, email = $2 WHERE id = $1', [
      second.userId,
      `${first.userName.toUpperCase()}@gable.example`,
    ]);
    return [first, second] as const;
  };

  it('show that to the people desk, and no third gets it, also when the first has another', async () => {
    const [first, second] = await shared();
    const read = async () => (await admin.get(`/agency/v1/people/${second.userId}`)).body.data.sameEmail;
    expect(await read()).toEqual([{ userId: first.userId, name: first.name }]);
    const address = await emailOf(first);
    await correct(first, 'first@home.example');
    await app.anyone.post('/api/v1/users/email/by-another/confirm', { token: await tokenFor('first@home.example') });
    expect(await read()).toEqual([]);
    expect((await invite(address)).status).toBe(409);
  });

  it('go back to it by an undo, whoever has it meanwhile', async () => {
    const [first, second] = await shared();
    const address = await emailOf(second);
    await correct(second, 'second@home.example');
    await app.anyone.post('/api/v1/users/email/by-another/confirm', { token: await tokenFor('second@home.example') });
    const token = await makeMailbox(app).tokenFor(address, 'Your account has another email address');
    expect((await app.anyone.post('/api/v1/users/email/by-another/undo', { token })).status).toBe(200);
    expect([await emailOf(first), await emailOf(second)]).toEqual([address.toLowerCase(), address]);
  });
});
