import { beforeAll, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { importStep } from './run-import.server.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let her: Awaited<ReturnType<TestApp['aSalesperson']>>;
let hannah: Client;
let rajesh: Client;
beforeAll(async () => {
  app = await testApp({ clock });
  her = await app.aSalesperson();
  hannah = await app.letIn(her);
  rajesh = await app.letIn(await app.aSalesperson());
});
/** Her session of before is over by then. */
const moveTo = async (instant: string) => {
  clock.moveTo(instant);
  hannah = await app.letIn(her);
};

const base = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const above = { followers: [], named: [] };
const upload = (text: string, client = hannah) =>
  client.upload(`${base}/imports`, {}, { name: 'contacts.csv', bytes: Buffer.from(text) });
/** Lines end with their empty cells: a last line with fewer is cut off. */
const filled = (line: string) => `${line}${','.repeat(4 - (line.match(/,/g)?.length ?? 0))}\n`;
const aFile = async (...lines: string[]): Promise<string> =>
  (await must(upload(['Name,Phone,E-mail,Company,Address 1 - Street', ...lines].map(filled).join('')))).id;
const rowsOf = async (id: string, show = 'ALL') =>
  (await must(hannah.get(`${base}/imports/${id}?show=${show}&pageSize=100`))).rows;
const start = (id: string) => hannah.post(`${base}/imports/${id}/start`);
const work = () => doQueued(app, 'contacts.import');
const comeIn = async (id: string) => {
  await must(start(id));
  await work();
};
const undo = async (id: string) => {
  await must(hannah.post(`${base}/imports/${id}/undo`));
  await work();
};
const contactsNamed = async (search: string, client = hannah): Promise<{ contactId: string; name: string }[]> =>
  (await must(client.get(`${base}?search=${encodeURIComponent(search)}&pageSize=500`))).rows;
const aContact = async (other: object): Promise<string> =>
  (await must(hannah.post(base, { kind: 'INDIVIDUAL', idType: 'NRIC', ...other }))).contactId;

test('says of each row whether it is new, whom it seems to be and what is wrong, and keeps nothing readable', async () => {
  const contactId = await aContact({ name: 'Ong Preview', phones: ['+6591000001'] });
  const id = await aFile(
    'Preview Ong,9100 0001,ong@mail.example,DBS',
    'Lim Preview,91000002',
    'Preview Lim,91000002',
    '=1+1,91000003',
    'Goh Preview,12',
  );
  const rows = await rowsOf(id);
  expect(rows).toMatchObject([
    { line: 2, choice: 'MERGE', seems: { contactId, why: 'PHONE' } },
    { line: 3, choice: 'NEW', seems: null },
    { line: 4, choice: 'MERGE', sameAsLine: 3 },
    { line: 5, choice: 'SKIP', problem: { column: 'Name', words: 'The name begins as a formula does.' } },
    { line: 6, choice: 'NEW', leftOut: [{ column: 'Phone', words: '“12” can’t be read.' }] },
  ]);
  const { rows: stored } = await app.services.database.$client.query(
    'SELECT r.*::text AS said FROM contact_import_row r',
  );
  expect(JSON.stringify(stored)).not.toContain('ong@mail');
  expect((await rajesh.get(`${base}/imports/${id}`)).status).toBe(404);
  expect(await contactsNamed('preview')).toHaveLength(1);
});

test('a row is added as a contact that is typed, or adds to the contact that it seems to be', async () => {
  const contactId = await aContact({ name: 'Tan Merge', phones: ['+6591000011'], employer: 'OCBC' });
  const id = await aFile(
    'Tan Merge,91000011,tan@mail.example,DBS,1 Coleman Street',
    'Lim Added,91000012,,,2 First Road',
  );
  await comeIn(id);
  expect(await must(hannah.get(`${base}/${contactId}`))).toMatchObject({
    emails: ['tan@mail.example'],
    employer: 'OCBC',
  });
  expect((await must(hannah.get(`${base}/${contactId}/activities`))).rows).toMatchObject([
    { body: 'From a file:\nEmployer: DBS' },
  ]);
  const [added] = await contactsNamed('Lim Added');
  expect(await must(hannah.get(`${base}/${added?.contactId}/addresses`))).toMatchObject([
    { line: '2 First Road', isPrimary: true },
  ]);
  // The same file again has nothing that is new but what was left out before.
  const again = await aFile('Lim Added,91000012,,,2 First Road');
  expect(await rowsOf(again)).toMatchObject([{ choice: 'SKIP' }]);
});

test('the same file twice, or a row whose contact is elsewhere since, doubles nobody', async () => {
  const lines = ['Twice One,91000051', 'Twice Two,91000052,two@mail.example'];
  const [first, second] = [await aFile(...lines), await aFile(...lines, 'Two Twice,91000052,more@mail.example')];
  await must(start(first));
  await comeIn(second);
  expect((await contactsNamed('Twice')).map(({ name }) => name).toSorted()).toEqual(['Twice One', 'Twice Two']);
  expect(await rowsOf(second)).toMatchObject([
    { outcome: 'SKIPPED', reason: 'Already imported.' },
    { outcome: 'SKIPPED', reason: 'Already imported.' },
    { outcome: 'MERGED' },
  ]);
});

test('a row follows the contact that it seems to be into a merge, and is added where that was deleted', async () => {
  const [moved, stays] = [
    await aContact({ name: 'Moved Target', phones: ['+6591000061'] }),
    await aContact({ name: 'Staying Target' }),
  ];
  const deleted = await aContact({ name: 'Deleted Target', phones: ['+6591000062'] });
  const id = await aFile('Moved Target,91000061,moved@mail.example', 'Deleted Target,91000062,gone@mail.example');
  const versions = { keepVersion: 1, loseVersion: 1 };
  await must(hannah.post(`${base}/merge`, { keep: stays, lose: moved, ...versions }));
  await must(hannah.delete(`${base}?id=${deleted}`));
  await comeIn(id);
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'MERGED', contactId: stays }, { outcome: 'ADDED' }]);
  expect((await contactsNamed('Deleted Target')).map(({ contactId }) => contactId)).not.toContain(deleted);
});

test('what is named by a case or was screened stays when its import is undone', async () => {
  const id = await aFile('Needed Case,91000071', 'Needed Screen,91000072', 'Needed Not,91000073');
  await comeIn(id);
  const [withCase, screened] = [await contactsNamed('Needed Case'), await contactsNamed('Needed Screen')];
  await app.services.database.$client.query("UPDATE contact SET screening_state = 'CLEAR' WHERE id = $1", [
    screened[0]?.contactId,
  ]);
  await must(hannah.post(`${base}/imports/${id}/undo`));
  const isNamed = async (_: unknown, contactId: string) => contactId === withCase[0]?.contactId;
  const step = () =>
    inTransaction(app.services.database, (db) =>
      importStep({ ...app.services, db }, id, { followers: [], named: [isNamed] }),
    );
  while (await step());
  expect((await contactsNamed('Needed')).map(({ name }) => name).toSorted()).toEqual(['Needed Case', 'Needed Screen']);
  expect(await rowsOf(id, 'KEPT')).toHaveLength(2);
});

test('each row comes in once, though it is asked for twice, killed in the middle of a step and done by two at once', async () => {
  const id = await aFile(...Array.from({ length: 120 }, (_, at) => `Once Number${at},${92_000_000 + at}`));
  expect((await Promise.all([start(id), start(id)])).map(({ status }) => status)).toEqual([200, 200]);
  const step = () => inTransaction(app.services.database, (db) => importStep({ ...app.services, db }, id, above));
  await step();
  // What a server had done of a step when it was killed is rolled back.
  const killed = inTransaction(app.services.database, async (db) => {
    await importStep({ ...app.services, db }, id, above);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await contactsNamed('Once')).toHaveLength(50);
  const job = app.composed.jobs.find(({ name }) => name === 'contacts.import');
  await Promise.all([job?.run({ importId: id }), job?.run({ importId: id })]);
  await work();
  expect(await contactsNamed('Once')).toHaveLength(120);
  expect((await must(start(id))).state).toBe('DONE');
  await work();
  expect(await contactsNamed('Once')).toHaveLength(120);
});

test('an import that stands still is gone on with, and its preview goes after a day', async () => {
  const id = await aFile('Stalled One,91000021');
  await must(start(id));
  await app.services.database.$client.query("UPDATE pgboss.job SET state = 'failed' WHERE name = 'contacts.import'");
  const tend = () => app.composed.jobs.find(({ name }) => name === 'contacts.tend-imports')?.run({});
  await tend();
  await work();
  expect(await contactsNamed('Stalled')).toEqual([]);
  await moveTo('2026-11-20T02:06:00Z');
  await tend();
  await work();
  expect(await contactsNamed('Stalled')).toHaveLength(1);
  const preview = await aFile('Never Came,91000022');
  await moveTo('2026-11-21T02:10:00Z');
  await tend();
  expect((await hannah.get(`${base}/imports/${preview}`)).status).toBe(404);
  expect(await contactsNamed('Stalled')).toHaveLength(1);
});

test('an import is undone as a whole, but for what was changed since, which is named', async () => {
  const existing = await aContact({ name: 'Undo Known', phones: ['+6591000031'] });
  const id = await aFile(
    'Undo Known,91000031,known@mail.example,DBS,3 Third Road',
    'Undo Quiet,91000032',
    'Quiet Undo,91000032,second@mail.example',
    'Undo Touched,91000033',
  );
  await comeIn(id);
  const [touched] = await contactsNamed('Undo Touched');
  await must(hannah.post(`${base}/${touched?.contactId}/activities`, { kind: 'CALL', body: 'Hello' }));
  expect((await hannah.delete(`${base}/imports/${id}`)).status).toBe(409);
  await undo(id);
  expect((await contactsNamed('Undo')).map(({ name }) => name).toSorted()).toEqual(['Undo Known', 'Undo Touched']);
  expect(await must(hannah.get(`${base}/${existing}`))).toMatchObject({
    emails: [],
    employer: '',
    counts: { addresses: 0 },
  });
  expect(await rowsOf(id, 'KEPT')).toMatchObject([{ name: 'Undo Touched', reason: 'It was changed since.' }]);
  expect((await must(hannah.get(`${base}/imports/${id}`))).import).toMatchObject({
    state: 'UNDONE',
    counts: { undone: 3, kept: 1 },
  });
});

test('what was chosen is done, and an import of yesterday stays', async () => {
  await aContact({ name: 'Chosen One', phones: ['+6591000041'] });
  const id = await aFile('Chosen One,91000041,more@mail.example', 'Chosen Two,91000042');
  const choose = (body: object) => hannah.put(`${base}/imports/${id}/choices`, body);
  expect((await choose({ places: [1], choice: 'MERGE' })).status).toBe(409);
  await must(choose({ places: [1], choice: 'SKIP' }));
  await must(choose({ choice: 'NEW' }));
  await comeIn(id);
  expect((await contactsNamed('Chosen')).map(({ name }) => name)).toEqual(['Chosen One', 'Chosen One']);
  await moveTo('2026-11-22T03:00:00Z');
  expect((await hannah.post(`${base}/imports/${id}/undo`)).status).toBe(409);
});

test.each([
  ['', 'This file is empty.'],
  ['Amount,Day\n1,2\n', 'No column is headed “Name”'],
  ['Name,Name\nTan,Tan\n', 'Two columns'],
])('refuses a file that says %j with a sentence', async (text, words) => {
  const { status, body } = await upload(text, await app.letIn(her));
  expect(status).toBe(415);
  expect(body.errors[0].message).toContain(words);
});
