import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { MeProvider } from '#features/identity/index.web.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { RouteError } from '#platform/web/errors/RouteError.tsx';
import { calls } from '#test/access.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { parseSearch, stringifySearch } from '../search.ts';
import { insidePages } from './pages.ts';

/**
 * Every page with a bad id in each place of its address, drawn as the browser would with the answers of the calls: it says that there
 * is no such thing, and offers no Retry, which would be refused again.
 */
const app = await testApp();
const admin = await app.letIn(await app.anAdmin());
const agent = await app.letIn(await app.aSalesperson());
afterAll(() => vi.unstubAllGlobals());

const bad = 'no-such-id';
const unknown = '00000000-0000-4000-8000-000000000000';

type Page = { path: string; validateSearch?: (raw: object) => object };
const pages = insidePages(createRootRoute(), new QueryClient()).map(({ options }: AnyRoute) => options as Page);

/** What addresses name, as pages and calls call it. Words that are searched for are no ids. */
const names = new Set([
  'open',
  'parent',
  ...calls.flatMap(([, { method, query }]) => (method === 'GET' && query ? Object.keys(query.shape) : [])),
]);
for (const words of ['search', 'street', 'block', 'building']) names.delete(words);
// The token of a link leaves the address before a page is drawn.
names.delete('token');

const ofPages = pages.flatMap(({ path, validateSearch }) => {
  const filled = (id: string) => path.replaceAll(/\$\w+/g, id);
  const kept = [...names].filter((name) => Object.hasOwn(validateSearch?.({ [name]: bad }) ?? {}, name));
  return [
    ...(path.includes('$') ? [filled(bad), filled(unknown)] : []),
    ...kept.map((name) => `${filled(unknown)}?${name}=${bad}`),
  ];
});

// The wizard refuses a bad id before it is drawn.
const addresses = [...ofPages, `/e-submission/submit-new-transaction?eSubId=${bad}`];

/** What a person sees at an address, once all that it loads has been answered. */
const shownAt = async (client: Client, address: string): Promise<string> => {
  const me = (await client.get('/api/v1/users/info')).body.data;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers }: RequestInit = {}) => {
    const {
      statusCode,
      rawPayload,
      headers: answered,
    } = await app.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(headers as Record<string, string>), authorization: `Bearer ${client.token}` },
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(answered['content-type']) },
    });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: root.addChildren(insidePages(root, queries)),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { me },
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
  });
  await router.load();

  const draw = () =>
    renderToString(
      <QueryClientProvider client={queries}>
        <MantineProvider env="test">
          <MeProvider value={me}>
            <RouterProvider router={router} />
          </MeProvider>
        </MantineProvider>
      </QueryClientProvider>,
    );
  for (let pass = 0; pass < 5; pass++) {
    const html = draw();
    const open = queries.getQueryCache().findAll({
      predicate: ({ state, options }) =>
        state.status === 'pending' && !('enabled' in options && options.enabled === false),
    });
    if (open.length === 0) return html;
    await Promise.allSettled(open.map((query) => query.fetch()));
  }
  throw new Error(`${address} asks for ever more.`);
};

/** What says that there is nothing of such a name. */
const refusal =
  /404 Not Found|This page could not be found|This could not be loaded|Nothing matches these filters|Nothing here for your desk/;

it.each(addresses)('%s', async (address) => {
  for (const client of [admin, agent]) {
    const html = await shownAt(client, address);
    expect(html).toMatch(refusal);
    expect(html).not.toMatch(/>(Retry|Try again)</);
  }
});

it('is walked at each page that has a place for an id', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      `/my-productions/submitted-deal?open=${bad}`,
      `/team-productions?parent=${bad}`,
      `/agency-desk/finance/invoices?agent=${bad}`,
      `/agency-desk/finance/payouts/${bad}`,
      `/agency-desk/people/${unknown}`,
    ]),
  );
});
