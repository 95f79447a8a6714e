import type { BodyShape } from '#platform/contract/body-shape.ts';
import type { Contract, Data, Endpoint, Request } from '#platform/contract/endpoint.ts';
import type { ListShape } from '#platform/contract/paging.ts';
import { generalFailure } from './failure.ts';
import { callPrefix } from './portal.ts';

/** A call of the API in the browser. `E` holds the contract's types for the compiler. */
export type Call<E extends Endpoint = Endpoint> = {
  name: string;
  method: string;
  address: string;
  message: string;
  /** The message if a change fails and the server sends none. */
  broken: string;
  /** The filters and sort keys, if the call is a list. */
  list?: ListShape;
  /** What a form has to know of its body. */
  body?: BodyShape;
  readonly contract?: E;
};

export type Client<C extends Contract> = { readonly [K in keyof C]: Call<C[K]> };

/** The part of a feature's contract that pages load (`virtual:wire/<feature>`). */
export type Wire = {
  feature: string;
  calls: Record<
    string,
    [method: string, address: string, message: string, shapes?: { list?: ListShape; body?: BodyShape }]
  >;
};

/**
 * The calls of a feature: `const api = client<typeof contacts>(wire)`, the contract imported as a type only.
 * `broken` is the feature's message for changes that fail without a message of the server.
 */
export const client = <C extends Contract>({ feature, calls }: Wire, broken: string = generalFailure): Client<C> =>
  new Proxy({} as Client<C>, {
    get: (_, key) => {
      const name = `${feature}.${String(key)}`;
      const line = calls[String(key)];
      if (!line) throw new Error(`There is no call ${name}.`);
      const [method, address, message, shapes] = line;
      return {
        name,
        method,
        address,
        message,
        broken: method === 'GET' ? generalFailure : broken,
        ...shapes,
      };
    },
  });

type Given<E extends Endpoint> = {
  [K in keyof Request<E> as Request<E>[K] extends undefined ? never : K]: Request<E>[K];
};
/** The input of a call: the parts (params, query, body) that its endpoint declares. */
export type Sending<E extends Endpoint> = keyof Given<E> extends never ? Record<string, never> : Given<E>;

export type Received<E extends Endpoint> = Data<E>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The address of a call with its parameters and query. Values that are undefined, null or empty are left out. */
export const urlOf = (call: Pick<Call, 'address'>, { params = {}, query = {} }: Parts): string => {
  const path =
    callPrefix() + call.address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
