import { auditedKinds, madeOf, namesIn, wordsIn } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { datasets } from './datasets.words.ts';
import { demoMarket } from './demo.server.ts';
import { fetchMarket } from './fetch/fetch-market.server.ts';
import { marketImports } from './import/commands.server.ts';
import { importMarket } from './import/import-job.server.ts';
import { purposes } from './open-market/listings.words.ts';
import { marketRoutes } from './routes.server.ts';
import { marketNews } from './saved/notices.server.ts';
import { notifySavedSearches } from './saved/notify-saved-search.server.ts';
import { marketListing } from './tables.server.ts';

export const room: Room = {
  routes: () => marketRoutes,
  jobs: (services) => [importMarket(services) as Job, fetchMarket(services), notifySavedSearches(services) as Job],
  notices: [marketNews],
  imports: marketImports,
  demo: demoMarket,
  offers: [
    offer(auditedKinds, {
      aggregate: 'listing',
      words: 'Market listing',
      names: namesIn(marketListing, marketListing.id, marketListing.street),
      values: { purpose: wordsIn(purposes) },
    }),
    offer(auditedKinds, {
      aggregate: 'market-dataset',
      words: 'Market data',
      ...madeOf(wordsIn(datasets)),
    }),
  ],
};
