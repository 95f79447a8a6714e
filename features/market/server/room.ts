import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { demoMarket } from './demo/demo-market.ts';
import { fetchMarket } from './fetch/fetch-market.ts';
import { marketImports } from './import/commands.ts';
import { importMarket } from './import/import-job.ts';
import { marketRoutes } from './routes.ts';
import { marketNews } from './saved/notices.ts';
import { tellNews } from './saved/tell-news.ts';
import { marketDataset, marketListing } from './tables.ts';

export const room: Room = {
  routes: () => marketRoutes,
  jobs: (services) => [importMarket(services) as Job, fetchMarket(services), tellNews(services) as Job],
  notices: [marketNews],
  imports: marketImports,
  demo: demoMarket,
  offers: [
    offer(auditedKinds, {
      aggregate: 'listing',
      names: namesIn(marketListing, marketListing.id, marketListing.street),
    }),
    offer(auditedKinds, {
      aggregate: 'market-dataset',
      names: namesIn(marketDataset, marketDataset.code, marketDataset.code),
    }),
  ],
};
