import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { hashTables } from '#test/table-hashes.ts';
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
/** The stranger’s own, alike in everything. */
let own: Fixture;
/** Ids of the stranger’s records, and of the owner’s that stand in the same places. */
let pairs: [mine: string, theirs: string][];
/** Whoever the owner’s record is not there for. */
let blind: Client[];

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn(await app.aSalesperson());
  const stranger = await app.signIn(await app.aSalesperson());
  fixture = await aCaseOf(owner);
  own = await aCaseOf(stranger);
  pairs = recordIds(own).map((mine, index) => [mine, recordIds(fixture)[index] ?? '']);
  clients = { owner, stranger };
  for (const desk of ['submissions', 'finance', 'compliance', 'content', 'people'] as const)
    clients[desk] = await app.signIn(await app.aStaff(desk));
  clients.admin = await app.signIn(await app.anAdmin());
  const sights = await Promise.all(
    Object.values(clients).map(async (client) => ({
      client,
      status: (await client.get(`/api/v1/esubmissions/${fixture.eSubId}/summary`)).status,
    })),
  );
  blind = sights.filter(({ status }) => status === 404).map(({ client }) => client);
}, 60_000);

const aCaseOf = async (client: Client): Promise<Fixture> => {
  const draft = await anEsubmission(client, { status: 'ready' });
  const [other] = (await (await app.signIn(client.person)).get('/api/v1/users/sessions')).body.data;
  return {
    ...draft,
    ...(await aHeldCompany(client, draft)),
    userId: client.person.userId,
    password: app.password,
    otherSessionId: other.sessionId,
  };
};

const recordIds = ({ eSubId, partyUuids, fileIds, companyUuid, shareholderId, otherSessionId }: Fixture): string[] => [
  eSubId,
  companyUuid,
  shareholderId,
  otherSessionId,
  ...partyUuids,
  ...fileIds,
];

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

/** Every row of every table, but for when a session was last used: what a refused call leaves must be what it found. */
const everything = async () => {
  const { 'public.session': _, ...hashes } = await hashTables(app.ownerUrl);
  return hashes;
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
    const before = await everything();
    for (const client of Object.values(clients)) {
      if (mayEnter(client.person, call.who)) continue;
      const { status } = await send(client, call, example());
      expect(status, `${client.person.role} ${client.person.desks}`).toBe(403);
    }
    expect(await everything()).toEqual(before);
  });

  test('does not tell whoever can’t see a record that it exists', async () => {
    const given = example();
    if (!given.foreign) return;
    const before = await everything();
    for (const client of blind.filter(({ person }) => mayEnter(person, call.who))) {
      const { status } = await send(client, call, given);
      expect(status, `${client.person.role} ${client.person.desks}`).toBe(404);
    }
    expect(await everything()).toEqual(before);
  });

  test('takes no id of another’s record among one’s own', async () => {
    const given = examples[name]?.(own) ?? {};
    const { stranger } = clients;
    if (!given.foreign || !stranger || !mayEnter(stranger.person, call.who)) return;
    const before = await everything();
    for (const [mine, theirs] of pairs) {
      const mixed = JSON.stringify({ ...given, file: undefined });
      if (!mixed.includes(mine)) continue;
      const { status } = await send(stranger, call, { ...given, ...JSON.parse(mixed.replaceAll(mine, theirs)) });
      expect(status, `${theirs} in the place of ${mine}`).toBe(404);
    }
    expect(await everything()).toEqual(before);
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
