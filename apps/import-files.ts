import { internalOrigin, type Services } from '#platform/server/context.ts';
import type { Import } from '#platform/server/room.ts';
import { serverRooms } from './server-rooms.ts';

/** Imports of public data from files, by their names on the command line. */
const imports: Record<string, Import> = Object.fromEntries(
  serverRooms.flatMap((room) => Object.entries(room.imports ?? {})),
);

export const importNames = Object.keys(imports).join('|');

export const importFiles = async (services: Services, [what = '', ...words]: string[]): Promise<number> => {
  const run = imports[what];
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  const files = words.filter((word) => !flags.has(word));
  if (!run || files.length === 0) {
    console.error(`Say what, and from which files: import ${importNames} FILE…`);
    return 2;
  }
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  console.error(await run(at, files, { flags, say }));
  return 0;
};

/** Progress stands in one line of a terminal, which the next one replaces, and nowhere else. */
const say = (progress: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${progress}`);
};
