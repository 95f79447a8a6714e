import type { Actor } from '#platform/contract/actor.ts';
import type { Answer, Contract, Endpoint, Input } from '#platform/contract/endpoint.ts';
import type { Origin, Services } from '../context.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import type { FileAnswer, IncomingFile } from './files.ts';

/** What a handler can set on the answer beside its data. */
export type Reply = {
  setSession(token: string | null): void;
  /** The cookie of a portal that staff read, for the length of the visit. */
  setPortal(token: string, seconds: number): void;
  setReport(token: string, seconds: number): void;
  /** The cookie of a visitor without an account. */
  setVisit(token: string, seconds: number): void;
};

type ActorOf<E extends Endpoint> = E['who'] extends 'public' ? Actor | null : Actor;
type Connection<E extends Endpoint> = E['method'] extends 'GET' ? Db : E['transaction'] extends 'own' ? Database : Tx;

/** What a handler gets: a change has its transaction, a read the pool; a public call may have no actor. */
export type At<E extends Endpoint> = Services & Origin & { actor: ActorOf<E>; db: Connection<E>; reply: Reply };

type Upload<E extends Endpoint> = E['upload'] extends true
  ? { file: IncomingFile }
  : E['upload'] extends 'or-earlier'
    ? { file?: IncomingFile }
    : unknown;
type Incoming<E extends Endpoint> = Input<E> & Upload<E>;
type Outgoing<E extends Endpoint> = E['file'] extends readonly string[] ? FileAnswer : Answer<E>;

export type Handler<E extends Endpoint> = (at: At<E>, input: Incoming<E>) => Promise<Outgoing<E>> | Outgoing<E>;
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

/** A handler without its types: its input was checked before it is called. */
export type Route = {
  name: string;
  call: Endpoint;
  handle: (at: never, input: never) => unknown;
  /** The call that reads the record at the same address. */
  read?: Route | undefined;
};

/** Pairs each endpoint of a contract with its handler; one missing or too many does not compile. */
export const implement = <C extends Contract>(feature: string, contract: C, handlers: Handlers<C>): Route[] => {
  const routes = Object.entries(contract).map(
    ([key, call]): Route => ({
      name: `${feature}.${key}`,
      call,
      handle: handlers[key as keyof C] as Route['handle'],
    }),
  );
  return routes.map((route) => ({ ...route, read: readerOf(route, routes) }));
};

/** Of a call with fields that another one changes. */
const readerOf = ({ call: { elsewhere, path } }: Route, routes: Route[]): Route | undefined =>
  elsewhere && routes.find(({ call }) => call.method === 'GET' && call.params !== undefined && call.path === path);
