import { implement } from '#platform/server/http/implement.ts';
import { commission } from '../contract.ts';
import { listDeals } from './list-deals.ts';
import { readExpected } from './read-expected.ts';
import { readSplits } from './read-splits.ts';

export const commissionRoutes = implement('commission', commission, {
  expected: (at) => readExpected(at),
  deals: listDeals,
  splits: readSplits,
});
