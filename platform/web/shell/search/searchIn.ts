import type { Data, Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Sending } from '../../api/client.ts';
import { send } from '../../api/send.ts';
import type { SearchHit } from './search.ts';

type Listed<E extends Endpoint> = Data<E> extends { rows: (infer Row)[] } ? Row : never;

const most = 5;

/**
 * The first rows that a call with a `search` finds, as hits of the header's search. `toHit` says how a row is shown and where
 * it leads. Lists are asked for as many rows as are shown.
 */
export const searchIn =
  <E extends Endpoint>(call: Call<E>, toHit: (row: Listed<E>) => SearchHit) =>
  async (search: string, signal: AbortSignal): Promise<SearchHit[]> => {
    const query = { ...(search && { search }), ...(call.list && { pageNumber: 1, pageSize: most }) };
    const { rows } = (await send(call, { query } as unknown as Sending<E>, { signal })) as { rows: Listed<E>[] };
    return rows.slice(0, most).map(toHit);
  };

/** The address of a list, limited to what a search finds. */
export const listAt = (path: string, search: string): string => `${path}?${new URLSearchParams({ search })}`;
