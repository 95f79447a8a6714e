import { formatMonth } from '#platform/contract/days.ts';
import { auditedKinds, madeOf } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { ledgerRoutes } from './routes.ts';

export const room: Room = {
  routes: ledgerRoutes,
  offers: [
    offer(auditedKinds, {
      aggregate: 'ledger',
      words: 'Ledger',
      ...madeOf((id) => (id === 'journal' ? 'Journal' : formatMonth(`${id}-01`))),
    }),
  ],
};
