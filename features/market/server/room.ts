import { auditedKinds, madeOf, namesIn, wordsIn } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { datasets } from '../words/datasets.ts';
import { purposes } from '../words/listings.ts';
import { demoMarket } from './demo/demo-market.ts';
import { fetchMarket } from './fetch/fetch-market.ts';
import { marketImports } from './import/commands.ts';
import { importMarket } from './import/import-job.ts';
import { marketRoutes } from './routes.ts';
import { marketNews } from './saved/notices.ts';
import { tellNews } from './saved/tell-news.ts';
import { marketListing } from './tables.ts';

export const room: Room = {
  routes: () => marketRoutes,
  jobs: (services) => [importMarket(services) as Job, fetchMarket(services), tellNews(services) as Job],
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
