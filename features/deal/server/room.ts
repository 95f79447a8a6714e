import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { completeCasesJob } from './complete-cases.ts';
import { readCaseDates } from './key-dates.ts';
import { dealRoutes } from './routes.ts';
import { deal } from './tables.ts';

export const room: Room = {
  routes: () => dealRoutes,
  jobs: (services) => [completeCasesJob(services)],
  offers: [
    offer(keyDateSources, readCaseDates),
    offer(auditedKinds, { aggregate: 'deal', names: namesIn(deal, deal.id, deal.dealNo) }),
  ],
};
