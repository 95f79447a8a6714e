import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call } from './client.ts';
import { useChange } from './useChange.ts';

const call = { name: 'billing.record', method: 'POST', address: '/api/v1/receipts', message: '', broken: '' } as Call;
const answer = () => new Response(JSON.stringify({ success: true, message: '', data: {} }), { status: 200 });
afterEach(() => vi.unstubAllGlobals());

/** A page of another room is open, a third one was open before. What of them was read anew, and is to be, after a change? */
const after = async (options: { refreshes?: false }) => {
  vi.stubGlobal('fetch', async () => answer());
  const queries = new QueryClient();
  const read = vi.fn(async () => 'what is open');
  const open = new QueryObserver(queries, { queryKey: ['payout', 'runs'], queryFn: read, staleTime: 60_000 });
  const close = open.subscribe(() => undefined);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  queries.setQueryData(['production', 'deals'], 'what was open before');
  let change: ((input: never) => Promise<unknown>) | undefined;
  const Page = () => {
    change = useChange(call as Call<Endpoint>, { ...options, silent: 'both' }).mutateAsync as typeof change;
    return null;
  };
  renderToString(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await change?.({} as never);
  close();
  return { reads: read.mock.calls.length, isStale: queries.getQueryState(['production', 'deals'])?.isInvalidated };
};

it('after a change what is on screen is read anew, whichever room it is of, and the rest when it is shown', async () => {
  expect(await after({})).toEqual({ reads: 2, isStale: true });
});

it('a change of nothing that a page shows leaves it', async () => {
  expect(await after({ refreshes: false })).toEqual({ reads: 1, isStale: false });
});
