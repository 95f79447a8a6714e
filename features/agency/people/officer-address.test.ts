import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';
import { endDeskRequests } from './desk-request.server.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
let app: TestApp;
let mailbox: ReturnType<typeof makeMailbox>;
let one: Client;
let other: Client;
let officer: Person;
let count = 0;

beforeAll(async () => {
  app = await testApp({ clock });
  mailbox = makeMailbox(app);
});
beforeEach(async () => {
  one = await app.letIn(await app.anAdmin());
  other = await app.letIn(await app.anAdmin());
  officer = await app.aStaff('compliance');
  count += 1;
});

const wanted = (n = 1) => `officer${count}.${n}@home.example`;
const place = () => `/agency/v1/people/${officer.userId}`;
const write = (by: Client, email = wanted()) => by.put(place(), { name: officer.name, email, registrationNo: null });
const read = async (by = one) => (await by.get(place())).body.data;
const confirmMails = async (address = wanted()) =>
  (await mailbox.to(address)).filter(({ subject }) => subject === 'Confirm your new email address').length;

test('an officer’s address is written by two administrators, and then confirmed from there', async () => {
  for (let n = 0; n < 2; n += 1) expect((await write(one)).body.data).toEqual({ isWaiting: true });
  expect(await read()).toMatchObject({
    email: `${officer.userName}@gable.example`,
    waitingEmail: null,
    addressRequest: { email: wanted(), isMine: true },
  });
  expect(await confirmMails()).toBe(0);
  const mails = await mailbox.to(`${other.person.userName}@gable.example`);
  expect(mails.map(({ subject }) => subject)).toContain(`Confirm another email address for ${officer.name}`);
  expect(await read(other)).toMatchObject({ addressRequest: { isMine: false, byName: one.person.name } });
  // Another address begins anew.
  expect((await write(other, wanted(2))).body.data).toEqual({ isWaiting: true });
  expect((await write(one)).body.data).toEqual({ isWaiting: true });
  expect((await write(other)).body.data).toEqual({ isWaiting: false });
  expect(await confirmMails()).toBe(1);
  expect(await read()).toMatchObject({ waitingEmail: wanted(), addressRequest: null });
});

test('the second is no administrator whose own account rests', async () => {
  await write(one);
  const rests = await app.anAdmin();
  for (const way of ['disable', 'enable'])
    await one.post(`/agency/v1/people/${rests.userId}/${way}`, { reason: 'Because' });
  const { status, body } = await write(await app.letIn(rests));
  expect([status, body.errors[0].code]).toEqual([403, 'approval.forbidden']);
  expect(await confirmMails()).toBe(0);
});

test('what nobody confirms within seven days ends, and so does what was asked by who is disabled', async () => {
  await write(one);
  clock.advance({ hours: 7 * 24 });
  one = await app.letIn(one.person);
  other = await app.letIn(other.person);
  expect(await read()).toMatchObject({ addressRequest: null });
  await endDeskRequests(app.services).run([]);
  expect((await read()).trail[0]).toMatchObject({ title: 'Request for another address ended', note: wanted() });
  await write(one);
  await other.post(`/agency/v1/people/${one.person.userId}/disable`, { reason: 'Left' });
  expect(await read(other)).toMatchObject({ addressRequest: null });
});

test('staff of other desks have theirs written by one, as before', async () => {
  officer = await app.aStaff('finance');
  expect((await write(one)).body.data).toEqual({ isWaiting: false });
  expect(await confirmMails()).toBe(1);
});

test('with one administrator it takes the command line, or the officer’s own profile', async () => {
  const alone = await testApp({ clock });
  const admin = await alone.letIn(await alone.anAdmin());
  const { userId, name, userName } = await alone.aStaff('compliance');
  const body = { name, email: wanted(), registrationNo: null };
  const refused = await admin.put(`/agency/v1/people/${userId}`, body);
  expect([refused.status, refused.body.errors[0].field]).toEqual([403, 'email']);
  expect(refused.body.errors[0].message).toContain(`npm run set-address -- ${userName} ${wanted()}`);
  await alone.close();
});
