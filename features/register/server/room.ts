import { approvalsPort } from '#features/people/index.server.ts';
import { auditedKinds, madeOf, numberedIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { readAll } from '#platform/server/table-file/read-rows.ts';
import { sealedAgencyAccounts } from './accounts.ts';
import { importRegister } from './import-register.ts';
import { readRegisterFile } from './read-register-file.ts';
import { registerRoutes } from './routes.ts';
import { registerAccount } from './tables.ts';

export const room: Room = {
  routes: (house) => registerRoutes(house.one(approvalsPort)),
  offers: [
    offer(auditedKinds, { aggregate: 'register', words: 'Register of agents', ...madeOf(() => 'Register of agents') }),
    offer(auditedKinds, {
      aggregate: 'agency-account',
      words: 'Bank account of an agency',
      ...numberedIn(registerAccount, registerAccount.id, registerAccount.licenceNo),
    }),
  ],
  sealed: sealedAgencyAccounts,
  imports: {
    agencies: async (at, files) => {
      const { rows, notRead } = readAll(files, readRegisterFile);
      const counts = await importRegister(at, rows);
      return `${counts.agencies} agencies and ${counts.salespeople} salespeople; ${notRead()}`;
    },
  },
};
