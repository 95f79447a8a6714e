import type { Day } from '#platform/contract/days.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { RawContract } from '#platform/contract/raw-call.ts';
import type { Reading, Services, Writing } from './context.ts';
import type { Route } from './http/implement.ts';
import type { RawRoutes } from './http/raw.ts';
import type { Job } from './jobs/jobs.ts';
import type { SealedColumn } from './secrets/rotate-key.ts';

/**
 * What a room brings to the server. Its `room.server.ts` (or `server/room.ts`) exports it as `room`; apps/rooms.ts finds it
 * by the room's folder, so nothing else has to name it.
 */
export type Room = {
  routes?: (house: House) => Route[];
  /** Calls below the envelope (platform/contract/raw-call.ts), and what answers them. */
  raw?: { calls: RawContract; routes: (services: Services, house: House) => RawRoutes };
  jobs?: (services: Services, house: House) => Job[];
  /** What a database begins with that depends on the day; asked for at each start, after the demo agency was loaded. */
  begin?: (services: Services) => Promise<void>;
  /** What takes seconds the first time, which a server does once it answers, so that nobody waits for it. */
  warm?: (services: Services) => Promise<void>;
  /** The kinds of notification that it sends, and of mail that a person may switch off. */
  notices?: NotificationKind[];
  /** What this room does for rooms below it, at the ports that they declare. */
  offers?: Offer[];
  /** Columns that are sealed with the encryption key, and tables of hashes by it. */
  sealed?: SealedColumn[];
  keyed?: string[];
  /** What `import <name> FILE…` of the command line loads. */
  imports?: Record<string, Import>;
  /** Demo data needed before the demo agency's submissions are loaded: its people exist by then. */
  demoBefore?: DemoStep;
  /** Fills the room's part of the demo agency, once its people and submissions are there. */
  demo?: DemoStep;
};

/** Loads files and says in one line what came in. `say` shows meanwhile how far it is; `flags` are the words that began with `--`. */
export type Import = (at: Reading<null>, files: string[], how?: ImportHow) => Promise<string>;
export type ImportHow = { flags: ReadonlySet<string>; say: (progress: string) => void };

/** The same seed and day give the same demo agency. */
export type DemoStep = (at: Writing<null>, drawn: DrawnDemo, house: House) => Promise<void>;
/** `sellers`: the user names of those with the most deals besides the printed accounts, the one with the most commission of a year first. */
export type DrawnDemo = { seed: number; today: Day; sellers: string[] };
/** The rooms' parts of the demo agency, from the bottom up. */
export type DemoSteps = { before: DemoStep[]; after: DemoStep[]; house: House };

/** What a room needs and a room above it, or the process itself, provides: imports point downwards only. */
export type Port<T> = { readonly name: string; readonly of?: T };
export type Offer = { readonly port: string; readonly value: unknown };

export const port = <T>(name: string): Port<T> => ({ name });
export const offer = <T>({ name }: Port<T>, value: NoInfer<T>): Offer => ({ port: name, value });

/** Passed to rooms when the server is composed. */
export type House = {
  /** The offer of a port that takes exactly one. */
  one<T>(port: Port<T>): T;
  /** All offers of a port that takes any number. */
  all<T>(port: Port<T>): T[];
  /** Every kind of notification, the upper rooms' first. */
  notices: readonly NotificationKind[];
};

export const openHouse = (offers: Offer[], notices: readonly NotificationKind[] = []): House => {
  const all = <T>({ name }: Port<T>): T[] => offers.filter(({ port }) => port === name).map(({ value }) => value as T);
  const one = <T>(port: Port<T>): T => {
    const offers = all(port);
    if (offers.length !== 1) throw new Error(`The port ${port.name} has ${offers.length} offers and takes one.`);
    return offers[0] as T;
  };
  return { one, all, notices };
};
