import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { failureStatuses } from '#platform/server/http/describe.ts';
import {
  answerOf,
  calls,
  type Example,
  exampleNames,
  exampleOf,
  isSeen,
  lastNames,
  type Prepared,
  prepareAll,
  recordIds,
  refreshed,
} from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { hashTables } from '#test/table-hashes.ts';

/**
 * Tests every call with every role, from the contracts. A call without an example, or without its access check, fails.
 */

const guarded = calls.filter(([, call]) => call.who !== 'public');

let app: TestApp;
let clients: Record<string, Client>;
let prepared: Prepared;
/** The stranger's own records, of the same kinds as the owner's. */
let own: Prepared;
/** By room: the people who get a 404 for the owner's records. */
const blind: Record<string, Client[]> = {};

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn(await app.aSalesperson());
  const stranger = await app.signIn(await app.aSalesperson());
  prepared = await prepareAll(owner, () => app.signIn(owner.person));
  own = await prepareAll(stranger, () => app.signIn(stranger.person));
  clients = { owner, stranger };
  for (const desk of ['submissions', 'finance', 'compliance', 'content', 'people'] as const)
    clients[desk] = await app.signIn(await app.aStaff(desk));
  clients.admin = await app.signIn(await app.anAdmin());
  for (const room of Object.keys(prepared)) {
    blind[room] = [];
    for (const client of Object.values(clients))
      if (client !== owner && !(await isSeen(room, client, prepared))) blind[room].push(client);
  }
}, 60_000);

const exampleFor = (name: string, records: Prepared, client: Client | undefined): Example =>
  exampleOf(name, records, { userId: client?.person.userId ?? '', password: app.password });

/** Sends a call and checks that the API document lists the answer's status. */
const send = async (...given: Parameters<typeof answerOf>) => {
  const answer = await answerOf(...given);
  expect([200, ...failureStatuses(given[1])]).toContain(answer.status);
  return answer;
};

/** Every row of every table, without the last use of sessions: a refused call must not change anything. */
const everything = async () => {
  const { 'public.session': _, ...hashes } = await hashTables(app.ownerUrl);
  return hashes;
};

test('every call has an example', () => {
  expect(exampleNames.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

describe.each(guarded)('%s', (name, call) => {
  const example = () => exampleFor(name, prepared, clients.owner);

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

  test('does not show that a record exists to people who can’t see it', async () => {
    const given = example();
    if (!given.foreign) return;
    const before = await everything();
    for (const client of (blind[name.slice(0, name.indexOf('.'))] ?? []).filter(({ person }) =>
      mayEnter(person, call.who),
    )) {
      const { status } = await send(client, call, given);
      expect(status, `${client.person.role} ${client.person.desks}`).toBe(404);
    }
    expect(await everything()).toEqual(before);
  });

  test('takes no id of another’s record among one’s own', async () => {
    const { stranger } = clients;
    const given = exampleFor(name, own, stranger);
    if (!given.foreign || !stranger || !mayEnter(stranger.person, call.who)) return;
    const before = await everything();
    const theirIds = recordIds(name, prepared);
    for (const [index, mine] of recordIds(name, own).entries()) {
      const theirs = theirIds[index] ?? '';
      const mixed = JSON.stringify({ ...given, file: undefined });
      if (!mixed.includes(mine)) continue;
      const { status } = await send(stranger, call, { ...given, ...JSON.parse(mixed.replaceAll(mine, theirs)) });
      expect(status, `${theirs} in the place of ${mine}`).toBe(404);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('the owner', () => {
  const order = (name: string) => lastNames.indexOf(name);
  const own = guarded.filter(([, call]) =>
    [call.who].flat().some((who) => who === 'salesperson' || who === 'signed-in'),
  );

  test.each(own.sort(([a], [b]) => order(a) - order(b)))('passes %s', async (name, call) => {
    const { owner } = clients;
    if (!owner) throw new Error('no owner');
    const given = exampleFor(name, await refreshed(name, owner, prepared), owner);
    const { status, body } = await send(owner, call, given);
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(given.refused ?? 200);
  });
});

test('the API document is for who is signed in, outside of a demo', async () => {
  const reader = await app.signIn(await app.aSalesperson());
  for (const path of ['/docs/json', '/docs/']) {
    expect((await app.anyone.get(path)).status).toBe(401);
    expect((await reader.get(path)).status).toBe(200);
  }
});
