import { auditedKinds, numberedIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { sealedAccounts } from './record/bank-account.server.ts';
import { sealedIdentities } from './record/identity.server.ts';
import { peopleRoutes } from './routes.server.ts';
import { person } from './tables.server.ts';

export const room: Room = {
  routes: () => peopleRoutes,
  offers: [
    offer(auditedKinds, { aggregate: 'person', words: 'Person', ...numberedIn(person, person.id, person.userName) }),
  ],
  sealed: [...sealedAccounts, ...sealedIdentities],
};
