import { waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { expectedCard } from './commission.words.ts';
import { demoPlans, demoProjects } from './demo.server.ts';
import { planChanges } from './plans/by-two.server.ts';
import { waitingResplits } from './resplits/list.server.ts';
import { commissionRoutes } from './routes.server.ts';
import { Expected } from './splits/deals.calls.ts';
import { readExpected } from './splits/read-expected.server.ts';
import { commissionJobs } from './splits/split-missing.server.ts';
import { plan } from './tables.server.ts';

export const room: Room = {
  routes: () => commissionRoutes,
  jobs: commissionJobs,
  demoBefore: demoPlans,
  demo: demoProjects,
  offers: [
    dashboardPart(expectedCard, Expected, readExpected),
    offer(waitingForFinance, waitingResplits),
    offer(waitingForFinance, planChanges.waiting('plan-changes', 'Plan changes to approve')),
    offer(auditedKinds, { aggregate: 'plan', words: 'Commission plan', names: namesIn(plan, plan.code, plan.name) }),
  ],
};
