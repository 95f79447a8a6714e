import { randomUUID } from 'node:crypto';
import { sampleInfo } from '#demo/sample.ts';
import { insertTable } from './bare/insert.ts';
import { withClient } from './bulk/cluster.ts';
import { withDatabases } from './bulk/database.ts';
import { alternate } from './harness/alternate.ts';
import { loadWrites, type Writer } from './harness/load-writes.ts';
import { startBare, startProduct } from './harness/processes.ts';
import { readActor, signIn } from './harness/sign-in.ts';
import { sideCells, sideHead, table, times } from './harness/table.ts';

type Saved = { data: { eSubId: string; version: number } };

const path = '/api/v1/esubmissions';
let draw = 0;

/** Step 1 with another price, and so another commission, each time. */
const nextInfo = () => {
  draw += 1;
  const priceCents = 100_000_000 + (draw % 9_000) * 100_000;
  return sampleInfo({ priceCents, commission: { basis: 'PERCENT', rate: 20_000, amountCents: priceCents / 50 } });
};

/** A salesperson who saves step 1 of one draft again and again, as the wizard does: version and Idempotency-Key with each. */
const wizard = async (address: string, token: string): Promise<Writer> => {
  const url = address + path;
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() });
  const created = await fetch(url, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(nextInfo()),
  });
  let { data: saved } = (await created.json()) as Saved;
  return {
    next: () => {
      const { eSubId, version } = saved;
      return { method: 'PUT', url, headers: headers(), body: { ...nextInfo(), eSubId, version } };
    },
    answered: (answer) => {
      saved = (answer as Saved).data;
    },
  };
};

const inserter = (url: string, token: string): Writer => ({
  next: () => ({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, body: nextInfo() }),
  answered: () => undefined,
});

const widths = [4, 10];
const size = Number(process.env.BENCH_SIZES ?? 1_000_000);

/** The wizard's save beside one durable one-row insert by a bare handler. */
export const saveBench = (): Promise<void> =>
  withDatabases([size], async ([database]) => {
    if (!database) return;
    await withClient(database.ownerUrl, (client) => client.query(insertTable));
    const product = await startProduct(database);
    const token = await signIn(product.address, 'agent-1');
    const { userId } = await readActor(product.address, token);
    const bare = await startBare('insert', { url: database.url, tokens: [[token, userId]] });
    const rows: string[][] = [];
    try {
      for (const width of widths) {
        console.error(`save: ${width} connections`);
        const wizards = await Promise.all(Array.from({ length: width }, () => wizard(product.address, token)));
        const inserters = Array.from({ length: width }, () => inserter(bare.address, token));
        const { figures, ratio } = await alternate([
          loadWrites('gable', product, wizards),
          loadWrites('bare', bare, inserters),
        ]);
        const cells = [...figures.values()].flatMap(sideCells);
        rows.push([`save, ${width} connections`, ...cells, times(ratio('gable', 'bare'))]);
      }
    } finally {
      await product.stop();
      await bare.stop();
      await withClient(database.ownerUrl, (client) => client.query('DROP TABLE bench_insert'));
    }
    process.stdout.write(`${table(head, rows)}\n`);
  });

const head = ['durable', ...sideHead('gable'), ...sideHead('bare'), 'ratio'];
