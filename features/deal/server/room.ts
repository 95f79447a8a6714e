import { completedDeals, contactEvents } from '#features/contacts/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { completeCasesJob } from './complete-cases.ts';
import { readCaseDates } from './key-dates.ts';
import { completedDealsOf, dealsOfContacts } from './of-contacts.ts';
import { dealRoutes } from './routes.ts';
import { deal } from './tables.ts';

export const room: Room = {
  routes: () => dealRoutes,
  jobs: (services) => [completeCasesJob(services)],
  offers: [
    offer(keyDateSources, readCaseDates),
    offer(contactEvents, dealsOfContacts),
    offer(completedDeals, completedDealsOf),
    offer(auditedKinds, { aggregate: 'deal', names: namesIn(deal, deal.id, deal.dealNo) }),
  ],
};
