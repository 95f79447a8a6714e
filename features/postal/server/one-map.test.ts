import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { askOneMap } from './one-map.ts';

type Answer = { status?: number; body: unknown } | 'silence';

/** Answers as the address service does; each test sets the pages. */
let pages: Answer[] = [];
const asked: { address: string; token: string | undefined }[] = [];
const service = createServer((request: IncomingMessage, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://service');
  asked.push({ address: request.url ?? '', token: request.headers.authorization });
  const answer = pages[Number(searchParams.get('pageNum')) - 1] ?? { status: 500, body: {} };
  if (answer === 'silence') return;
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

const result = (given: object) => ({
  SEARCHVAL: 'MARINA BAY SANDS',
  BLK_NO: '1',
  ROAD_NAME: 'BAYFRONT AVENUE',
  BUILDING: 'NIL',
  ADDRESS: '1 BAYFRONT AVENUE SINGAPORE 018971',
  POSTAL: '018971',
  X: '31059.46',
  Y: '29543.38',
  LATITUDE: '1.28345',
  LONGITUDE: '103.86080',
  ...given,
});
const page = (pageNum: number, totalNumPages: number, results: object[]): Answer => ({
  body: { found: results.length, totalNumPages, pageNum, results },
});

let url = '';
let hannah: Client;
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const app = await testApp({ env: { ONEMAP_URL: `${url}/`, ONEMAP_TOKEN: 'a-token' } });
  hannah = await app.letIn(await app.aSalesperson());
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
});

const rowsOf = async (code: string) => {
  const { status, body } = await hannah.get(`/postal/v1/postal-codes/${code}`);
  expect(status).toBe(200);
  return body.data.rows;
};

it('is asked for all its pages once, and what it knows is kept', async () => {
  pages = [
    page(1, 2, [result({ BUILDING: 'MARINA BAY SANDS' }), result({ POSTAL: '018972' }), result({ POSTAL: 'NIL' })]),
    page(2, 2, [result({ LONGITUDE: undefined, LONGTITUDE: '103.8608' }), result({ BUILDING: 'MARINA BAY SANDS' })]),
  ];
  const place = { postalCode: '018971', block: '1', street: 'Bayfront Avenue', latitude: 1.28345, longitude: 103.8608 };
  const rows = [
    { ...place, building: '' },
    { ...place, building: 'Marina Bay Sands' },
  ];
  expect(await rowsOf('018971')).toEqual(expect.arrayContaining(rows));
  expect(asked).toEqual(
    [1, 2].map((pageNum) => ({
      address: `/api/common/elastic/search?searchVal=018971&returnGeom=Y&getAddrDetails=Y&pageNum=${pageNum}`,
      token: 'a-token',
    })),
  );
  pages = [];
  expect(await rowsOf('018971')).toEqual(rows);
  expect(asked).toHaveLength(2);
});

it.each<[string, Answer[]]>([
  ['that fails', [{ status: 500, body: {} }]],
  ['that wants another token', [{ status: 401, body: { error: 'Invalid token.' } }]],
  ['that speaks otherwise', [{ body: { error: 'Something' } }]],
  ['that breaks off', [page(1, 2, [result({ POSTAL: '018980' })])]],
  ['that knows nothing', [page(1, 1, [])]],
])('a service %s stops nobody', async (_case, answers) => {
  pages = answers;
  expect(await rowsOf('018980')).toEqual([]);
  expect((await hannah.get('/api/properties/address?postalCode=018980')).status).toBe(200);
});

it('is waited for only so long', async () => {
  pages = ['silence'];
  await expect(askOneMap({ url, token: undefined }, '018971', 50)).rejects.toThrow(/timeout/i);
});
