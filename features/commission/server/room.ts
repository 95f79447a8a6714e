import { waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { Expected } from '../contract/deals.ts';
import { expectedCard } from '../words.ts';
import { demoPlans, demoProjects } from './demo-plans.ts';
import { waitingPlanChanges } from './plans/by-two.ts';
import { readExpected } from './read-expected.ts';
import { waitingResplits } from './resplit/list.ts';
import { commissionRoutes } from './routes.ts';
import { commissionJobs } from './split-missing.ts';
import { plan } from './tables.ts';

export const room: Room = {
  routes: () => commissionRoutes,
  jobs: commissionJobs,
  demoBefore: demoPlans,
  demo: demoProjects,
  offers: [
    dashboardPart(expectedCard, Expected, readExpected),
    offer(waitingForFinance, waitingResplits),
    offer(waitingForFinance, waitingPlanChanges),
    offer(auditedKinds, { aggregate: 'plan', words: 'Commission plan', names: namesIn(plan, plan.code, plan.name) }),
  ],
};
