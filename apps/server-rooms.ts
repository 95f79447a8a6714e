import { declaredSettings, settingKinds } from '#features/settings/server/index.ts';
import type { RawContract } from '#platform/contract/raw-call.ts';
import { auditedKinds } from '#platform/server/audit/described.ts';
import { type DemoSteps, type House, type Offer, offer, openHouse, type Room } from '#platform/server/room.ts';
import { exportsOf } from './rooms.ts';
import { allSettings } from './settings.ts';

const modules = await exportsOf<{ room: Room }>('room.server.ts', 'server/room.ts');

/** The server part of every room, from the bottom up. */
export const serverRooms: Room[] = modules.map(([, { room }]) => room);

/** Every column that is sealed with the encryption key. */
export const sealedColumns = serverRooms.flatMap(({ sealed = [] }) => sealed);

/** What rooms offer to each other's ports, and what only a running server has. */
export const houseWith = (ofServer: Offer[] = []): House =>
  openHouse(
    [
      ...ofServer,
      offer(declaredSettings, allSettings),
      ...serverRooms.flatMap(({ offers = [] }) => offers),
      ...settingKinds(allSettings).map((kind) => offer(auditedKinds, kind)),
    ],
    serverRooms.toReversed().flatMap(({ notices = [] }) => notices),
  );

/** The rooms' own parts of the demo agency, from the bottom up. */
export const demoSteps: DemoSteps = {
  before: serverRooms.flatMap(({ demoBefore }) => demoBefore ?? []),
  after: serverRooms.flatMap(({ demo }) => demo ?? []),
  house: houseWith(),
};

/** The calls without the envelope, for the API document and the generated tests. */
export const rawContracts: Record<string, RawContract> = Object.fromEntries(
  modules.flatMap(([name, { room }]) => (room.raw ? [[name, room.raw.calls]] : [])),
);
