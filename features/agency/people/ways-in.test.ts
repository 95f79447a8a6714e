import { beforeAll, describe, expect, it } from 'vitest';
import { identity } from '#features/identity/room.calls.ts';
import { people } from '#features/people/room.calls.ts';
import { profile } from '#features/profile/contract.ts';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client, Person } from '#test/people.ts';
import { agency } from '../room.calls.ts';

/** Every way to another person's session, and every call that changes another person's account: who may do it to whom. */

type Who = 'salesperson' | 'finance' | 'people' | 'admin';
type Whom = 'salesperson' | 'staff' | 'admin' | 'self';
type Way = {
  /** What has happened to the account before. */
  before?: (target: Person) => Promise<unknown>;
  call: (by: Client, target: Person) => Promise<{ status: number }>;
  may: Partial<Record<Who, Whom[]>>;
};

let app: TestApp;
let root: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  root = await app.letIn(await app.anAdmin());
});

const make = (kind: Who | Whom): Promise<Person> => {
  if (kind === 'admin') return app.anAdmin();
  if (kind === 'salesperson') return app.aSalesperson();
  return app.aStaff(kind === 'people' ? 'people' : 'finance');
};
const place = ({ userId }: Person) => `/agency/v1/people/${userId}`;
const record = (person: Person) => ({
  name: person.name,
  email: `${person.userName}@gable.example`,
  registrationNo: person.registrationNo || null,
});
const query = (sql: string, person: Person) => app.services.database.$client.query(sql, [person.userId]);
const everyone = { people: ['salesperson', 'staff'], admin: ['salesperson', 'staff', 'admin'] } satisfies Way['may'];
/** Of finance and compliance, which keep more, an administrator’s alone. */
const notKeepers = { people: ['salesperson'], admin: ['salesperson', 'staff', 'admin'] } satisfies Way['may'];
const reason = { reason: 'Because' };
const someIdentity = { idType: 'NRIC', idNumber: 'S1234567D', nationality: 'SG', sex: 'F', birth: '1980-02-29' };

const ways: Record<string, Way> = {
  'agency.correctPerson, the address': {
    call: (by, person) => by.put(place(person), { ...record(person), email: `${person.userName}@elsewhere.example` }),
    may: { people: ['salesperson'], admin: ['salesperson', 'staff', 'admin'] },
  },
  'agency.correctPerson, the address of an invitation': {
    before: (person) => query('UPDATE person SET password_hash = NULL WHERE id = $1', person),
    call: (by, person) => by.put(place(person), { ...record(person), email: `${person.userName}@elsewhere.example` }),
    may: { people: ['salesperson'], admin: ['salesperson', 'staff', 'admin'] },
  },
  'agency.correctPerson, the name': {
    call: (by, person) => by.put(place(person), { ...record(person), name: 'Another Name' }),
    may: { people: ['salesperson', 'staff', 'self'], admin: ['salesperson', 'staff', 'admin', 'self'] },
  },
  'agency.correctPerson, the user name': {
    call: (by, person) => by.put(place(person), { ...record(person), userName: 'another' }),
    may: {},
  },
  'agency.setRole, desks': {
    call: (by, person) => by.put(`${place(person)}/role`, { role: 'staff', desks: ['content'] }),
    may: { admin: ['staff', 'admin'] },
  },
  'agency.setRole, an administrator': {
    call: (by, person) => by.put(`${place(person)}/role`, { role: 'admin', desks: [] }),
    may: { admin: ['staff', 'admin'] },
  },
  'agency.disablePerson': { call: (by, person) => by.post(`${place(person)}/disable`, reason), may: notKeepers },
  'agency.enablePerson': {
    before: (person) => root.post(`${place(person)}/disable`, reason),
    call: (by, person) => by.post(`${place(person)}/enable`, reason),
    may: notKeepers,
  },
  'agency.endSessions': { call: (by, person) => by.delete(`${place(person)}/sessions`), may: everyone },
  'agency.askPortal': {
    call: (by, person) => by.post(`${place(person)}/portal`, reason),
    may: { people: ['salesperson'], admin: ['salesperson'] },
  },
  'identity.inviteAgain': {
    before: (person) => query('UPDATE person SET password_hash = NULL WHERE id = $1', person),
    call: (by, person) => by.post(`/api/v1/users/invitations/${person.userId}/resend`),
    may: { people: ['salesperson', 'staff', 'self'], admin: ['salesperson', 'staff', 'admin', 'self'] },
  },
  'identity.inviteAgain, an account that is set up': {
    call: (by, person) => by.post(`/api/v1/users/invitations/${person.userId}/resend`),
    may: {},
  },
  'identity.endSession': {
    call: async (by, person) => {
      const { rows } = await query(
        `INSERT INTO session (token_hash, person_id, via, created_at, expires_at, last_seen_at, address, user_agent)
         VALUES (sha256(gen_random_uuid()::text::bytea), $1, 'password', '2026-11-20', '2026-11-21', '2026-11-20', '', '')
         RETURNING id`,
        person,
      );
      return by.delete(`/api/v1/users/sessions/${rows[0].id}`);
    },
    may: { salesperson: ['self'], finance: ['self'], people: ['self'], admin: ['self'] },
  },
  'people.setIdentity': {
    call: (by, person) => by.put(`${place(person)}/identity`, someIdentity),
    may: { people: ['salesperson'], admin: ['salesperson'] },
  },
  'people.setGst': {
    call: (by, person) => by.put(`${place(person)}/gst`, { gst: null }),
    may: { people: ['salesperson'], admin: ['salesperson'] },
  },
};

const ofSalespeople = { people: ['salesperson'], admin: ['salesperson'] } satisfies Way['may'];
const tomorrow = '2026-11-21';
const rank = (by: Client, person: Person) => by.put(`${place(person)}/rank`, { rank: 'ASSOCIATE', fromDay: tomorrow });
const upline = (by: Client, person: Person) => by.put(`${place(person)}/upline`, { uplineId: null, fromDay: tomorrow });
Object.assign(ways, {
  'agency.setRank': { call: rank, may: ofSalespeople },
  'agency.setUpline': { call: upline, may: ofSalespeople },
  'agency.removeRank': {
    before: (person) => rank(root, person),
    call: (by, person) => by.delete(`${place(person)}/rank/${tomorrow}`),
    may: ofSalespeople,
  },
  'agency.removeUpline': {
    before: (person) => upline(root, person),
    call: (by, person) => by.delete(`${place(person)}/upline/${tomorrow}`),
    may: ofSalespeople,
  },
  'agency.rollUp': {
    before: (person) => root.post(`${place(person)}/disable`, reason),
    call: (by, person) => by.post(`${place(person)}/roll-up`, {}),
    may: ofSalespeople,
  },
} satisfies Record<string, Way>);

const contracts: Record<string, Record<string, Endpoint>> = { agency, identity, people, profile };
const changing = Object.entries(contracts).flatMap(([room, calls]) =>
  Object.entries(calls).flatMap(([key, call]) => (changes(call) ? [{ name: `${room}.${key}`, ...call }] : [])),
);

it('each call that names another person has a way here', () => {
  const ofPerson = ({ path }: { path: string }) =>
    /\{(id|userId|sessionId)\}/.test(path) && !/failed-jobs|setting|people-files|gst-rates/.test(path);
  const ofAPerson = changing.filter(ofPerson);
  const walked = new Set(Object.keys(ways).map((each) => each.split(',')[0]));
  expect(ofAPerson.map(({ name }) => name).toSorted()).toEqual([...walked].toSorted());
});

it('no other call of an account takes a person: it is about whoever signed in, or whoever has the mailed link', () => {
  const shapeOf = (body: unknown) => (body as { shape?: object } | undefined)?.shape ?? {};
  for (const { name, body } of changing) {
    const keys = Object.keys(shapeOf(body));
    const others = name === 'identity.invite' ? ['userName'] : name.startsWith('identity.') ? [] : ['userName'];
    expect(keys.filter((key) => ['userId', 'personId', ...others].includes(key))).toEqual(
      name === 'identity.invite' ? ['userName'] : [],
    );
  }
});

describe.each(Object.entries(ways))('%s', (_, { before, call, may }) => {
  it.each<Who>(['salesperson', 'finance', 'people', 'admin'])('by %s', async (who) => {
    const done: Whom[] = [];
    for (const whom of ['salesperson', 'staff', 'admin', 'self'] as const) {
      const by = await app.letIn(await make(who));
      const target = whom === 'self' ? by.person : await make(whom);
      await before?.(target);
      // Their own session may have ended by what happened before.
      const { status } = await call(whom === 'self' ? await app.letIn(by.person) : by, target);
      if (status === 200) done.push(whom);
      else expect([400, 401, 403, 404, 409]).toContain(status);
    }
    expect(done).toEqual(may[who] ?? []);
  });
});

describe('an invitation', () => {
  const roles = ['salesperson', 'staff', 'admin'] as const;
  it.each<[Who, (typeof roles)[number][]]>([
    ['salesperson', []],
    ['finance', []],
    ['people', ['salesperson']],
    ['admin', ['salesperson', 'staff', 'admin']],
  ])('by %s', async (who, may) => {
    const by = await app.letIn(await make(who));
    const done: string[] = [];
    for (const [index, role] of roles.entries()) {
      const registrationNo = `R${who === 'people' ? 8 : 9}0000${index}A`;
      const { status } = await by.post('/api/v1/users/invitations', {
        userName: `by.${who}.${role}`,
        name: 'Someone New',
        email: `${who}.${role}@new.example`,
        role,
        ...(role === 'salesperson' ? { registrationNo } : role === 'staff' ? { desks: ['finance'] } : {}),
      });
      if (status === 200) done.push(role);
    }
    expect(done).toEqual(may);
  });
});

it('a link for a new password goes to the address of its account and nowhere else, whoever asks', async () => {
  const owner = await app.aStaff('finance');
  const thief = await app.letIn(await app.aStaff('people'));
  await thief.post('/api/v1/users/forgot-password', { userName: owner.userName });
  const mailbox = makeMailbox(app);
  const subjects = async (person: Person) =>
    (await mailbox.to(`${person.userName}@gable.example`)).map(({ subject }) => subject);
  expect(await subjects(owner)).toEqual(['Choose a new password']);
  expect(await subjects(thief.person)).toEqual([]);
});
