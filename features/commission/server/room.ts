import type { Room } from '#platform/server/room.ts';
import { demoPlans } from './demo-plans.ts';
import { commissionRoutes } from './routes.ts';
import { commissionJobs } from './split-missing.ts';

export const room: Room = {
  routes: () => commissionRoutes,
  jobs: commissionJobs,
  demo: demoPlans,
};
