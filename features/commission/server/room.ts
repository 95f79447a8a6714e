import { dealsPort } from '#features/esubmission/server/index.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { deals } from './deals.ts';
import { demoPlans } from './demo-plans.ts';
import { commissionRoutes } from './routes.ts';
import { commissionJobs } from './split-missing.ts';

export const room: Room = {
  routes: () => commissionRoutes,
  jobs: commissionJobs,
  offers: [offer(dealsPort, deals)],
  demo: demoPlans,
};
