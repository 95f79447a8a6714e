import type { RawContract } from '#platform/contract/raw-call.ts';
import type { DemoSteps, Room } from '#platform/server/room.ts';
import { exportsOf } from './rooms.ts';

const found = await exportsOf<{ room: Room }>('server/room.ts');

/** The server part of every room, from the bottom up. */
export const serverRooms: Room[] = found.map(([, { room }]) => room);

/** The rooms' own parts of the demo agency, from the bottom up. */
export const demoSteps: DemoSteps = {
  before: serverRooms.flatMap(({ demoBefore }) => demoBefore ?? []),
  after: serverRooms.flatMap(({ demo }) => demo ?? []),
};

/** The calls without the envelope, for the API document and the generated tests. */
export const rawContracts: Record<string, RawContract> = Object.fromEntries(
  found.flatMap(([name, { room }]) => (room.raw ? [[name, room.raw.calls]] : [])),
);
