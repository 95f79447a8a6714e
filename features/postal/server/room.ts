import { auditedKinds, madeOf } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { readAll } from '#platform/server/table-file/read-rows.ts';
import { importPostal } from './import-postal.ts';
import { readPostalFile } from './read-postal-file.ts';
import { postalRoutes } from './routes.ts';

export const room: Room = {
  routes: () => postalRoutes,
  offers: [offer(auditedKinds, { aggregate: 'postal', words: 'Postal codes', ...madeOf(() => 'Postal codes') })],
  imports: {
    postal: async (at, files) => {
      const { rows, notRead } = readAll(files, readPostalFile);
      const counts = await importPostal(at, rows);
      return `${counts.addresses} addresses and ${counts.codes} postal codes; ${notRead()}`;
    },
  },
};
