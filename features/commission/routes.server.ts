import { implement } from '#platform/server/http/implement.ts';
import { changePlans, planChanges } from './plans/by-two.server.ts';
import { listPlans, plansSheet, readPlan } from './plans/list-plans.server.ts';
import { listPlanPeople, planPeopleSheet } from './plans/plan-people.server.ts';
import { readMyPlan, readPlanOfPerson } from './progress/progress.server.ts';
import { resplits } from './resplits/list.server.ts';
import { approveResplit, prepareResplit, withdrawResplit } from './resplits/prepare.server.ts';
import { readResplit } from './resplits/read.server.ts';
import { commission } from './room.calls.ts';
import { deals } from './splits/list-deals.server.ts';
import { setProject } from './splits/project.server.ts';
import { readMyShares, readSplits } from './splits/read-splits.server.ts';
import { tryOut, tryOutTerms } from './try-out/try-out.server.ts';

export const commissionRoutes = implement('commission', commission, {
  myShares: readMyShares,
  deals: deals.page,
  dealsSheet: deals.file,
  splits: readSplits,
  setProject,
  plans: listPlans,
  plansSheet,
  plan: readPlan,
  planPeople: listPlanPeople,
  planPeopleSheet,
  ...changePlans,
  planChanges: planChanges.list,
  approvePlanChange: planChanges.approve,
  declinePlanChange: planChanges.decline,
  tryOut,
  tryOutTerms,
  myPlan: readMyPlan,
  planOfPerson: readPlanOfPerson,
  resplits: resplits.page,
  resplitsSheet: resplits.file,
  resplit: readResplit,
  prepareResplit,
  withdrawResplit,
  approveResplit,
});
