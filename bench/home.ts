import { request } from 'node:http';
import { benchPassword, withDatabases } from './bulk/database.ts';
import { figuresOf } from './harness/figures.ts';
import { startProduct } from './harness/processes.ts';
import { count, table } from './harness/table.ts';

const people = 240;
const salespeople = 12_000;
const bar = 60;

/** Signs in from an address of this machine that is the person's own: so many from one address are refused. */
const signInFrom = (localAddress: string, address: string, userName: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ userName, password: benchPassword });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(`${address}/api/v1/auth/login`, { method: 'POST', localAddress, headers }, async (answer) => {
      const { token } = JSON.parse((await answer.toArray()).join('')) as { token?: string };
      if (token) resolve(token);
      else reject(new Error(`${userName} can't sign in: ${answer.statusCode}`));
    })
      .on('error', reject)
      .end(body);
  });

/** Milliseconds of the home page in one call. */
const open = async (address: string, token: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${address}/api/v1/dashboard`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The home page: ${answer.status}`);
  return performance.now() - began;
};

/** The home page of salespeople from all over the tree, one after the other: everybody's first call, and the next ones. */
export const homeBench = (): Promise<void> =>
  withDatabases([1_000_000], async (databases) => {
    for (const database of databases) {
      const product = await startProduct(database);
      const tokens: string[] = [];
      for (let index = 0; index < people; index += 1) {
        const userName = `agent-${Math.round((index * salespeople) / people) + 7}`;
        tokens.push(await signInFrom(`127.0.1.${index + 1}`, product.address, userName));
      }
      const rows: string[][] = [];
      for (const name of ['first', 'second', 'third']) {
        const all: number[] = [];
        for (const token of tokens) all.push(await open(product.address, token));
        const { p50, p95, p99 } = figuresOf(all, 1, 0);
        const verdict = name === 'first' ? '' : p95 < bar ? 'ok' : `over ${bar}`;
        rows.push([name, ...[p50, p95, p99, Math.max(...all)].map((ms) => ms.toFixed(1)), verdict]);
      }
      await product.stop();
      const head = [`home page, ${count(people)} salespeople`, 'p50 ms', 'p95', 'p99', 'most', ''];
      process.stdout.write(`${table(head, rows)}\n`);
    }
  });
