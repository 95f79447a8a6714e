import type { Room } from '#platform/server/room.ts';
import { readAll } from '#platform/server/sheet/read-csv.ts';
import { importPostal } from './import-postal.ts';
import { readPostalFile } from './read-postal-file.ts';
import { postalRoutes } from './routes.ts';

export const room: Room = {
  routes: () => postalRoutes,
  imports: {
    postal: async (at, files) => {
      const { rows, leftOut } = readAll(files, readPostalFile);
      const counts = await importPostal(at, rows);
      return `${counts.addresses} addresses and ${counts.codes} postal codes; ${leftOut()}`;
    },
  },
};
