import type { Actor } from '#platform/contract/actor.ts';
import type { Route } from '#platform/server/http/implement.ts';
import { type BenchDatabase, withDatabases } from '../bulk/database.ts';
import { alternate, type Comparison } from './alternate.ts';
import { loadReads } from './load-reads.ts';
import { startBare, startProduct } from './processes.ts';
import { readActor, signIn } from './sign-in.ts';
import { statementsOf } from './statements.ts';
import { count, sideCells, sideHead, table, times } from './table.ts';

/** What is allowed of a view at the larger size: milliseconds of the p95, and how many times the p95 at 10,000. */
type Bar = { p95?: number; growth?: number };
/** A call of the product that reads, for a person. `params` are those of its path. */
export type View = {
  name: string;
  userName: string;
  route: Route;
  params?: Record<string, string>;
  query: Record<string, string>;
  /** What else is asked for, of records whose ids differ from one database to the other. */
  find?: (get: (path: string) => Promise<unknown>) => Promise<Record<string, string>>;
  bar?: Bar;
};

const sizes = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);

/** The route of one call. @throws if there is none */
export const routeOf = (routes: Route[], name: string): Route => {
  const found = routes.find((route) => route.name === name);
  if (!found) throw new Error(`There is no route ${name}.`);
  return found;
};

/** Where a view is asked for. */
export const addressOf = ({ route: { call }, params = {}, query }: View) => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `/${call.base ?? 'api'}${path}?${new URLSearchParams(query)}`;
};

/** The view with what it finds on this server. */
export const settled = async (address: string, token: string, view: View): Promise<View> => {
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return { ...view, query: { ...view.query, ...(await view.find?.(get)) } };
};

/** Both servers on one database, and where each view is on them. */
const openPair = async (database: BenchDatabase, views: View[]) => {
  const product = await startProduct(database);
  const tokens = new Map<string, string>();
  const actors = new Map<string, Actor>();
  for (const userName of new Set(views.map((view) => view.userName))) {
    const token = await signIn(product.address, userName);
    tokens.set(userName, token);
    actors.set(userName, await readActor(product.address, token));
  }
  const addresses = new Map<View, string>();
  const lists: Record<string, Awaited<ReturnType<typeof statementsOf>>> = {};
  const failed = new Set<View>();
  for (const [index, view] of views.entries()) {
    const actor = actors.get(view.userName);
    if (!actor) continue;
    try {
      const asked = await settled(product.address, tokens.get(view.userName) ?? '', view);
      addresses.set(view, addressOf(asked));
      lists[`/${index}`] = await statementsOf(database.url, actor, asked);
    } catch (error) {
      console.error(`${view.name}:`, error);
      failed.add(view);
    }
  }
  const users = [...actors].map(([userName, { userId }]) => [tokens.get(userName) ?? '', userId]);
  const bare = await startBare('list', { url: database.url, tokens: users, lists });
  const sidesOf = (view: View) => {
    const token = tokens.get(view.userName) ?? '';
    return [
      loadReads({ name: `gable ${database.size}`, server: product, path: addresses.get(view) ?? '', token }),
      loadReads({ name: `bare ${database.size}`, server: bare, path: `/${views.indexOf(view)}`, token }),
    ];
  };
  const totalOf = async (view: View) => {
    const authorization = `Bearer ${tokens.get(view.userName)}`;
    const path = addresses.get(view) ?? '';
    const answer = await fetch(product.address + path, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { totalRecords?: number; totalIsCapped?: boolean } };
    return data.totalRecords === undefined ? '' : `${count(data.totalRecords)}${data.totalIsCapped ? '+' : ''}`;
  };
  return { sidesOf, totalOf, failed, stop: () => Promise.all([product.stop(), bare.stop()]) };
};

/** Calls that read at 10,000 and 1,000,000 submissions: the product beside a bare handler that sends the same statements. */
export const compareReads = (title: string, views: View[]): Promise<void> =>
  withDatabases(sizes, async (databases) => {
    const pairs: Awaited<ReturnType<typeof openPair>>[] = [];
    for (const database of databases) pairs.push(await openPair(database, views));
    const rows: string[][] = [];
    try {
      for (const view of views) {
        // One that can't be answered doesn't keep the others from being measured.
        if (pairs.some(({ failed }) => failed.has(view))) {
          rows.push([view.name, ...head.slice(1).map(() => ''), 'fails']);
          continue;
        }
        console.error(`${title}: ${view.name}`);
        const comparison = await alternate(pairs.flatMap(({ sidesOf }) => sidesOf(view)));
        for (const [index, { size }] of databases.entries())
          rows.push([
            view.name,
            count(size),
            (await pairs[index]?.totalOf(view)) ?? '',
            ...cells(comparison, size, view.bar),
          ]);
      }
    } finally {
      for (const pair of pairs) await pair.stop();
    }
    process.stdout.write(`${table([title, ...head], rows)}\n`);
  });

const head = [
  'submissions',
  'total',
  ...sideHead('gable'),
  ...sideHead('bare'),
  'ratio',
  `p95 to ${count(sizes[0] ?? 0)}`,
  '',
];

const cells = ({ figures, ratio }: Comparison, size: number, bar?: Bar): string[] => {
  const sides = [`gable ${size}`, `bare ${size}`];
  const each = sides.flatMap((side) => sideCells(figures.get(side)));
  const p95 = figures.get(`gable ${size}`)?.p95 ?? Number.NaN;
  const growth = p95 / (figures.get(`gable ${sizes[0]}`)?.p95 ?? 1);
  const isOver = p95 > (bar?.p95 ?? Number.POSITIVE_INFINITY) || growth > (bar?.growth ?? Number.POSITIVE_INFINITY);
  const verdict = bar === undefined || size !== sizes.at(-1) ? '' : isOver ? 'over the bar' : 'ok';
  return [...each, times(ratio(`gable ${size}`, `bare ${size}`)), times(growth), verdict];
};
