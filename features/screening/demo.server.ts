import { createReadStream } from 'node:fs';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { importList } from './lists/import-list.server.ts';

/** Days before today on which each version of the fictional list was loaded. */
const loaded = { 1: 900, 2: 12 } as const;

const load = async (at: Writing<null>, version: keyof typeof loaded, today: Day) => {
  const name = `fictional-list-${version}.csv`;
  const path = new URL(`../../demo/screening/${name}`, import.meta.url);
  const clock = morningOf(addDays(today, -loaded[version]), at.clock);
  const file = { name, open: async () => createReadStream(path) };
  await importList({ ...at, clock }, { source: 'OWN', files: [file], loadedBy: 'DEMO' });
};

/** A list of invented names, so that customers of the demo agency can be screened: first without, and since lately with Anton Belmarski. */
export const demoList: DemoStep = async (at, { today }) => {
  await load(at, 1, today);
  await load(at, 2, today);
};
