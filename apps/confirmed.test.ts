import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { asksAgain } from '#platform/contract/endpoint.ts';
import { clockAt } from '#platform/server/clock.ts';
import { answerOf, calls, exampleOf } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { allSettings } from './settings.ts';

/** Calls refused to a session that was left open or stolen: every marked call, as somebody who may make it. */

const clock = clockAt('2026-11-20T02:00:00Z');
const unconfirmed = 'session.unconfirmed';
let app: TestApp;
let admin: Client;
let people: Client;
let others: Client[];

beforeAll(async () => {
  app = await testApp({ clock, unattended: true });
  admin = await app.letIn(await app.anAdmin());
  people = await app.letIn(await app.aStaff('people'));
  others = [await app.letIn(await app.aStaff('finance')), await app.letIn(await app.aStaff('compliance'))];
});

/** Sessions that are as old as these make no marked call. */
const later = () => clock.advance({ minutes: 11 });
const codeOf = async (answer: ReturnType<Client['get']>) => (await answer).body.errors[0]?.code;

const always = calls.filter(([, call]) => asksAgain(call) === true);
const atTimes = calls.filter(([, { confirmed }]) => confirmed === 'at-times').map(([name]) => name);

test('what is always confirmed, as each second word, is refused to a session that was not, and looked at by one that was', async () => {
  const second = calls.flatMap(([name, { secondWord }]) => (secondWord === true ? [name] : []));
  const some = ['agency.setRole', 'agency.enablePerson', 'agency.disablePerson', 'contacts.startHandOver'];
  const more = ['agency.askPortal', 'agency.endSessions', 'agency.discardJob'];
  expect(always.map(([name]) => name)).toEqual(expect.arrayContaining([...some, ...more, ...second]));
  const nobody = { userId: '00000000-0000-4000-8000-000000000000', password: app.password };
  for (const [name, call] of always) {
    const who = [admin, people, ...others].find(({ person }) => mayEnter(person, call.who));
    if (!who) throw new Error(`Say who makes ${name}.`);
    const again = await app.letIn(who.person);
    const make = (client: Client) => codeOf(answerOf(client, call, exampleOf(name, {}, nobody)));
    expect([name, await make(again)]).not.toEqual([name, unconfirmed]);
    later();
    expect([name, await make(again)]).toEqual([name, unconfirmed]);
  }
});

const invitee = { userName: 'new.one', name: 'New One', email: 'new@gable.example' };
const agent = { ...invitee, role: 'salesperson', registrationNo: 'R000999Z' };

/** Of calls that are confirmed at times: each way in which they are, and one in which they are not. */
const ways: Record<
  string,
  { asks: ((by: Client) => ReturnType<Client['get']>)[]; not: (by: Client) => ReturnType<Client['get']> }
> = {
  'identity.invite': {
    asks: [
      (by) => by.post('/api/v1/users/invitations', { ...invitee, role: 'staff', desks: ['finance'] }),
      (by) => by.post('/api/v1/users/invitations', { ...invitee, role: 'admin' }),
    ],
    not: (by) => by.post('/api/v1/users/invitations', agent),
  },
  'identity.inviteAgain': {
    asks: [async (by) => by.post(`/api/v1/users/invitations/${await invitedAs('staff')}/resend`)],
    not: async (by) => by.post(`/api/v1/users/invitations/${await invitedAs('salesperson')}/resend`),
  },
  'agency.correctPerson': {
    asks: [async (by) => correct(by, { email: 'another@home.example' })],
    not: async (by) => correct(by, { name: 'Another Name' }),
  },
  'agency.changeSetting': {
    asks: [(by) => by.put('/agency/v1/settings/signingCode', { value: false, version: 0 })],
    not: (by) => by.put('/agency/v1/settings/signInNote', { value: 'Ask us.', version: 0 }),
  },
  'agency.resetSetting': {
    asks: [(by) => by.delete('/agency/v1/settings/signingCode?version=0')],
    not: (by) => by.delete('/agency/v1/settings/signInAlert?version=0'),
  },
};

let count = 0;
const invitedAs = async (role: 'staff' | 'salesperson') => {
  count += 1;
  const fresh = await app.letIn(admin.person);
  const { body } = await fresh.post('/api/v1/users/invitations', {
    ...(role === 'staff' ? { ...invitee, desks: ['finance'] } : agent),
    role,
    userName: `invited.${count}`,
    email: `invited${count}@gable.example`,
    ...(role === 'salesperson' && { registrationNo: `R00099${count}Y` }),
  });
  return body.data.userId as string;
};
const correct = async (by: Client, changed: object) => {
  const { userId, name, registrationNo, userName } = await app.aSalesperson();
  const before = { name, registrationNo, email: `${userName}@gable.example` };
  return by.put(`/agency/v1/people/${userId}`, { ...before, ...changed });
};

test('every call that is confirmed at times has its ways here', () => {
  expect(Object.keys(ways).toSorted()).toEqual(atTimes.toSorted());
});

describe.each(Object.entries(ways))('%s', (_, { asks, not }) => {
  test('asks for what gives access or loosens a safeguard, and for nothing else', async () => {
    const old = await app.letIn(admin.person);
    later();
    expect(await codeOf(not(old))).not.toBe(unconfirmed);
    for (const ask of asks) {
      expect(await codeOf(ask(old))).toBe(unconfirmed);
      expect(await codeOf(ask(await app.letIn(admin.person)))).not.toBe(unconfirmed);
    }
  });
});

/** What loosens how people sign in, customers sign, and submissions are held back, and what invoices say of whom to pay. */
const safeguards = [
  'signingCode, mailedCodeBesideApp, secondStepOptional, sessionIdleMinutes, codeTries, codeMinutes, codesPerHour',
  'signInFreeTries, signInTriesPerAddress, signInAccountsPerAddress, signInWindowMinutes, resetLinkMinutes, resetsPerHour',
  'invitationDays, emailLinkHours, loginSessionMinutes, checkLevels, exceptionUsers, exemptUsers, ownMailDomains',
  'maintenanceWindows, screeningDays, ownershipThreshold, agencyLetterhead, agencyParticulars',
].flatMap((line) => line.split(', '));

test('these settings are confirmed, changed or put back', async () => {
  const marked = allSettings.filter(({ about }) => about?.confirmed);
  expect(marked.map(({ key }) => key).toSorted()).toEqual(safeguards.toSorted());
  const old = await app.letIn(admin.person);
  later();
  for (const { key, initial } of marked) {
    expect([key, await codeOf(old.put(`/agency/v1/settings/${key}`, { value: initial, version: 0 }))]).toEqual([
      key,
      unconfirmed,
    ]);
    expect([key, await codeOf(old.delete(`/agency/v1/settings/${key}?version=0`))]).toEqual([key, unconfirmed]);
  }
});
