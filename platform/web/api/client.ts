import type { Contract, Data, Endpoint, Request } from '#platform/contract/endpoint.ts';
import { generalFailure } from './failure.ts';
import { callPrefix } from './portal.ts';

/** A call of the API as the browser knows it; `E` carries the contract's types and exists for the compiler alone. */
export type Call<E extends Endpoint = Endpoint> = {
  name: string;
  method: string;
  address: string;
  message: string;
  /** What is said when a change breaks without words of the server. */
  broken: string;
  readonly contract?: E;
};

export type Client<C extends Contract> = { readonly [K in keyof C]: Call<C[K]> };

/** What a page carries of a feature's contract (`virtual:wire/<feature>`). */
export type Wire = {
  feature: string;
  calls: Record<string, [method: string, address: string, message: string]>;
};

/**
 * The calls of a feature: `const api = client<typeof contacts>(wire)`, the contract imported as a type only.
 * `broken`: 00's words for general failures of its changes, where it has some of its own.
 */
export const client = <C extends Contract>({ feature, calls }: Wire, broken: string = generalFailure): Client<C> =>
  new Proxy({} as Client<C>, {
    get: (_, key) => {
      const name = `${feature}.${String(key)}`;
      const line = calls[String(key)];
      if (!line) throw new Error(`There is no call ${name}.`);
      const [method, address, message] = line;
      return { name, method, address, message, broken: method === 'GET' ? generalFailure : broken };
    },
  });

type Given<E extends Endpoint> = {
  [K in keyof Request<E> as Request<E>[K] extends undefined ? never : K]: Request<E>[K];
};
/** What a call is given: the parts that its endpoint declares. */
export type Sending<E extends Endpoint> = keyof Given<E> extends never ? Record<string, never> : Given<E>;

export type Received<E extends Endpoint> = Data<E>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The address with its parameters and query filled in; what is undefined or empty is left out. */
export const urlOf = (call: Pick<Call, 'address'>, { params = {}, query = {} }: Parts): string => {
  const path =
    callPrefix() + call.address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
