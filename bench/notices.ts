import { type ClientRequest, request } from 'node:http';
import { withCopy } from './bulk/copy.ts';
import { withDatabases } from './bulk/database.ts';
import { figuresOf } from './harness/figures.ts';
import { openSessions } from './harness/open-sessions.ts';
import { startProduct } from './harness/processes.ts';
import { count, table } from './harness/table.ts';

const pages = 1_000;
const rounds = 5;

type Page = { request: ClientRequest; heard: number[] };

/** Opens a stream and keeps when each notification came. */
const openPage = (address: string, token: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    const heard: number[] = [];
    const asked = request(`${address}/api/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      answer.on('data', (part: Buffer) => {
        if (part.includes('event: notification')) heard.push(performance.now());
      });
      answer.on('error', () => undefined);
      resolve({ request: asked, heard });
    });
    asked.end();
  });

const call = async (address: string, token: string, method: string, path: string, body: object) => {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text).data;
};

const circular = (round: number) => ({
  refNo: `PC ${String(round + 1).padStart(2, '0')}-26`,
  title: `Measured ${round}`,
  type: 'PRACTICE_CIRCULAR',
  category: 'ADVERTISING',
  issuedOn: '2026-02-02',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }] },
  audience: ['everyone'],
});

/** A circular for all of 12,000, with a thousand pages open: how long it takes to publish, until each page has received it, and to stop. */
export const noticesBench = (): Promise<void> =>
  withDatabases([10_000], async ([database]) => {
    if (!database) return;
    await withCopy(database, 'bench_notices', async (copy) => {
      const { readers, publisher, people } = await openSessions(copy.ownerUrl, pages);
      const product = await startProduct(copy);
      const open: Page[] = [];
      for (const token of readers) open.push(await openPage(product.address, token));
      const rows: string[][] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { circularId } = await call(
          product.address,
          publisher,
          'POST',
          '/circulars/v1/desk/circulars',
          circular(round),
        );
        const began = performance.now();
        await call(product.address, publisher, 'PUT', `/circulars/v1/desk/circulars/${circularId}/publication`, {
          at: null,
        });
        const published = performance.now() - began;
        for (let waited = 0; waited < 200 && open.some(({ heard }) => heard.length <= round); waited += 1)
          await new Promise((resolve) => setTimeout(resolve, 25));
        const delays = open.flatMap(({ heard }) => {
          const at = heard[round];
          return at === undefined ? [] : [at - began];
        });
        const { p50, p95 } = figuresOf(delays, 1, 0);
        rows.push([
          String(round + 1),
          ...[published, p50, p95, Math.max(...delays)].map((ms) => ms.toFixed(0)),
          count(delays.length),
        ]);
      }
      const began = performance.now();
      await product.stop();
      const stopped = performance.now() - began;
      for (const page of open) page.request.destroy();
      const head = [
        `to ${count(people)} people, ${count(pages)} pages open`,
        'publish ms',
        'heard p50',
        'p95',
        'most',
        'pages',
      ];
      process.stdout.write(`${table(head, rows)}\nstopped in ${stopped.toFixed(0)} ms\n`);
    });
  });
