import { existsSync } from 'node:fs';
import { features } from '../scripts/feature-order.mjs';

/**
 * All rooms, in the order of scripts/feature-order.mjs from the bottom up. The rest is in the room's folder: its calls in
 * `room.calls.ts`, its settings in `room.settings.ts`, all else in `room.server.ts`; in a room that is laid out by folders these
 * are `contract`, `settings.ts` and `server/room.ts`.
 */
const folderOf = (name: string) => new URL(`../features/${name}/`, import.meta.url);

const roomNames: string[] = features
  .flat()
  .reverse()
  .filter((name) => existsSync(folderOf(name)));

/** For each room, the exports of the first of these files that it has. Rooms without any are left out. */
export const exportsOf = async <T extends object>(...files: string[]): Promise<[room: string, exported: T][]> => {
  const modules = roomNames.flatMap((name): [string, URL][] => {
    const file = files.map((each) => new URL(each, folderOf(name))).find((each) => existsSync(each));
    return file ? [[name, file]] : [];
  });
  return Promise.all(modules.map(async ([name, file]): Promise<[string, T]> => [name, (await import(file.href)) as T]));
};
