import { measured } from '#demo/bulk/people.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type BenchDatabase, withDatabases } from './bulk/database.ts';
import { alternate, type Comparison } from './harness/alternate.ts';
import { loadReads } from './harness/load-reads.ts';
import { startBare, startProduct } from './harness/processes.ts';
import { readActor, signIn } from './harness/sign-in.ts';
import { statementsOf } from './harness/statements.ts';
import { count, sideCells, sideHead, table, times } from './harness/table.ts';

type View = { name: string; userName: string; query: Record<string, string> };

const filtered = { status: '7', sortBy: 'Price', sortDirection: 'desc' };

const views: View[] = [
  { name: 'own, approved by price', userName: measured.salesperson, query: filtered },
  { name: 'own, newest', userName: measured.salesperson, query: {} },
  { name: 'own, search "tan"', userName: measured.salesperson, query: { search: 'tan' } },
  {
    name: 'queue, what waits',
    userName: measured.staff,
    query: { status: '2,3', sortBy: 'SubmittedDate', sortDirection: 'asc' },
  },
  { name: 'all, newest', userName: measured.staff, query: {} },
  { name: 'all, approved by price', userName: measured.staff, query: filtered },
  { name: 'all, search "tan wei"', userName: measured.staff, query: { search: 'tan wei' } },
  { name: 'all, search "leonie hill"', userName: measured.staff, query: { search: 'leonie hill' } },
];

const path = '/api/v1/esubmissions';

/** Both servers on one database, and where each view is on them. */
const openPair = async (database: BenchDatabase) => {
  const product = await startProduct(database);
  const tokens = new Map<string, string>();
  const actors = new Map<string, Actor>();
  for (const userName of Object.values(measured)) {
    const token = await signIn(product.address, userName);
    tokens.set(userName, token);
    actors.set(userName, await readActor(product.address, token));
  }
  const addressOf = ({ query }: View) => `${path}?${new URLSearchParams(query)}`;
  const lists: Record<string, Awaited<ReturnType<typeof statementsOf>>> = {};
  for (const view of views) {
    const actor = actors.get(view.userName);
    if (actor) lists[`/${views.indexOf(view)}`] = await statementsOf(database.url, actor, view.query);
  }
  const users = [...actors].map(([userName, { userId }]) => [tokens.get(userName) ?? '', userId]);
  const bare = await startBare('list', { url: database.url, tokens: users, lists });
  const sidesOf = (view: View) => {
    const token = tokens.get(view.userName) ?? '';
    return [
      loadReads({ name: `gable ${database.size}`, server: product, path: addressOf(view), token }),
      loadReads({ name: `bare ${database.size}`, server: bare, path: `/${views.indexOf(view)}`, token }),
    ];
  };
  const totalOf = async (view: View) => {
    const authorization = `Bearer ${tokens.get(view.userName)}`;
    const answer = await fetch(product.address + addressOf(view), { headers: { authorization } });
    const { data } = (await answer.json()) as { data: { totalRecords: number; totalIsCapped: boolean } };
    return `${count(data.totalRecords)}${data.totalIsCapped ? '+' : ''}`;
  };
  return { sidesOf, totalOf, stop: () => Promise.all([product.stop(), bare.stop()]) };
};

/** The list of 20 with its total: the product beside a bare handler that sends the same statements. */
export const listBench = (only = ''): Promise<void> =>
  withDatabases([10_000, 1_000_000], async (databases) => {
    const pairs: Awaited<ReturnType<typeof openPair>>[] = [];
    for (const database of databases) pairs.push(await openPair(database));
    const rows: string[][] = [];
    try {
      for (const view of views.filter(({ name }) => name.includes(only))) {
        console.error(`list: ${view.name}`);
        const comparison = await alternate(pairs.flatMap(({ sidesOf }) => sidesOf(view)));
        for (const [index, { size }] of databases.entries())
          rows.push([view.name, count(size), (await pairs[index]?.totalOf(view)) ?? '', ...cells(comparison, size)]);
      }
    } finally {
      for (const pair of pairs) await pair.stop();
    }
    process.stdout.write(`${table(head, rows)}\n`);
  });

const head = [
  'list of 20',
  'submissions',
  'total',
  ...sideHead('gable'),
  ...sideHead('bare'),
  ...['ratio', 'p95 to 10,000'],
];

const cells = ({ figures, ratio }: Comparison, size: number): string[] => {
  const sides = [`gable ${size}`, `bare ${size}`];
  const each = sides.flatMap((side) => sideCells(figures.get(side)));
  const growth = (figures.get(`gable ${size}`)?.p95 ?? 0) / (figures.get('gable 10000')?.p95 ?? 1);
  return [...each, times(ratio(`gable ${size}`, `bare ${size}`)), times(growth)];
};
