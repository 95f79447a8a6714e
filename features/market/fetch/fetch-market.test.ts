import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';
import { fetchMarket } from './fetch-market.server.ts';
import { rentalParts } from './ura.server.ts';

/** What the servers of data.gov.sg and URA say next, by address. */
let answers: Record<string, unknown> = {};
const asked: string[] = [];
const server = createServer((request, response) => {
  const url = request.url ?? '';
  asked.push(
    `${url}${request.headers.accesskey ? ` ${request.headers.accesskey} ${request.headers.token ?? ''}` : ''}`,
  );
  const found = answers[url];
  if (found === undefined) response.writeHead(404).end();
  else if (typeof found === 'object' && found !== null && 'location' in found)
    response.writeHead(302, { location: String(found.location) }).end();
  else if (typeof found === 'string') response.writeHead(200, { 'content-type': 'text/csv' }).end(found);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const app = await testApp({
  env: { MARKET_HDB_URL: `${own}/datasets/d_1`, URA_URL: `${own}/ura`, URA_ACCESS_KEY: 'a-key' },
});
const fetchOf = (dataset: 'hdb' | 'caveat' | 'rental') => fetchMarket(app.services, { pauseMs: 1 }).run({ dataset });
const batches = () =>
  ask(app.services.database, 'SELECT dataset, file_name, state, loaded FROM market_batch ORDER BY id');
beforeEach(() => {
  asked.length = 0;
});

const file = saleFile([{ month: '2026-03', price: 600_000 }]);
const ready = (url = `${own}/file`) => ({
  '/datasets/d_1/initiate-download': { code: 0, data: { message: 'Download initiated' } },
  '/datasets/d_1/poll-download': { code: 0, data: { status: 'DOWNLOAD_SUCCESS', url } },
  '/file': file,
});

it('asks data.gov.sg for the file, and imports one that says the same only once', async () => {
  answers = ready();
  await fetchOf('hdb');
  await fetchOf('hdb');
  expect(await batches()).toEqual([{ dataset: 'hdb', file_name: 'data.gov.sg.csv', state: 'DONE', loaded: 1 }]);
  expect(asked.slice(0, 3)).toEqual(['/datasets/d_1/initiate-download', '/datasets/d_1/poll-download', '/file']);
});

it.each<[string, object, RegExp]>([
  ['is away', {}, /the server answered 404/],
  [
    'says why not',
    { ...ready(), '/datasets/d_1/poll-download': { code: 1, errorMsg: 'No such dataset' } },
    /No such dataset/,
  ],
  ['sends to an address that is not named', ready('https://elsewhere.example/file'), /leads to elsewhere.example/],
  ['redirects', { ...ready(), '/file': { location: `${own}/other` } }, /could not be fetched/],
  [
    'answers without end',
    { ...ready(), '/datasets/d_1/poll-download': { data: 'x'.repeat(1_100_000) } },
    /larger than 1 MB/,
  ],
  ['sends another file', { ...ready(), '/file': '<html></html>' }, /columns of none of these files/],
])('leaves what there is where the server %s', async (_, given, words) => {
  const before = await batches();
  answers = given as Record<string, unknown>;
  await expect(fetchOf('hdb')).rejects.toThrow(words);
  expect((await batches()).filter((each) => (each as { state: string }).state === 'DONE')).toEqual(before);
});

const project = (n: number) => ({
  project: `TOWER ${n}`,
  street: 'HILL STREET',
  marketSegment: 'CCR',
  x: '28000.1',
  y: '29000.2',
  transaction: [
    {
      area: '90',
      floorRange: '06-10',
      noOfUnits: '1',
      contractDate: '0326',
      typeOfSale: '3',
      price: '1500000',
      propertyType: 'Apartment',
      district: String(n).padStart(2, '0'),
      typeOfArea: 'Strata',
      tenure: 'Freehold',
    },
  ],
});

it('asks URA for a token, and then for the four parts of the sales, the key only in its header', async () => {
  answers = { '/ura/insertNewToken/v1': { Status: 'Success', Result: 'a-token' } };
  for (const n of [1, 2, 3, 4])
    answers[`/ura/invokeUraDS/v1?service=PMI_Resi_Transaction&batch=${n}`] =
      n === 4 ? { Status: 'Success', Result: [] } : { Status: 'Success', Result: [project(n)] };
  await fetchOf('caveat');
  const found = (await batches()).filter((each) => (each as { dataset: string }).dataset === 'caveat');
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ file_name: 'PMI_Resi_Transaction batch 1.json', state: 'DONE', loaded: 1 });
  expect(asked[0]).toBe('/ura/insertNewToken/v1 a-key ');
  expect(asked[1]).toBe('/ura/invokeUraDS/v1?service=PMI_Resi_Transaction&batch=1 a-key a-token');
  answers['/ura/insertNewToken/v1'] = { Status: 'Error', Message: 'Wrong key', Result: '' };
  await expect(fetchOf('caveat')).rejects.toThrow('URA gave no token for this access key');
});

it('goes on after a part that is refused, and says no more of that; what would lose much waits for the desk', async () => {
  const answer = (n: number, transactions: object[]) => {
    answers[`/ura/invokeUraDS/v1?service=PMI_Resi_Transaction&batch=${n}`] = {
      Status: 'Success',
      Result: [{ ...project(n), transaction: transactions }],
    };
  };
  const [sale] = project(1).transaction;
  answers = { '/ura/insertNewToken/v1': { Status: 'Success', Result: 'a-token' } };
  answer(1, [{ ...sale, contractDate: 'x' }]);
  answer(2, [{ ...sale, district: '02', price: '1600000' }]);
  answer(4, [{ ...sale, district: '04' }]);
  await expect(fetchOf('caveat')).rejects.toThrow(/^[^.]*: It could not be fetched \(the server answered 404\)\.$/);
  const found = (await batches()).slice(-3) as { state: string; file_name: string }[];
  expect(found.map(({ state, file_name }) => `${state} ${file_name.slice(-6, -5)}`)).toEqual([
    'REFUSED 1',
    'WAITING 2',
    'DONE 4',
  ]);
  answer(3, [{ ...sale, district: '03' }]);
  await fetchOf('caveat');
  expect((await batches()).filter((each) => (each as { state: string }).state === 'WAITING')).toHaveLength(1);
});

it('comes again when it is asked for and another file took its place, one at a time', async () => {
  answers = ready();
  await importText(app, saleFile([{ month: '2026-03', price: 600_000 }, { month: '2026-03' }]), { kinds: ['hdb'] });
  const count = async () => (await batches()).length;
  const known = await count();
  await fetchOf('hdb');
  expect(await count()).toBe(known + 1);
  const desk = await app.letIn(await app.aStaff('content'));
  const click = () => desk.post('/market/v1/desk/datasets/hdb/fetch', {});
  expect((await click()).status).toBe(200);
  expect((await click()).status).toBe(409);
});

it('asks for the contracts of the last three quarters', () => {
  expect(rentalParts('2026-02-03').map(({ name }) => name.slice(-9, -5))).toEqual(['25q3', '25q4', '26q1']);
});
