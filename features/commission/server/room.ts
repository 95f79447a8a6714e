import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { demoPlans } from './demo-plans.ts';
import { commissionRoutes } from './routes.ts';
import { commissionJobs } from './split-missing.ts';
import { plan } from './tables.ts';

export const room: Room = {
  routes: () => commissionRoutes,
  jobs: commissionJobs,
  demo: demoPlans,
  offers: [offer(auditedKinds, { aggregate: 'plan', names: namesIn(plan, plan.code, plan.name) })],
};
