import { completedDeals, contactEvents } from '#features/contacts/index.server.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { auditedKinds, numberedIn } from '#platform/server/audit/described.ts';
import { keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { completeCasesJob } from './complete-cases.ts';
import { followContactsJob } from './follow-contacts.ts';
import { readCaseDates } from './key-dates.ts';
import { completedDealsOf, dealsOfContacts } from './of-contacts.ts';
import { dealRoutes } from './routes.ts';
import { deal } from './tables.ts';

/** Of a deal that was made, the row has the amounts of its shares. */
const asMoney = (value: unknown) => (typeof value === 'number' ? formatMoney(value) : undefined);

export const room: Room = {
  routes: () => dealRoutes,
  jobs: (services) => [completeCasesJob(services), followContactsJob(services)],
  offers: [
    offer(keyDateSources, readCaseDates),
    offer(contactEvents, dealsOfContacts),
    offer(completedDeals, completedDealsOf),
    offer(auditedKinds, {
      aggregate: 'deal',
      words: 'Deal',
      ...numberedIn(deal, deal.id, deal.dealNo),
      values: { shares: asMoney },
    }),
  ],
};
