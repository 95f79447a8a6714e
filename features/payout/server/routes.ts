import { implement } from '#platform/server/http/implement.ts';
import { payout } from '../contract.ts';
import { drawUp } from './draw-up.ts';
import { approveRun, payRun, withdrawRun } from './move-run.ts';
import { downloadStatement } from './papers/download.ts';
import { listRuns, readNext, readRun } from './runs.ts';

export const payoutRoutes = implement('payout', payout, {
  runs: listRuns,
  next: readNext,
  run: readRun,
  drawUp,
  withdraw: withdrawRun,
  approve: approveRun,
  pay: payRun,
  statement: (at, { params }) => downloadStatement(at, params.id),
});
