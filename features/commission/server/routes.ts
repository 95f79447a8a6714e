import { implement } from '#platform/server/http/implement.ts';
import { commission } from '../contract/index.ts';
import { deals } from './list-deals.ts';
import { approvePlanChange, changePlans, declinePlanChange, listPlanChanges } from './plans/by-two.ts';
import { listPlans, plansSheet, readPlan } from './plans/list-plans.ts';
import { listPlanPeople, planPeopleSheet } from './plans/plan-people.ts';
import { tryOut, tryOutTerms } from './plans/try-out.ts';
import { readMyPlan, readPlanOfPerson } from './progress.ts';
import { setProject } from './project.ts';
import { readMyShares, readSplits } from './read-splits.ts';
import { resplits } from './resplit/list.ts';
import { approveResplit, prepareResplit, withdrawResplit } from './resplit/prepare.ts';
import { readResplit } from './resplit/read.ts';

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
  planChanges: listPlanChanges,
  approvePlanChange,
  declinePlanChange,
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
