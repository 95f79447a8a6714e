import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { handOverStep } from './run-hand-over.server.ts';

let app: TestApp;
let desk: Client;
beforeAll(async () => {
  app = await testApp();
  desk = await app.letIn(await app.aStaff('people'));
});

const base = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const disable = ({ userId }: Person) => must(desk.post(`/agency/v1/people/${userId}/disable`, { reason: 'Left' }));
const read = ({ userId }: Person) => must(desk.get(`${base}/hand-overs/${userId}`));
const start = ({ userId }: Person, to: Person) => desk.post(`${base}/hand-overs/${userId}`, { to: to.userId });
const work = () => doQueued(app, 'contacts.hand-over');
const listOf = async (client: Client, search = '') =>
  must(client.get(`${base}?search=${encodeURIComponent(search)}&pageSize=10`));
const aPair = async () => {
  const [leaver, heir] = [await app.aSalesperson(), await app.aSalesperson()];
  return { leaver, heir, hers: await app.letIn(leaver), his: await app.letIn(heir) };
};
const aContact = async (client: Client, other: object): Promise<string> =>
  (await must(client.post(base, { kind: 'INDIVIDUAL', idType: 'NRIC', ...other }))).contactId;
const thousands = (owner: Person, count: number) =>
  ask(
    app.services.database,
    `INSERT INTO contact (owner, kind, name, phones, id_type, id_number_sealed, id_number_masked, id_number_print, nationality, created_at, changed_at)
     SELECT $1, 'INDIVIDUAL', 'Customer ' || n, ARRAY['+659' || lpad(n::text, 7, '0')], 'NRIC', '', '', '', '', now(), now()
     FROM generate_series(1, $2::int) n`,
    [owner.userId, count],
  );
const notices = ({ userId }: Person) =>
  ask<{ title: string }>(app.services.database, `SELECT title FROM notification WHERE person_id = $1`, [userId]);

test('a leaver’s contacts, what belongs to them and their cases get the new owner, who is notified once', async () => {
  const { leaver, heir, hers, his } = await aPair();
  const id = await aContact(hers, { name: 'Goh Siew Choo', phones: ['+6591230001'], idNumber: 'S1234567D' });
  const merged = await aContact(hers, { name: 'Goh S C', phones: ['+6591230002'] });
  await must(hers.post(`${base}/merge`, { keep: id, lose: merged, keepVersion: 1, loseVersion: 1, taken: [] }));
  const binned = await aContact(hers, { name: 'Binned' });
  await must(hers.delete(`${base}?id=${binned}`));
  await must(hers.post(`${base}/${id}/activities`, { kind: 'CALL', body: 'Wants to sell' }));
  await must(hers.post(`${base}/${id}/register-check`, { phone: '+6591230001', voice: true, text: false, fax: false }));
  await must(hers.post(`${base}/generate-aml-info`, { contactId: id, contactPropertyId: null }));
  await disable(leaver);
  expect(await read(leaver)).toEqual({
    left: [
      { one: 'contact', count: 1 },
      { one: 'screening case', count: 1 },
      { one: 'due diligence form', count: 0 },
    ],
    inBin: 1,
    latest: null,
  });
  await must(start(leaver, heir));
  await work();
  const after = await read(leaver);
  expect(after).toMatchObject({ inBin: 1, latest: { state: 'DONE', toId: heir.userId, whole: 1, why: '' } });
  expect(after.latest.moved).toEqual([
    { one: 'contact', count: 1 },
    { one: 'screening case', count: 1 },
    { one: 'due diligence form', count: 0 },
  ]);
  expect(after.left.every(({ count }: { count: number }) => count === 0)).toBe(true);
  expect(await must(his.get(`${base}/${merged}`))).toMatchObject({ contactId: id, isMine: true });
  expect((await must(his.get(`${base}/${id}/activities`))).rows.map(({ body }: { body: string }) => body)).toContain(
    'Wants to sell',
  );
  expect(await must(his.post(`${base}/${id}/reveal`, { reason: 'Form' }))).toEqual({ idNumber: 'S1234567D' });
  expect((await must(his.get('/api/v1/amls'))).rows).toMatchObject([{ name: 'Goh Siew Choo' }]);
  expect(await ask(app.services.database, 'SELECT phone FROM dnc_check WHERE owner = $1', [heir.userId])).toHaveLength(
    3,
  );
  const [trail] = (await must(desk.get(`/agency/v1/people/${leaver.userId}`))).trail;
  expect(trail).toMatchObject({ title: 'Contacts handed over', note: '1 contact and 1 screening case' });
  expect((await notices(heir)).map(({ title }) => title)).toEqual([
    `Yours now: 1 contact and 1 screening case of ${leaver.name}`,
  ]);
});

test('the case of a contact in the bin stays with it', async () => {
  const { leaver, heir, hers } = await aPair();
  await aContact(hers, { name: 'Lim Bee Hoon', phones: ['+6591230003'] });
  const binned = await aContact(hers, { name: 'Ong Kah Kee', phones: ['+6591230004'] });
  await must(hers.post(`${base}/generate-aml-info`, { contactId: binned, contactPropertyId: null }));
  await must(hers.delete(`${base}?id=${binned}`));
  await disable(leaver);
  expect((await read(leaver)).left).toEqual([
    { one: 'contact', count: 1 },
    { one: 'screening case', count: 0 },
    { one: 'due diligence form', count: 0 },
  ]);
  await must(start(leaver, heir));
  await work();
  const owners = 'SELECT owner FROM aml_case WHERE contact_id = $1';
  expect(await ask(app.services.database, owners, [binned])).toEqual([{ owner: leaver.userId }]);
});

test('five thousand move once, though the button is pressed twice and the server dies in between', async () => {
  const { leaver, heir, his } = await aPair();
  await thousands(leaver, 5_000);
  await disable(leaver);
  const twice = await Promise.all([start(leaver, heir), start(leaver, heir)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const rows = 'SELECT id FROM contact_hand_over WHERE from_person = $1';
  const [made, ...others] = await ask<{ id: string }>(app.services.database, rows, [leaver.userId]);
  expect(others).toEqual([]);
  // A step that fails at its end has moved nothing.
  const broken = { one: 'x', count: async () => 0, move: () => Promise.reject(new Error('killed')) };
  const { database } = app.services;
  const step = inTransaction(database, (db) =>
    handOverStep(Object.assign({}, app.services, { db }), made?.id ?? '', [broken]),
  );
  await expect(step).rejects.toThrow('killed');
  expect((await read(leaver)).left[0].count).toBe(5_000);
  await work();
  expect((await read(leaver)).latest).toMatchObject({ state: 'DONE', whole: 5_000, moved: [{ count: 5_000 }, {}, {}] });
  expect((await listOf(his)).totalRecords).toBe(5_000);
  const noted = `
    SELECT count(*)::int AS count FROM audit_row a JOIN contact c ON c.id::text = a.aggregate_id
    WHERE a.action = 'contact.handed-over' AND c.owner = $1`;
  expect(await ask(database, noted, [heir.userId])).toEqual([{ count: 5_000 }]);
  expect(await notices(heir)).toHaveLength(1);
  // Pressed once more when it is over, it is still the same; somebody else gets nothing.
  expect((await start(leaver, heir)).status).toBe(200);
  expect((await start(leaver, await app.aSalesperson())).status).toBe(409);
  expect(await ask(database, rows, [leaver.userId])).toHaveLength(1);
}, 120_000);

test('a new owner who is disabled meanwhile gets no more; the rest can be handed to somebody else', async () => {
  const { leaver, heir } = await aPair();
  await thousands(leaver, 150);
  await disable(leaver);
  await must(start(leaver, heir));
  const [made] = await ask<{ id: string }>(
    app.services.database,
    'SELECT id FROM contact_hand_over WHERE from_person = $1',
    [leaver.userId],
  );
  await inTransaction(app.services.database, (db) =>
    handOverStep(Object.assign({}, app.services, { db }), made?.id ?? '', []),
  );
  await disable(heir);
  await work();
  const stopped = await read(leaver);
  expect(stopped).toMatchObject({
    left: [{ count: 50 }, {}, {}],
    latest: { state: 'STOPPED', moved: [{ count: 100 }] },
  });
  expect(stopped.latest.why).toContain(heir.name);
  expect((await start(leaver, heir)).status).toBe(400);
  const other = await app.aSalesperson();
  await must(start(leaver, other));
  await work();
  expect((await read(leaver)).latest).toMatchObject({
    state: 'DONE',
    toId: other.userId,
    moved: [{ count: 50 }, {}, {}],
  });
});

test('a customer whom the new owner has already is kept, and offered as a duplicate', async () => {
  const { leaver, heir, hers, his } = await aPair();
  const existing = await aContact(his, { name: 'Tan Wei Ming', phones: ['+6591230009'], idNumber: 'S1234567D' });
  const handed = await aContact(hers, { name: 'Wei Ming Tan', phones: ['+6591230009'], idNumber: 'S1234567D' });
  await disable(leaver);
  await must(start(leaver, heir));
  await work();
  const pairs = await must(his.get(`${base}/duplicates`));
  expect(pairs.rows).toMatchObject([{ older: { contactId: existing }, newer: { contactId: handed } }]);
});

test('of what the register said to both, the later answer counts for the new owner', async () => {
  const { leaver, heir, hers, his } = await aPair();
  const phones = ['+6591230011', '+6591230012'] as const;
  const checkNumbers = async (client: Client, contactId: string, days: readonly string[], isListed: boolean) => {
    for (const [index, phone] of phones.entries()) {
      const answer = { phone, voice: isListed, text: isListed, fax: isListed, checkedOn: days[index] };
      await must(client.post(`${base}/${contactId}/register-check`, answer));
    }
  };
  const days = [-9, -2].map((day) => addDays(today(app.services.clock), day));
  await checkNumbers(hers, await aContact(hers, { name: 'Wee Kim Lan', phones }), days, true);
  await checkNumbers(his, await aContact(his, { name: 'Wee K L', phones }), days.toReversed(), false);
  await disable(leaver);
  await must(start(leaver, heir));
  await work();
  const checks = `SELECT phone, listed, checked_on::text AS day FROM dnc_check WHERE owner = $1 AND register = 'VOICE' ORDER BY 1`;
  expect(await ask(app.services.database, checks, [heir.userId])).toEqual([
    { phone: phones[0], listed: false, day: days[1] },
    { phone: phones[1], listed: true, day: days[1] },
  ]);
});

test('is refused while the account is active, and for whoever has no say in accounts', async () => {
  const { leaver, heir, his } = await aPair();
  await thousands(leaver, 1);
  expect((await start(leaver, heir)).status).toBe(409);
  await disable(leaver);
  expect((await start(leaver, leaver)).status).toBe(400);
  const request = his.post(`${base}/hand-overs/${leaver.userId}`, { to: heir.userId });
  expect((await request).status).toBe(403);
});
