import { fillAccounts } from '#demo/bulk/accounts.ts';
import { measured } from '#demo/bulk/people.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { withClient } from './bulk/cluster.ts';
import { withCopy } from './bulk/copy.ts';
import { withDatabases } from './bulk/database.ts';
import { encryptionKey, startProduct } from './harness/processes.ts';
import { signIn } from './harness/sign-in.ts';
import { count, table, times } from './harness/table.ts';
import { p99, pause, watch } from './harness/watch.ts';

/**
 * The most seconds for a step of a run, and how many times their p99 others may wait during the steps. The p99 of ten seconds is
 * of some eight requests and jumps, so that of all steps together is judged.
 */
const bars = { seconds: 60, others: 2 };
const verdict = (isMet: boolean) => (isMet ? 'ok' : 'over');

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Each step of a payout run of 12,000 salespeople in a copy of the large agency: its time, and what a list takes meanwhile. */
export const payoutRunBench = (): Promise<void> =>
  withDatabases([1_000_000], async ([database]) => {
    if (!database) return;
    await withCopy(database, 'bench_run', async (copy) => {
      await withClient(copy.ownerUrl, (client) =>
        fillAccounts(client, makeSecrets(Buffer.from(encryptionKey, 'base64'))),
      );
      const product = await startProduct(copy);
      try {
        process.stdout.write(`${table(head, await stepsOf(product.address))}\n`);
      } finally {
        await product.stop();
      }
    });
  });

const head = ['payout run', 'seconds', 'list p99 before', 'and meanwhile', 'ratio', ''];

const stepsOf = async (address: string): Promise<string[][]> => {
  const [preparer, approver] = [await signIn(address, measured.finance), await signIn(address, measured.approver)];
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${address}/agency/v1/finance/payouts${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, errors } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(errors)?.slice(0, 400)}`);
    return data;
  };
  const list = `${address}/agency/v1/finance/receipts`;
  const headers = { authorization: `Bearer ${preparer}` };
  for (let round = 0; round < 200; round += 1) await fetch(list, { headers }).then((answer) => answer.arrayBuffer());
  const rows: string[][] = [];
  const all = { quiet: [] as number[], busy: [] as number[] };
  const waits = ({ quiet, busy }: typeof all) => [p99(quiet), p99(busy)].map((each) => each.toFixed(0));
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const quiet = await watch(list, headers, pause(10_000));
    const began = performance.now();
    const working = work();
    const busy = await watch(list, headers, working);
    const seconds = (performance.now() - began) / 1000;
    rows.push([name, seconds.toFixed(1), ...waits({ quiet, busy }), '', verdict(seconds <= bars.seconds)]);
    all.quiet.push(...quiet);
    all.busy.push(...busy);
    return working;
  };
  const now = new Date();
  const [cutOff, payDay] = [day(now), day(new Date(now.getTime() + 3 * 86_400_000))];
  const next = await step('what it would pay', () => ask(preparer, 'GET', `/next?cutOff=${cutOff}`));
  console.error(
    `${count(next.people)} people, S$ ${count(next.netCents / 100)}, ${count(next.held.length)} items held`,
  );
  const { runId } = await step('drawn up', () => ask(preparer, 'POST', '', { cutOff, payDay }));
  await step('its page', () => ask(preparer, 'GET', `/${runId}`));
  await step('approved', () => ask(approver, 'PUT', `/${runId}/approval`, {}));
  await step('sent', () => ask(preparer, 'PUT', `/${runId}/sending`));
  await step('paid', () => ask(preparer, 'PUT', `/${runId}/payment`, { paidOn: cutOff }));
  const ratio = p99(all.busy) / p99(all.quiet);
  return [...rows, ['all steps', '', ...waits(all), times(ratio), verdict(ratio <= bars.others)]];
};
