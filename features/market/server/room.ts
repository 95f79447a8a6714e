import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { demoMarket } from './demo/demo-market.ts';
import { marketImports } from './import/commands.ts';
import { marketRoutes } from './routes.ts';
import { marketDataset, marketListing } from './tables.ts';

export const room: Room = {
  routes: () => marketRoutes,
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
