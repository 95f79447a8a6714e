import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { aReadyForm } from '#features/ecdd/rig/ready-form.ts';
import { visitLink } from '#features/ecdd/rig/visit-link.ts';
import { addressOf, changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { calls } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { multipart } from '#test/multipart.ts';
import type { Client } from '#test/people.ts';

/** Slow senders stand in nobody's way: no call that anybody may make takes something before its body is there. */

let app: TestApp;
let hannah: Client;
let port: number;

const place = '/api/v1/ecdd-aml-forms';
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;
const open = calls.filter(([, call]) => [call.who].flat().includes('public') && changes(call));

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  await loadList(app, []);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});

type Link = { token: string; cookie: string };

/** A link that its customer has opened by the code. */
const aLink = async (): Promise<Link> => {
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  const { body } = await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  const token = new URL(body.data.url).searchParams.get('token') ?? '';
  return { token, cookie: (await visitLink(app, token)).cookie };
};

/** The beginnings of the bodies that a call takes. */
const beginningsOf = ({ upload }: Endpoint): { type: string; body: string }[] => [
  ...(upload
    ? [
        {
          type: 'multipart/form-data; boundary=slow',
          body: `${upload === true ? '--slow\r\nContent-Disposition: form-data; name="key"\r\n\r\nWEALTH\r\n' : ''}--slow\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 `,
        },
      ]
    : []),
  ...(upload === true ? [] : [{ type: 'application/json', body: '{"userName":"' }]),
];

type Slow = { name: string; socket: Socket; said: string; isClosed: boolean };

/** Begins a body of 900 kB, and never goes on. */
const begin = (from: string, [name, call]: (typeof open)[number], { token, cookie }: Link): Promise<Slow>[] =>
  beginningsOf(call).map(
    ({ type, body }) =>
      new Promise((resolve) => {
        const slow: Slow = {
          name,
          socket: connect({ port, host: '127.0.0.1', localAddress: from }),
          said: '',
          isClosed: false,
        };
        const query = call.query ? `?token=${token}` : '';
        const head = [
          `${call.method} ${addressOf(call)}${query} HTTP/1.1`,
          'Host: x',
          `Content-Type: ${type}`,
          'Content-Length: 900000',
          `Cookie: ${cookie}`,
          'X-Requested-With: gable',
        ].join('\r\n');
        slow.socket
          .on('error', () => undefined)
          .on('close', () => {
            slow.isClosed = true;
          })
          .on('data', (bytes) => {
            slow.said += bytes.toString();
          })
          .on('connect', () => slow.socket.write(`${head}\r\n\r\n${body}`, () => resolve(slow)));
      }),
  );

type Sent = { method: string; path: string; from: string; body?: Buffer; headers?: Record<string, string> };

/** The status of an answer, which is read to its end. */
const send = ({ method, path, from, body, headers = {} }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', localAddress: from, method, path, headers, agent: false };
    const sending = request(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', reject).end(body);
  });

const json = (value: unknown) => ({
  body: Buffer.from(JSON.stringify(value)),
  headers: { 'content-type': 'application/json' },
});

/** What honest people send, each from an address of their own. */
const honest = ({ token, cookie }: Link, at: number): Sent[] => {
  const from = `127.0.1.${at + 1}`;
  const file = multipart({}, { name: 'paper.pdf', bytes: Buffer.from('%PDF-1.7 anything') });
  const credentials = { userName: hannah.person.userName, password: app.password };
  return [
    { method: 'POST', path: '/api/v1/auth/login', from, ...json(credentials) },
    { method: 'POST', path: '/api/v1/users/forgot-password', from, ...json({ userName: `nobody${at}` }) },
    {
      method: 'POST',
      path: '/api/v1/verify',
      from,
      body: file.body,
      headers: { 'content-type': file.contentType },
    },
    { method: 'GET', path: `${place}/token-verification?token=${token}`, from },
    { method: 'GET', path: `${place}/customer/document?token=${token}`, from, headers: { cookie } },
  ];
};

it('takes nothing of what others wait for before the body of a call that anybody may make is there', async () => {
  const [theirs, ours] = [await aLink(), await aLink()];
  // The clock that cuts slow senders off stands still, so that they are there for as long as the others take.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = (
    await Promise.all(
      ['127.0.0.2', '127.0.0.3'].flatMap((from) =>
        open.flatMap((each) => Array.from({ length: 20 }, () => begin(from, each, theirs)).flat()),
      ),
    )
  ).flat();
  onTestFinished(() => {
    for (const { socket } of slow) socket.destroy();
  });
  expect(slow.length).toBeGreaterThanOrEqual(40 * open.length);
  const pool = app.services.database.$client;
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0);
  const held = `SELECT (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = d.oid)
      + (SELECT count(*) FROM pg_stat_activity WHERE datname = d.datname AND state LIKE 'idle in transaction%') AS n
    FROM pg_database d WHERE datname = current_database()`;
  expect(await ask(app.services.database, held)).toEqual([{ n: 0 }]);

  // Five people at a time: fifty hashes of passwords at once would be too much of a busy machine.
  for (let round = 0; round < 10; round++) {
    const sent = Array.from({ length: 5 }, (_, at) => honest(ours, round * 5 + at)).flat();
    const answers = await Promise.all(sent.map(async (each) => `${each.path}: ${await send(each)}`));
    expect(answers).toEqual(sent.map(({ path }) => `${path}: 200`));
  }
  for (const name of ['Payslip 1.pdf', 'Payslip 2.pdf']) {
    const { body, contentType } = multipart({ key: 'WEALTH' }, { name, bytes: samplePdf() });
    const headers = { 'content-type': contentType, cookie: ours.cookie, 'x-requested-with': 'gable' };
    const path = `/api/v1/esubmission-uploads/ecdd-customer?token=${ours.token}`;
    expect(await send({ method: 'POST', path, from: '127.0.1.1', body, headers })).toBe(200);
  }
  // Those whom nothing was refused were there all the time, and are cut off.
  const gone = slow.filter(({ isClosed, said }) => isClosed && !said.startsWith('HTTP/1.1 429'));
  expect(gone.map(({ name, said }) => `${name}: ${said}`)).toEqual([]);
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => slow.filter(({ isClosed }) => !isClosed).map(({ name }) => name)).toEqual([]);
});
