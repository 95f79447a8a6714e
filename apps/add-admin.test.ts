import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { addAdmin } from './add-admin.ts';

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  return () => vi.restoreAllMocks();
});

const add = (userName: string, email: string, name: string, password = 'quiet grey heron walks') =>
  addAdmin(app.services, { userName, email, name }, Readable.from([`${password}\n`]) as typeof process.stdin);
const roleOf = async (userName: string) =>
  (await app.services.database.$client.query('SELECT role FROM person WHERE user_name = $1', [userName])).rows[0]?.role;

describe('add-admin', () => {
  it('adds someone whose sign-in takes a code by mail, and says where it goes', async () => {
    expect(await add('grace', 'grace@gable.example', 'Grace Ong')).toBe(0);
    expect(lines.join()).toMatch(/^grace can sign in now\..* SMTP_URL is not set/);
    const login = { userName: 'grace', password: 'quiet grey heron walks' };
    const { body } = await app.anyone.post('/api/auth/init-login-session', login);
    expect(body.data.channels).toEqual([{ channel: 'EMAIL', hint: 'g•••e@gable.example' }]);
  });

  it('mails all who were administrators or officers before, also long after the first days, and nobody of the first one', async () => {
    const clock = clockAt('2026-03-05T02:00:00Z');
    const agency = await testApp({ clock });
    const addTo = (userName: string) => {
      const newAdmin = { userName, email: `${userName}@gable.example`, name: `New ${userName}` };
      return addAdmin(agency.services, newAdmin, Readable.from(['quiet grey heron walks\n']) as typeof process.stdin);
    };
    const mails = async () =>
      (await queuedMails(agency))
        .filter(({ subject }) => / was made an administrator/.test(subject))
        .map(({ to }) => to);
    expect(await addTo('first')).toBe(0);
    expect(await mails()).toEqual([]);
    const officer = await agency.aStaff('compliance');
    clock.advance({ hours: 100 });
    expect(await addTo('second')).toBe(0);
    expect((await mails()).toSorted()).toEqual(['first@gable.example', `${officer.userName}@gable.example`].toSorted());
  });

  it.each([
    ['without an email', ['grace2', '', 'Grace'], /^Say who:/],
    [
      'with an address that no code can go to',
      ['grace2', 'grace', 'Grace'],
      /^The email can’t be used\. This is not an/,
    ],
    [
      'with a user name of two words',
      ['grace ong', 'g@gable.example', 'Grace'],
      /^The user name can’t be used\. Use 3 to/,
    ],
    ['with a password that is guessed first', ['grace2', 'g@gable.example', 'Grace', 'password1234'], /^This is among/],
    ['with an email that is taken', ['grace2', 'GRACE@gable.example', 'Grace'], /^Grace Ong \(grace\) has this email/],
    [
      'with a name that is taken',
      ['grace', 'g@gable.example', 'Grace'],
      /^The user name grace, the registration number or the salesperson code is taken\.$/,
    ],
  ])('adds nobody %s, and says why', async (_, [userName = '', email = '', name = '', password], words) => {
    expect(await add(userName, email, name, password)).toBe(2);
    expect(lines.join()).toMatch(words);
    expect(await roleOf('grace2')).toBeUndefined();
    expect(await roleOf('grace ong')).toBeUndefined();
  });
});
