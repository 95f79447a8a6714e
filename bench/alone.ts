import { withDatabases } from './bulk/database.ts';
import { dashboardViews } from './dashboard.ts';
import { financeViews } from './finance.ts';
import { addressOf, settled, type View } from './harness/compare-reads.ts';
import { figuresOf } from './harness/figures.ts';
import { startProduct } from './harness/processes.ts';
import { signIn } from './harness/sign-in.ts';
import { count, table } from './harness/table.ts';
import { productionViews } from './production.ts';

const sizes = [10_000, 1_000_000];
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);

/** Milliseconds of a call that nothing else runs beside, and the bytes of its answer. */
const ask = async (url: string, token: string): Promise<{ took: number; bytes: number }> => {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { took: performance.now() - began, bytes: body.byteLength };
};

const timesOf = async (address: string, token: string, view: View): Promise<string[]> => {
  const url = address + addressOf(await settled(address, token, view));
  const all: number[] = [];
  let size = 0;
  for (let round = -2; round < rounds; round += 1) {
    const { took, bytes } = await ask(url, token);
    if (round >= 0) all.push(took);
    size = bytes;
  }
  const { p50, p95 } = figuresOf(all, 1, 0);
  return [p50.toFixed(1), p95.toFixed(1), count(size)];
};

/** Every call of production, the home page and finance by itself, one after the other: what a person waits for it. */
export const aloneBench = async (only = ''): Promise<void> => {
  const views = [...productionViews, ...dashboardViews, ...financeViews].filter(({ name }) => name.includes(only));
  const found = new Map<View, string[]>(views.map((view) => [view, []]));
  await withDatabases(sizes, async (databases) => {
    for (const database of databases) {
      const product = await startProduct(database);
      const tokens = new Map<string, string>();
      for (const view of views) {
        const token = tokens.get(view.userName) ?? (await signIn(product.address, view.userName));
        tokens.set(view.userName, token);
        try {
          found.get(view)?.push(...(await timesOf(product.address, token, view)));
        } catch (error) {
          console.error(`${view.name}:`, error);
          found.get(view)?.push('fails', '', '');
        }
      }
      await product.stop();
    }
  });
  const head = ['alone', ...sizes.flatMap((size) => [`${count(size)}: p50`, 'p95', 'bytes'])];
  process.stdout.write(
    `${table(
      head,
      [...found].map(([{ name }, cells]) => [name, ...cells]),
    )}\n`,
  );
};
