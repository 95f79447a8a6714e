import { addressOf, type Contract, type Endpoint } from '#platform/contract/endpoint.ts';
import { contracts } from '../apps/contracts.ts';
import { exportsOf } from '../apps/rooms.ts';
import type { Caller } from './esubmissions.ts';
import type { Client } from './people.ts';

/**
 * What tests send to every call (access, bad input, scanners). Each room declares it beside its calls, in
 * `rig/examples.ts` (or `server/rig/examples.ts`), exported as `examples`: a call without an example does not compile.
 */

/** A valid input of a call. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Buffer };
  /** The input names a record of the owner, so a stranger gets a 404. */
  foreign?: true;
  /** The owner's status, if it is not 200. */
  refused?: 403 | 404 | 409;
};

/** The caller. `userId` may be another person's if the call is about people. */
export type Owner = { userId: string; password: string };

type Given<Records> = Example | ((given: Records & Owner) => Example);

export type Examples<C extends Contract, Records extends object = object> = {
  /** Makes the records that the examples name. Every id among them belongs to the owner. */
  prepare?: (owner: Caller, signInAgain: () => Promise<Caller>) => Promise<Records>;
  /** Reads what the last call changed in the records, such as a version. */
  refresh?: (owner: Caller, records: Records) => Promise<Partial<Records>>;
  /** Whether another person may see the records; by default only the owner may. */
  isSeen?: (client: Caller, records: Records) => Promise<boolean>;
  calls: { [K in keyof C]: Given<Records> };
  /** Calls that remove what other calls need. The owner makes them last, in this order. */
  last?: (keyof C & string)[];
};

const rooms = (await exportsOf<{ examples: Examples<Contract> }>('rig/examples.ts', 'server/rig/examples.ts')).map(
  ([room, { examples }]) => ({ room, ...examples }),
);

const roomOf = (name: string) => rooms.find(({ room }) => name.startsWith(`${room}.`));

/** `ROOMS=deal,billing` leaves the calls of other rooms out. */
const wanted = process.env.ROOMS?.split(',');
const isWanted = (room: string): boolean => wanted?.includes(room) ?? true;

/** Every call with its name, `room.call`. */
export const calls: [name: string, call: Endpoint][] = Object.entries(contracts).flatMap(([room, contract]) =>
  isWanted(room) ? Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${room}.${key}`, call]) : [],
);

const wantedRooms = rooms.filter(({ room }) => isWanted(room));

export const exampleNames = wantedRooms.flatMap(({ room, calls }) => Object.keys(calls).map((key) => `${room}.${key}`));

/** The calls that are made after all others, the upper rooms' first. */
export const lastNames = wantedRooms.toReversed().flatMap(({ room, last = [] }) => last.map((key) => `${room}.${key}`));

/** The records of one person, by room. */
export type Prepared = Record<string, object>;

export const prepareAll = async (owner: Caller, signInAgain: () => Promise<Caller>): Promise<Prepared> => {
  const prepared: Prepared = {};
  for (const { room, prepare } of rooms) prepared[room] = (await prepare?.(owner, signInAgain)) ?? {};
  return prepared;
};

/** The records of one room as they are now. */
export const refreshed = async (name: string, owner: Caller, prepared: Prepared): Promise<Prepared> => {
  const { room = '', refresh } = roomOf(name) ?? {};
  const records = prepared[room] ?? {};
  return { ...prepared, [room]: { ...records, ...(await refresh?.(owner, records)) } };
};

/** The records of all rooms as they are now. */
export const allRefreshed = async (owner: Caller, prepared: Prepared): Promise<Prepared> => {
  let now = prepared;
  for (const { room } of rooms) now = await refreshed(`${room}.`, owner, now);
  return now;
};

export const isSeen = async (room: string, client: Caller, prepared: Prepared): Promise<boolean> =>
  (await rooms.find((each) => each.room === room)?.isSeen?.(client, prepared[room] ?? {})) ?? false;

export const exampleOf = (name: string, prepared: Prepared, owner: Owner): Example => {
  const { room = '', calls } = roomOf(name) ?? {};
  const given = calls?.[name.slice(room.length + 1)] ?? {};
  return typeof given === 'function' ? given({ ...prepared[room], ...owner }) : given;
};

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** The ids of a room's records, those of one kind always in the same places. */
export const recordIds = (name: string, prepared: Prepared): string[] =>
  Object.values(prepared[roomOf(name)?.room ?? ''] ?? {})
    .flat()
    .filter(isId);

/** The address of a call with its parameters filled in. */
export const pathOf = (call: Endpoint, { params = {} }: Example): string =>
  addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');

/** What a call answers to this person. */
export const answerOf = (client: Client, call: Endpoint, given: Example) => {
  const path = pathOf(call, given);
  const query = given.query ? `?${new URLSearchParams(given.query)}` : '';
  if (call.upload)
    return client.upload(
      path + query,
      (given.body ?? {}) as Record<string, string>,
      given.file ?? { name: 'x.pdf', bytes: Buffer.from('x') },
    );
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return method === 'get' || method === 'delete'
    ? client[method](path + query)
    : client[method](path + query, given.body ?? {});
};
