import { withCopy } from './bulk/copy.ts';
import { withDatabases } from './bulk/database.ts';
import { type Difference, differenceOf } from './harness/difference.ts';
import { median } from './harness/figures.ts';
import { type Server, startProduct } from './harness/processes.ts';
import { table } from './harness/table.ts';

const samples = 400;
const warmUps = 30;

/** Two groups of existing accounts and one of unknown names. Each name is tried once, so that no limit is reached. */
const groups = {
  known: (index: number) => `agent-${1_000 + index}`,
  'known again': (index: number) => `agent-${6_000 + index}`,
  unknown: (index: number) => `someone-${1_000 + index}`,
};
type Group = keyof typeof groups;
const names = Object.keys(groups) as Group[];

const calls = {
  'sign in, wrong password': {
    path: '/api/v1/auth/login',
    body: (userName: string) => ({ userName, password: 'not the password of anybody' }),
    status: 403,
  },
  'forgot password': { path: '/api/v1/users/forgot-password', body: (userName: string) => ({ userName }), status: 200 },
};

/** A different network address for each call, because there are limits by address. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** One after the other, in random order within each round: what else the machine does meets the groups alike. */
const measure = async ({ address }: Server, { path, body, status }: (typeof calls)[keyof typeof calls]) => {
  const times: Record<Group, number[]> = { known: [], 'known again': [], unknown: [] };
  for (let round = 0; round < samples + warmUps; round++)
    for (const group of names.toSorted(() => Math.random() - 0.5)) {
      const began = performance.now();
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(round * 3 + names.indexOf(group)) },
        body: JSON.stringify(body(groups[group](round))),
      });
      await answer.text();
      if (round >= warmUps) times[group].push(performance.now() - began);
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    }
  return times;
};

const ms = (value: number) => value.toFixed(2);
const shown = ({ ms: value, low, high }: Difference) => `${ms(value)} (${ms(low)} to ${ms(high)})`;

/** Measures whether the time of an answer shows if an account exists: known names beside unknown ones. */
export const signInBench = (): Promise<void> =>
  withDatabases([10_000], async ([database]) => {
    if (!database) return;
    const rows: string[][] = [];
    await withCopy(database, 'bench_sign_in', async (copy) => {
      const product = await startProduct(copy, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' });
      try {
        for (const [name, call] of Object.entries(calls)) {
          const times = await measure(product, call);
          rows.push([
            ...[name, ms(median(times.known)), ms(median(times.unknown))],
            ...[
              shown(differenceOf(times.known, times.unknown)),
              shown(differenceOf(times.known, times['known again'])),
            ],
          ]);
        }
      } finally {
        await product.stop();
      }
    });
    process.stdout.write(`${table(head, rows)}\n`);
  });

const head = [`median of ${samples}`, 'known ms', 'unknown ms', 'apart (95 %)', 'known from known (95 %)'];
