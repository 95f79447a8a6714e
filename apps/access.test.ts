import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
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
/** By room: who gets a 404 for the owner's records. */
const blind: Record<string, string[]> = {};

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
    for (const [who, client] of Object.entries(clients))
      if (client !== owner && !(await isSeen(room, client, prepared))) blind[room].push(who);
  }
});

const exampleFor = (name: string, records: Prepared, client: Client | undefined): Example =>
  exampleOf(name, records, { userId: client?.person.userId ?? '', password: app.password });

/** A call that must be refused: whose it is, what is sent, and the status of the answer. */
type Refused = { what: string; client: Client; call: Endpoint; given: Example; status: 401 | 403 | 404 };

/** Everybody whom a call refuses: without a session, of another role, without a view of the record, or with another's id among their own. */
const refusedBy = ([name, call]: (typeof calls)[number]): Refused[] => {
  const given = exampleFor(name, prepared, clients.owner);
  const mayCall = (who: string) => clients[who] !== undefined && mayEnter(clients[who].person, call.who);
  const as = (who: string, status: Refused['status'], { more = '', sent = given } = {}): Refused => ({
    what: `${name} as ${who}${more}`,
    client: clients[who] ?? app.anyone,
    call,
    given: sent,
    status,
  });
  const unseen = given.foreign ? (blind[name.slice(0, name.indexOf('.'))] ?? []) : [];
  return [
    as('nobody', 401),
    ...Object.keys(clients).flatMap((who) => (mayCall(who) ? [] : as(who, 403))),
    ...unseen.filter(mayCall).map((who) => as(who, 404)),
    ...(mayCall('stranger') ? mixedIds(name).map((mixed) => as('stranger', 404, mixed)) : []),
  ];
};

/** The stranger's own input, with the id of one record after the other taken from the owner. */
const mixedIds = (name: string) => {
  const given = exampleFor(name, own, clients.stranger);
  if (!given.foreign) return [];
  const theirIds = recordIds(name, prepared);
  const text = JSON.stringify({ ...given, file: undefined });
  return recordIds(name, own).flatMap((mine, index) => {
    const theirs = theirIds[index] ?? '';
    const sent: Example = { ...given, ...JSON.parse(text.replaceAll(mine, theirs)) };
    return text.includes(mine) ? { more: ` with ${theirs} in the place of ${mine}`, sent } : [];
  });
};

/** What is wrong with the answer: its status, or what it holds besides an error. */
const faultOf = async ({ what, client, call, given, status: wanted }: Refused): Promise<string[]> => {
  const { status, body } = await answerOf(client, call, given);
  if (status !== wanted) return [`${what}: ${status}, not ${wanted}`];
  if (!failureStatuses(call).includes(status)) return [`${what}: the API document does not list ${status}`];
  return body.success === false && body.data === null ? [] : [`${what}: ${JSON.stringify(body).slice(0, 200)}`];
};

/** Every row of every table, without the last use of sessions: a refused call must not change anything. */
const everything = async () => {
  const { 'public.session': _, ...hashes } = await hashTables(app.ownerUrl);
  return hashes;
};

/** Which of these calls change a table, by halves: they are sent again. What changes nothing the second time is not found. */
const changersAmong = async (sent: Refused[]): Promise<string[]> => {
  const before = await everything();
  for (const { client, call, given } of sent) await answerOf(client, call, given);
  if (isDeepStrictEqual(await everything(), before)) return [];
  if (sent.length === 1) return sent.map(({ what }) => what);
  const half = Math.ceil(sent.length / 2);
  return [...(await changersAmong(sent.slice(0, half))), ...(await changersAmong(sent.slice(half)))];
};

test('every call has an example', () => {
  expect(exampleNames.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

describe('what is refused', () => {
  const byRoom = Map.groupBy(guarded, ([name]) => name.slice(0, name.indexOf('.')));

  test.each([...byRoom])(
    'by %s has the right status, and changes nothing',
    async (_, ofRoom) => {
      const refused = ofRoom.flatMap(refusedBy);
      const before = await everything();
      const wrong: string[] = [];
      for (const each of refused) wrong.push(...(await faultOf(each)));
      expect(wrong).toEqual([]);
      const after = await everything();
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      expect(changed.length > 0 ? { changed, by: await changersAmong(refused) } : {}).toEqual({});
    },
    // To find which calls changed something takes longer.
    300_000,
  );
});

const ofSalespeople = guarded.filter(([, call]) =>
  [call.who].flat().some((who) => who === 'salesperson' || who === 'signed-in'),
);

// Some rooms have calls of staff alone.
describe.runIf(ofSalespeople.length > 0)('the owner', () => {
  const order = (name: string) => lastNames.indexOf(name);

  test.each(ofSalespeople.sort(([a], [b]) => order(a) - order(b)))('passes %s', async (name, call) => {
    const { owner } = clients;
    if (!owner) throw new Error('no owner');
    const given = exampleFor(name, await refreshed(name, owner, prepared), owner);
    const { status, body } = await answerOf(owner, call, given);
    expect([200, ...failureStatuses(call)]).toContain(status);
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
