import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pipeline, Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { largestList } from '#platform/contract/files.ts';
import { readConfig } from '#platform/server/config.ts';
import { testApp } from '#test/app.ts';
import { fetchLists } from './fetch-lists.server.ts';
import { listsInForce } from './in-force.server.ts';

const person = (id: string, name: string) =>
  `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>XXi.${id}</REFERENCE_NUMBER></INDIVIDUAL>`;
/** A list of a hundred and these: a shorter one is no list of theirs. */
const others = Array.from({ length: 100 }, (_, at) => `Filler${at}`);
const list = (...names: string[]) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09Z"><INDIVIDUALS>${[...others, ...names].map((name, at) => person(String(at), name)).join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;

/** What the list's server answers next. */
let answer: { status: number; body: string; length?: number } = { status: 200, body: '' };
/** The bytes that it goes on to send beyond the body, without having said how many. */
let endless = 0;
const chunk = Buffer.alloc(128 * 1024 * 1024, ' ');
const server = createServer((_request, response) => {
  if (endless > 0) {
    const more = function* () {
      yield answer.body;
      for (let sent = 0; sent < endless; sent += chunk.length) yield chunk;
    };
    response.writeHead(200, { 'content-type': 'text/xml' });
    pipeline(Readable.from(more()), response, () => undefined);
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'text/xml',
    'content-length': answer.length ?? answer.body.length,
  });
  response.end(answer.body);
  if (answer.length) response.destroy();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const port = (server.address() as AddressInfo).port;
const app = await testApp({ env: { UN_LIST_URL: `http://127.0.0.1:${port}/consolidated.xml` } });
const run = () => fetchLists(app.services).run({});
const inForce = () => listsInForce(app.services.database);

it('fetches a list that is new, and keeps the one in force when it can’t', async () => {
  answer = { status: 200, body: list('Torvald', 'Ysolde') };
  await run();
  const first = await inForce();
  expect(first).toMatchObject([{ source: 'UN', asOf: '2026-02-27', entities: 102 }]);
  // The same again makes no version.
  await run();
  expect(await inForce()).toEqual(first);
  for (const [broken, words] of [
    [{ status: 503, body: '' }, 'the server answered 503'],
    [{ status: 200, body: '<html></html>' }, 'consolidated.xml: This is not the consolidated list'],
    [{ status: 200, body: list('Torvald').slice(0, 90) }, 'broken or cut off'],
    [{ status: 200, body: list('Torvald'), length: 1_000_000 }, 'could not be fetched'],
  ] as const) {
    answer = broken;
    await expect(run()).rejects.toThrow(words);
    expect(await inForce()).toEqual(first);
  }
  answer = { status: 200, body: list('Torvald', 'Ysolde', 'Zoltan') };
  await run();
  expect(await inForce()).toMatchObject([{ entities: 103 }]);
});

it('takes no file that is longer than any list, whether it says so or only goes on', async () => {
  const before = await inForce();
  const words = 'consolidated.xml: This file is larger than 512 MB. The list in force is unchanged.';
  answer = { status: 200, body: list('Torvald'), length: largestList + 1 };
  await expect(run()).rejects.toThrow(words);
  endless = largestList;
  await expect(run()).rejects.toThrow(words);
  endless = 0;
  expect(await inForce()).toEqual(before);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('gable-list-'))).toEqual([]);
}, 30_000);

it('takes addresses over https alone, or of this machine', () => {
  expect(() => readConfig({ UN_LIST_URL: 'http://lists.example/un.xml' })).toThrow('begins with https://');
  expect(readConfig({ OFAC_LIST_URL: 'https://lists.example/sdn.xml' }).lists.OFAC).toBe(
    'https://lists.example/sdn.xml',
  );
});
