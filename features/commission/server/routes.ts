import { implement } from '#platform/server/http/implement.ts';
import { commission } from '../contract/index.ts';
import { dealsSheet, listDeals } from './list-deals.ts';
import { assignPlan, setDefaultPlan, unassignPlan } from './plans/assign-plan.ts';
import { listPlans, readPlan } from './plans/list-plans.ts';
import { listPlanPeople } from './plans/plan-people.ts';
import { tryOut } from './plans/try-out.ts';
import { addPlan, addVersion, changeVersion } from './plans/write-plan.ts';
import { setProject } from './project.ts';
import { readMyShares, readSplits } from './read-splits.ts';
import { approveResplit, prepareResplit, withdrawResplit } from './resplit/prepare.ts';
import { listOpenResplits, readResplit } from './resplit/read.ts';

export const commissionRoutes = implement('commission', commission, {
  myShares: readMyShares,
  deals: listDeals,
  dealsSheet,
  splits: readSplits,
  setProject,
  plans: (at) => listPlans(at),
  plan: readPlan,
  planPeople: listPlanPeople,
  addPlan,
  addVersion,
  changeVersion,
  assignPlan,
  unassignPlan,
  setDefaultPlan,
  tryOut,
  openResplits: (at) => listOpenResplits(at),
  resplit: readResplit,
  prepareResplit,
  withdrawResplit,
  approveResplit,
});
