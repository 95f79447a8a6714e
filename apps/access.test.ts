import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditLine } from '#features/agency/audit/audit.calls.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { auditedKinds } from '#platform/server/audit/described.ts';
import { ask } from '#platform/server/database/ask.ts';
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
import { takesInput, writeCallExamples } from '#test/api-examples.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { hashTables } from '#test/table-hashes.ts';
import { documentChecks } from '#test/valid-answers.ts';
import { callExamples } from './call-examples.ts';
import { houseWith } from './server-rooms.ts';

/**
 * Tests every call with every role, from the contracts. A call without an example, or without its access check, fails.
 */

const guarded = calls.filter(([, call]) => call.who !== 'public');

let app: TestApp;
let document: Awaited<ReturnType<typeof documentChecks>>;
let clients: Record<string, Client>;
let prepared: Prepared;
/** The stranger's own records, of the same kinds as the owner's. */
let own: Prepared;
/** By room: who gets a 404 for the owner's records. */
const blind: Record<string, string[]> = {};

beforeAll(async () => {
  [app, document] = await Promise.all([testApp(), documentChecks()]);
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

/** A call that must be refused: the caller, the input, and the status of the answer. */
type Refused = { what: string; client: Client; call: Endpoint; given: Example; status: 401 | 403 | 404 };

/** Everybody whom a call refuses: without a session, of another role, without a view of the record, or with another's id among their own. */
const refusedBy = ([name, call]: (typeof calls)[number]): Refused[] => {
  const example = exampleFor(name, prepared, clients.owner);
  const mayCall = (who: string) => clients[who] !== undefined && mayEnter(clients[who].person, call.who);
  const as = (who: string, status: Refused['status'], { more = '', sent = example } = {}): Refused => ({
    what: `${name} as ${who}${more}`,
    client: clients[who] ?? app.anyone,
    call,
    given: sent,
    status,
  });
  const unseen = example.foreign ? (blind[name.slice(0, name.indexOf('.'))] ?? []) : [];
  return [
    as('nobody', 401),
    ...Object.keys(clients).flatMap((who) => (mayCall(who) ? [] : as(who, 403))),
    ...unseen.filter(mayCall).map((who) => as(who, 404)),
    ...(mayCall('stranger') ? mixedIds(name).map((mixed) => as('stranger', 404, mixed)) : []),
  ];
};

/** The stranger's own input, with the id of one record after the other taken from the owner. */
const mixedIds = (name: string) => {
  const example = exampleFor(name, own, clients.stranger);
  if (!example.foreign) return [];
  const theirIds = recordIds(name, prepared);
  const text = JSON.stringify({ ...example, file: undefined });
  return recordIds(name, own).flatMap((mine, index) => {
    const theirs = theirIds[index] ?? '';
    const sent: Example = { ...example, ...JSON.parse(text.replaceAll(mine, theirs)) };
    return text.includes(mine) ? { more: ` with ${theirs} in the place of ${mine}`, sent } : [];
  });
};

/** What is wrong with the answer: its status, or what it holds besides an error. */
const faultOf = async ({ what, client, call, given: example, status: wanted }: Refused): Promise<string[]> => {
  const answer = await answerOf(client, call, example);
  const { status, body } = answer;
  if (status !== wanted) return [`${what}: ${status}, not ${wanted}`];
  const undescribed = document.answer(call, answer).map((each) => `${what}: ${each}`);
  if (undescribed.length > 0) return undescribed;
  return body.success === false && body.data === null ? [] : [`${what}: ${JSON.stringify(body).slice(0, 200)}`];
};

/** Every row of every table, without the last use of sessions and what pg-boss notes by itself: a refused call must not change anything. */
const everything = async () => {
  const { 'public.session': _, 'pgboss.queue': __, ...hashes } = await hashTables(app.ownerUrl);
  return hashes;
};

/** Which of these calls change a table, by halves: they are sent again. What changes nothing the second time is not found. */
const changersAmong = async (sent: Refused[]): Promise<string[]> => {
  const before = await everything();
  for (const { client, call, given: example } of sent) await answerOf(client, call, example);
  if (isDeepStrictEqual(await everything(), before)) return [];
  if (sent.length === 1) return sent.map(({ what }) => what);
  const half = Math.ceil(sent.length / 2);
  return [...(await changersAmong(sent.slice(0, half))), ...(await changersAmong(sent.slice(half)))];
};

test('every call has an example', () => {
  expect(exampleNames.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

test.skipIf(process.env.ROOMS)('the API document has a valid example of every call', () => {
  if (process.env.UPDATE_EXAMPLES)
    return writeCallExamples(calls.map(([name]) => [name, exampleFor(name, prepared, clients.owner)]));
  const remedy = 'Write them anew: UPDATE_EXAMPLES=1 npx vitest run --project unit apps/access.test.ts';
  const without = calls.flatMap(([name, call]) => (takesInput(call) && !callExamples[name] ? [name] : []));
  expect(without, remedy).toEqual([]);
  expect(document.examples(), remedy).toEqual([]);
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
    const example = exampleFor(name, await refreshed(name, owner, prepared), owner);
    const answer = await answerOf(owner, call, example);
    expect(document.answer(call, answer)).toEqual([]);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(example.refused ?? 200);
  });
});

const ofDesks = Map.groupBy(
  guarded.filter((each) => !ofSalespeople.includes(each)),
  ([name]) => name.slice(0, name.indexOf('.')),
);

describe.runIf(ofDesks.size > 0)('the desks', () => {
  test.each([...ofDesks])('are answered by %s as the API document says', async (_, ofRoom) => {
    const wrong: string[] = [];
    for (const [name, call] of ofRoom) {
      const client = Object.values(clients).find(({ person }) => mayEnter(person, call.who));
      if (!client) throw new Error(`nobody may make ${name}`);
      const answer = await answerOf(client, call, exampleFor(name, prepared, clients.owner));
      wrong.push(...document.answer(call, answer).map((each) => `${name}: ${each}`));
      if (answer.status >= 500) wrong.push(`${name}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** What reads as code within words: an instant, a code, a name of a field. */
const code = /\d{4}-\d\d-\d\dT\d\d:|\b[A-Z]{2,}_[A-Z]|\b[a-z]+[A-Z][a-z]+\b/;

test.runIf(!process.env.ROOMS)('the audit trail says of all that was done what it is called, in words', async () => {
  const kinds = new Map(
    houseWith()
      .all(auditedKinds)
      .map((kind) => [kind.aggregate, kind]),
  );
  const rows = await ask<{ aggregate: string; action: string }>(
    app.services.database,
    "SELECT DISTINCT regexp_replace(aggregate, '-reading$', '') AS aggregate, action FROM audit_row",
    [],
  );
  expect(rows.length).toBeGreaterThan(60);
  const unknown = rows.filter(({ aggregate }) => !kinds.has(aggregate));
  expect(unknown, 'Offer `auditedKinds` in the room.server.ts (or server/room.ts) of its room').toEqual([]);
  const read = async (page: number) =>
    (await clients.admin?.get(`/agency/v1/audit?pageSize=100&pageNumber=${page}`))?.body.data.rows as AuditLine[];
  const lines: AuditLine[] = [];
  for (let page = 1; lines.length === (page - 1) * 100; page++) lines.push(...(await read(page)));
  const words = lines.flatMap(({ title, note, kind, facts }) => [
    ...[title, note, kind],
    ...facts.map(({ label, before, after }) => `${label}: ${before ?? ''} ${after}`),
  ]);
  const remedy =
    'Say it in words: `values` of the kind of record (auditedKinds in the room.server.ts (or server/room.ts) of its room)';
  expect([...new Set(words.filter((each) => code.test(each)))], remedy).toEqual([]);
});

test('the API document is for who is signed in, outside of a demo', async () => {
  const reader = await app.signIn(await app.aSalesperson());
  for (const path of ['/docs/json', '/docs/']) {
    expect((await app.anyone.get(path)).status).toBe(401);
    expect((await reader.get(path)).status).toBe(200);
  }
});
