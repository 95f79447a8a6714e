import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { uploaded } from '#test/uploaded.ts';
import { countryRisk } from '../index.server.ts';
import { importList } from './import-list.server.ts';

const app = await testApp();
const compliance = await app.letIn(await app.aStaff('compliance'));
const place = '/agency/v1/compliance';

const heads = 'id,kind,name';
const aList = (count: number) =>
  [heads, ...Array.from({ length: count }, (_, at) => `N-${at},person,Name Number${at}`)].join('\n');
const load = (count: number) =>
  importList(app.asNobody, {
    source: 'OWN',
    files: [{ name: 'own.csv', open: async () => Readable.from([Buffer.from(aList(count))]) }],
    loadedBy: 'FETCH',
    onlyIfNew: true,
  });
const state = async () =>
  (await compliance.get(`${place}/lists`)).body.data.find(({ source }: { source: string }) => source === 'OWN');

describe('lists', () => {
  it('that wait are confirmed or discarded by compliance, once', async () => {
    expect(await load(10)).toMatchObject({ state: 'APPLIED', came: 10 });
    expect(await load(10)).toMatchObject({ state: 'SAME' });
    const first = await load(5);
    expect(first.state).toBe('WAITING');
    expect(await state()).toMatchObject({ inForce: { entities: 10 }, waiting: { id: first.versionId, gone: 5 } });
    const version = `${place}/lists/versions/${first.versionId}`;
    expect((await compliance.delete(version)).status).toBe(200);
    expect((await compliance.put(`${version}/confirmation`)).status).toBe(409);
    expect(await state()).toMatchObject({ inForce: { entities: 10 }, waiting: null });
    const second = await load(4);
    expect((await compliance.put(`${place}/lists/versions/${second.versionId}/confirmation`)).status).toBe(200);
    expect(await state()).toMatchObject({ inForce: { entities: 4, gone: 6 }, waiting: null });
    const { rows } = (await compliance.get(`${place}/lists/versions?source=OWN`)).body.data;
    expect(rows.map((row: { state: string }) => row.state)).toEqual(['APPLIED', 'DISCARDED', 'REPLACED']);
    const actions = await ask<{ action: string }>(
      app.services.database,
      "SELECT action FROM audit_row WHERE aggregate = 'screening-list' ORDER BY seq",
    );
    expect(actions.map(({ action }) => action)).toEqual(['list.loaded', 'list.discarded', 'list.loaded']);
  });
});

it('what a list would lose is confirmed by another officer than who loaded it', async () => {
  const other = await app.letIn(await app.aStaff('compliance'));
  const { versionId } = await load(10).then(() => load(2));
  const version = `${place}/lists/versions/${versionId}/confirmation`;
  await ask(app.services.database, 'UPDATE list_version SET person_id = $1 WHERE id = $2', [
    compliance.person.userId,
    versionId,
  ]);
  expect(await state()).toMatchObject({ waiting: { id: versionId }, mayConfirm: false });
  const refused = await compliance.put(version);
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'list.forbidden']);
  expect((await other.put(version)).status).toBe(200);
  expect(await state()).toMatchObject({ inForce: { id: versionId }, waiting: null, mayConfirm: false });
});

describe('countries', () => {
  const risk = (day: string, code: string) => countryRisk(app.services.database, day, code);

  it('are on a list from a day to another', async () => {
    expect(await risk('2026-02-12', 'IR')).toBeNull();
    expect(await risk('2026-02-13', 'IR')).toBe('COUNTERMEASURES');
    expect(await risk('2026-06-01', 'MM')).toBe('ENHANCED');
    expect(await risk('2026-06-01', 'VN')).toBe('MONITORED');
    expect(await risk('2026-06-01', 'SG')).toBeNull();
  });

  it('move from one list to another, and are taken off', async () => {
    const add = (body: object) => compliance.post(`${place}/countries`, body);
    expect((await add({ country: 'VN', level: 'MONITORED', fromDay: '2026-06-10' })).status).toBe(409);
    expect((await add({ country: 'VN', level: 'ENHANCED', fromDay: '2026-01-10' })).status).toBe(409);
    const added = await add({ country: 'VN', level: 'ENHANCED', fromDay: '2026-06-10' });
    expect([await risk('2026-06-09', 'VN'), await risk('2026-06-10', 'VN')]).toEqual(['MONITORED', 'ENHANCED']);
    const end = `${place}/countries/${added.body.data.id}/end`;
    expect((await compliance.put(end, { toDay: '2026-06-10' })).status).toBe(400);
    expect((await compliance.put(end, { toDay: '2026-08-01' })).status).toBe(200);
    expect((await compliance.put(end, { toDay: '2026-08-02' })).status).toBe(409);
    expect([await risk('2026-07-31', 'VN'), await risk('2026-08-01', 'VN')]).toEqual(['ENHANCED', null]);
    const { rows } = (await compliance.get(`${place}/countries?state=ENDED`)).body.data;
    expect(rows.filter(({ country }: { country: string }) => country === 'Vietnam')).toHaveLength(2);
  });
});

describe('a list of the agency’s own', () => {
  const preview = async (uploadId: string, encoding?: string) =>
    (await compliance.post(`${place}/lists-preview`, { uploadId, encoding })).body.data;
  const upload = (text: string | Buffer) => uploaded(app, compliance, 'own.csv', Buffer.from(text as string));

  it('is shown before it is loaded, with each line that names nobody, and in the letters that were chosen', async () => {
    const wrong = await upload(`${heads},fax\nN-1,person,Torvald Brannick,1\nN-2,ghost,Someone,\nN-3,person\n`);
    expect(await preview(wrong)).toMatchObject({
      faults: [],
      counts: { rows: 3, problems: 2 },
      columns: [{ field: 'id' }, { field: 'kind' }, { field: 'name' }, { heading: 'fax', field: '', isFilled: true }],
      problems: [
        { line: 3, words: 'the kind is person or entity, not “ghost”.' },
        { line: 4, words: 'it is cut off: it has 2 of 4 columns.' },
      ],
    });
    // It can be looked at as often as somebody likes, and is nobody else's.
    expect(await preview(wrong)).toMatchObject({ counts: { rows: 3 } });
    const other = await app.letIn(await app.aStaff('compliance'));
    expect((await other.post(`${place}/lists-preview`, { uploadId: wrong })).status).toBe(404);
    const latin = await upload(Buffer.from(`${heads}\nN-1,person,Zoë Núñez\n`, 'latin1'));
    expect(await preview(latin)).toMatchObject({ encoding: 'windows-1252', isGuess: true });
    const body = { uploadId: latin, encoding: 'windows-1252' };
    expect((await compliance.post(`${place}/lists/OWN`, body)).body.data.words).toContain('1 of');
  });

  it('goes back to the version before, and what was in force when stays as it was', async () => {
    await importList(app.asNobody, {
      source: 'OWN',
      files: [{ name: 'good.csv', open: async () => Readable.from([Buffer.from(aList(10))]) }],
      loadedBy: 'CLI',
      acceptLoss: true,
    });
    await importList(app.asNobody, {
      source: 'OWN',
      files: [{ name: 'more.csv', open: async () => Readable.from([Buffer.from(aList(11))]) }],
      loadedBy: 'CLI',
    });
    const { status, body } = await compliance.post(`${place}/lists-restoration`);
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'APPLIED', words: '10 entries loaded: 0 added, 1 removed, 0 changed.' },
    ]);
    expect(await state()).toMatchObject({ inForce: { entities: 10 } });
    const { rows } = (await compliance.get(`${place}/lists/versions?source=OWN`)).body.data;
    expect(rows[0]).toMatchObject({ fileName: 'Back to good.csv', state: 'APPLIED' });
  });
});
