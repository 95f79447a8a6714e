import { waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, madeOf, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { rateKinds } from '../words/rates.ts';
import { waitingRates } from './by-two.ts';
import { calculatorRoutes } from './routes.ts';

export const room: Room = {
  routes: () => calculatorRoutes,
  offers: [
    offer(waitingForFinance, waitingRates),
    offer(auditedKinds, {
      aggregate: 'rate',
      words: 'Rate',
      ...madeOf(wordsIn(rateKinds)),
    }),
  ],
};
