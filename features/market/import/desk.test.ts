import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { uploaded } from '#test/uploaded.ts';
import { importText, saleFile } from '../rig/files.ts';
import { importJob, importMarket } from './import-job.server.ts';

const app = await testApp();
const desk = await app.letIn(await app.aStaff('content'));
const place = '/market/v1/desk/imports';

/** Does what waits in the queue of imports. */
const work = async () => {
  const jobs = await ask<{ id: string; data: { batch: number } }>(
    app.services.database,
    'DELETE FROM pgboss.job WHERE name = $1 RETURNING id, data',
    [importJob],
  );
  for (const { data } of jobs) await importMarket(app.services).run(data);
};
const begin = async (text: string, name = 'sales.csv', bytes = Buffer.from(text)) => {
  const uploadId = await uploaded(app, desk, name, bytes);
  return desk.post(place, { uploadId });
};
const read = async (id: number) => (await desk.get(`${place}/${id}`)).body.data;
const confirm = async (id: number, mayLose = false) => {
  const answer = await desk.put(`${place}/${id}/confirmation`, { mayLose });
  await work();
  return answer;
};
/** Everything that the searches see, but for the version. */
const stored = async () => ({
  rows: await ask(app.services.database, 'SELECT * FROM market_row ORDER BY id'),
  slices: await ask(app.services.database, 'SELECT * FROM market_slice ORDER BY dataset, region, month'),
  dataset: await ask(app.services.database, "SELECT rows, data_from, data_to FROM market_dataset WHERE code = 'hdb'"),
});

const months = (...sales: [month: string, price: number, lease?: string][]) =>
  saleFile(sales.map(([month, price, lease]) => ({ month, price, lease: lease ?? '' })));

it('waits with what it would do, and changes nothing until it is confirmed', async () => {
  const first = months(['2026-01', 600_000], ['2026-02', 610_000], ['2026-03', 620_000], ['2026-04', 630_000]);
  const { batch } = await importText(app, first, { kinds: ['hdb'] });
  const before = await stored();
  const text = months(['2026-03', 620_000, '73 years'], ['2026-04', 635_000], ['2026-05', 640_000]);
  const { body, status } = await begin(text, 'sales.csv.gz', gzipSync(text));
  expect(status).toBe(200);
  const { id } = body.data;
  expect(await read(id)).toMatchObject({ state: 'RUNNING' });
  await work();
  const figures = { read: 3, loaded: 2, unchanged: 1, changed: 1, removed: 1, rejected: 0 };
  expect(await read(id)).toMatchObject({ state: 'WAITING', losses: [], person: desk.person.name, ...figures });
  expect(await stored()).toEqual(before);
  expect((await confirm(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'DONE', isReversible: true, ...figures });
  // It is taken back: everything is as it was, the ids too.
  const reason = 'It was the file of another month.';
  expect((await desk.put(`${place}/${id}/reversal`, { reason })).status).toBe(200);
  expect(await stored()).toEqual(before);
  const last = `SELECT b.id FROM market_batch b JOIN market_dataset d ON d.imported_at = b.ended_at WHERE d.code = 'hdb'`;
  expect(await ask(app.services.database, last)).toEqual([{ id: batch }]);
  expect(await read(id)).toMatchObject({ state: 'REVERSED', reason, isReversible: false });
  expect((await desk.put(`${place}/${id}/reversal`, { reason })).status).toBe(409);
});

it('says which of its columns are not read, while it waits and afterwards', async () => {
  const [head, line] = months(['2026-05', 640_000]).split('\n');
  const { id } = (await begin(`${head},agent,empty\n${line},R012345A,`)).body.data;
  await work();
  expect(await read(id)).toMatchObject({ state: 'WAITING', unread: ['agent'] });
  await confirm(id, true);
  expect(await read(id)).toMatchObject({ state: 'DONE', unread: ['agent'] });
});

it('of which another import came since is not taken back', async () => {
  const one = await importText(app, months(['2026-06', 650_000]), { kinds: ['hdb'] });
  await importText(app, months(['2026-07', 655_000]), { kinds: ['hdb'] });
  expect((await desk.put(`${place}/${one.batch}/reversal`, { reason: 'Wrong' })).status).toBe(409);
});

it('that would take much away is put in place only where that is meant', async () => {
  const { id } = (await begin(months(['2026-01', 600_000], ['2026-02', 1], ['2026-08', 660_000]))).body.data;
  await work();
  const waiting = await read(id);
  expect(waiting.state).toBe('WAITING');
  expect(waiting.losses).toContainEqual({ region: '', month: '2026-02-01', rows: 1, removed: 1 });
  expect((await confirm(id)).body.errors).toMatchObject([{ field: 'mayLose' }]);
  expect((await confirm(id, true)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'DONE', loaded: 2, removed: waiting.removed });
});

it('in which a price was cut off waits until somebody says that it is right', async () => {
  const usual = ['01', '02', '03', '04', '05'].map((month): [string, number] => [`2023-${month}`, 640_000]);
  const text = months(...usual, ['2023-06', 640]);
  const { id } = (await begin(text)).body.data;
  await work();
  const line = { line: 7, place: '627B TAMPINES ST 61', price: 640, psm: 700, median: 688_200 };
  expect(await read(id)).toMatchObject({ state: 'WAITING', pricesWait: true, losses: [], farOff: [line] });
  expect((await confirm(id)).body.errors).toMatchObject([{ field: 'pricesChecked' }]);
  expect(await read(id)).toMatchObject({ state: 'WAITING' });
  await desk.put(`${place}/${id}/confirmation`, { pricesChecked: true });
  await work();
  expect(await read(id)).toMatchObject({ state: 'DONE', loaded: 6 });
  // What stands is not asked about again, and of the command line the same is wanted.
  const again = (await begin(text)).body.data.id;
  await work();
  expect(await read(again)).toMatchObject({ pricesWait: false, farOff: [] });
  const other = months(...usual, ['2023-06', 641]);
  const given = { kinds: ['hdb'] as const, mayLose: true };
  await expect(importText(app, other, given)).rejects.toThrow('--accept-prices');
  await importText(app, other, { ...given, pricesChecked: true });
});

it('that would take away by now what nobody accepted waits again', async () => {
  const [june, other] = [months(['2025-06', 700_001]), months(['2025-06', 700_002])];
  await importText(app, june, { kinds: ['hdb'] });
  const { batch } = await importText(app, other, { kinds: ['hdb'], mayLose: true });
  const { id } = (await begin(other)).body.data;
  await work();
  expect(await read(id)).toMatchObject({ state: 'WAITING', losses: [] });
  await desk.put(`${place}/${batch}/reversal`, { reason: 'Wrong' });
  const before = await stored();
  await confirm(id);
  expect(await read(id)).toMatchObject({ state: 'WAITING', losses: [{ month: '2025-06-01', removed: 1 }] });
  expect(await stored()).toEqual(before);
  await confirm(id, true);
  expect(await read(id)).toMatchObject({ state: 'DONE' });
});

it('is refused at once by its columns, and later by its lines, which are listed with their numbers', async () => {
  const other = await begin('a,b\n1,2\n');
  expect(other).toMatchObject({ status: 400 });
  expect(other.body.errors[0].message).toContain('has columns of none of these files: HDB resale, URA');
  const lacking = await begin(months(['2026-09', 600_000]).replace('resale_price', 'paid'));
  expect(lacking.body.errors[0].message).toContain('It is most like HDB resale. No column is headed “resale_price”.');
  const { id } = (await begin(months(['2026-13', 600_000], ['2026-09', 600_000]))).body.data;
  await work();
  const refused = await read(id);
  expect(refused).toMatchObject({ state: 'REFUSED', read: 2, rejected: 1 });
  expect(refused.reason).toMatch(/1 of 2 lines of sales.csv are wrong/);
  expect(refused.rejects).toMatchObject([{ line: 2, field: 'month', reason: 'no month' }]);
});

it('makes way for the next one, and can be discarded', async () => {
  const one = (await begin(months(['2026-09', 670_000]))).body.data.id;
  await work();
  const next = (await begin(months(['2026-09', 680_000]))).body.data.id;
  expect(await read(one)).toMatchObject({ state: 'DISCARDED' });
  expect((await begin(months(['2026-09', 690_000]))).status).toBe(409);
  await work();
  expect((await desk.delete(`${place}/${next}`)).status).toBe(200);
  expect((await confirm(next)).status).toBe(409);
  expect(await ask(app.services.database, 'SELECT FROM market_incoming')).toEqual([]);
});

it('whose bytes are gone is no import under way', async () => {
  const { id } = (await begin(months(['2026-09', 670_000]))).body.data;
  await ask(app.services.database, "UPDATE stored_file SET storage_key = '2026/01/none'");
  await work().catch(() => undefined);
  expect(['REFUSED', 'FAILED']).toContain((await read(id)).state);
});

it('whose rows a crash took is read again, and put in place', async () => {
  const { id } = (await begin(months(['2026-09', 670_000], ['2026-10', 675_000]))).body.data;
  await work();
  await ask(app.services.database, 'DELETE FROM market_incoming');
  await confirm(id, true);
  expect(await read(id)).toMatchObject({ state: 'DONE', read: 2, rejected: 0 });
  expect(await ask(app.services.database, 'SELECT FROM market_batch WHERE file IS NOT NULL')).toEqual([]);
});
