import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { examples, type Fixture } from './access-examples.ts';
import { contracts } from './contracts.ts';

/** Every call × every role, from the contracts: a new call without an example, or with a door it does not keep, fails. */

const calls: [string, Endpoint][] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${feature}.${key}`, call]),
);
const guarded = calls.filter(([, call]) => call.who !== 'public');

let app: TestApp;
let clients: Record<string, Client>;
let fixture: Fixture;

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn(await app.aSalesperson());
  const stranger = await app.signIn(await app.aSalesperson());
  const draft = await anEsubmission(owner, { status: 'ready' });
  const [other] = (await (await app.signIn(owner.person)).get('/api/v1/users/sessions')).body.data;
  fixture = {
    ...draft,
    ...(await aHeldCompany(owner, draft)),
    userId: owner.person.userId,
    password: app.password,
    otherSessionId: other.sessionId,
  };
  clients = { owner, stranger };
  for (const desk of ['submissions', 'finance', 'compliance', 'content', 'people'] as const)
    clients[desk] = await app.signIn(await app.aStaff(desk));
  clients.admin = await app.signIn(await app.anAdmin());
}, 60_000);

const send = (client: Client, call: Endpoint, given: ReturnType<(typeof examples)[string]>) => {
  const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => String(given.params?.[key] ?? ''));
  const query = given.query ? `?${new URLSearchParams(given.query)}` : '';
  if (call.upload)
    return client.upload(
      path + query,
      (given.body ?? {}) as Record<string, string>,
      given.file ?? { name: 'x.pdf', bytes: Buffer.from('x') },
    );
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return method === 'get' || method === 'delete'
    ? client[method](path + query)
    : client[method](path + query, given.body ?? {});
};

const facts = async () => {
  const { rows } = await app.services.database.$client.query(
    `SELECT (SELECT count(*) FROM audit_row) AS audited, (SELECT sum(version) FROM esubmission) AS versions,
            (SELECT count(*) FROM stored_file) AS files, (SELECT count(*) FROM esubmission_party) AS parties`,
  );
  return rows[0];
};

test('every call has an example', () => {
  expect(calls.map(([name]) => name).filter((name) => !examples[name])).toEqual([]);
  expect(Object.keys(examples).filter((name) => !calls.some(([each]) => each === name))).toEqual([]);
});

describe.each(guarded)('%s', (name, call) => {
  const example = () => examples[name]?.(fixture) ?? {};

  test('asks for a session', async () => {
    const { status, body } = await send(app.anyone, call, example());
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, data: null });
  });

  test('is shut to other roles, and changes nothing for them', async () => {
    const before = await facts();
    for (const client of Object.values(clients)) {
      if (mayEnter(client.person, call.who)) continue;
      const { status } = await send(client, call, example());
      expect(status, `${client.person.role} ${client.person.desks}`).toBe(403);
    }
    expect(await facts()).toEqual(before);
  });

  test('does not tell a stranger that another’s record exists', async () => {
    const given = example();
    if (!given.foreign) return;
    const before = await facts();
    const { stranger } = clients;
    if (!stranger || !mayEnter(stranger.person, call.who)) return;
    const { status } = await send(stranger, call, given);
    expect(status).toBe(404);
    if (changes(call)) expect(await facts()).toEqual(before);
  });
});

describe('the owner', () => {
  // What would end the session or remove the record that the others read comes last.
  const last = [
    // From then on what is confirmed takes a code.
    'identity.setSecondStep',
    'esubmission.removeFile',
    'esubmission.removeShareholder',
    'esubmission.removeParty',
    'esubmission.setStatus',
    'esubmission.remove',
    'identity.endOtherSessions',
    'identity.changePassword',
    'identity.logout',
  ];
  const order = (name: string) => last.indexOf(name);
  const own = guarded.filter(([, call]) =>
    [call.who].flat().some((who) => who === 'salesperson' || who === 'signed-in'),
  );

  test.each(own.sort(([a], [b]) => order(a) - order(b)))('passes %s', async (name, call) => {
    const { owner } = clients;
    if (!owner) throw new Error('no owner');
    const { rows } = await app.services.database.$client.query('SELECT version FROM esubmission WHERE id = $1', [
      fixture.eSubId,
    ]);
    const given = examples[name]?.({ ...fixture, version: rows[0]?.version ?? 0 }) ?? {};
    const { status, body } = await send(owner, call, given);
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(given.refused ?? 200);
  });
});
