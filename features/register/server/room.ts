import type { Room } from '#platform/server/room.ts';
import { readAll } from '#platform/server/sheet/read-csv.ts';
import { importRegister } from './import-register.ts';
import { readRegisterFile } from './read-register-file.ts';
import { registerRoutes } from './routes.ts';

export const room: Room = {
  routes: () => registerRoutes,
  imports: {
    agencies: async (at, files) => {
      const { rows, leftOut } = readAll(files, readRegisterFile);
      const counts = await importRegister(at, rows);
      return `${counts.agencies} agencies and ${counts.salespeople} salespeople; ${leftOut()}`;
    },
  },
};
