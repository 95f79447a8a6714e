import { waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, madeOf, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { rateChanges } from './rates/by-two.server.ts';
import { rateKinds } from './rates/rates.words.ts';
import { calculatorRoutes } from './routes.server.ts';

export const room: Room = {
  routes: () => calculatorRoutes,
  offers: [
    offer(waitingForFinance, rateChanges.waiting('rates', 'Duty and loan rates to approve')),
    offer(auditedKinds, {
      aggregate: 'rate',
      words: 'Rate',
      ...madeOf(wordsIn(rateKinds)),
    }),
  ],
};
