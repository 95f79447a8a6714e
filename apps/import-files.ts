import { internalOrigin, type Services } from '#platform/server/context.ts';
import type { Import } from '#platform/server/room.ts';
import { serverRooms } from './server-rooms.ts';

/** Imports of public data from files, by their names on the command line. */
const imports: Record<string, Import> = Object.assign({}, ...serverRooms.map((room) => room.imports));

export const importNames = Object.keys(imports).join('|');

export const importFiles = async (services: Services, [what = '', ...files]: string[]): Promise<number> => {
  const run = imports[what];
  if (!run || files.length === 0) {
    console.error(`Say what, and from which files: import ${importNames} FILE…`);
    return 2;
  }
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  console.error(await run(at, files));
  return 0;
};
